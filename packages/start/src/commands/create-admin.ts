import { readFile } from 'node:fs/promises';
import { AppError, createAdmin, isWithoutMasterData, systemClock } from '@yantra/server';
import { valuesAndSwitches } from '../arguments.ts';
import { CommandError } from '../command-error.ts';
import type { CommandParts } from '../command.ts';
import { withOwnSchema } from '../open.ts';
import { texts } from '../start.messages.ts';

const { admin } = texts;

/**
 * `yantra create-admin`: creates an administrator's account. At a terminal it asks for missing arguments. The password is never an argument, which every
 * process of the machine may read.
 */
export async function addAdmin({ args, env, terminal }: CommandParts): Promise<void> {
  const { values, switches } = valuesAndSwitches(args, {
    values: ['phone', 'name', 'email'],
    switches: ['with-catalogue', 'without-catalogue'],
  });
  const said = async (name: keyof typeof values, isNeeded: boolean): Promise<string> => {
    const given = values[name];
    if (given !== undefined) return given;
    if (terminal.isAsked) return terminal.ask(admin[name]);
    if (isNeeded) throw new CommandError(admin.missing(name), { exitCode: 2 });
    return '';
  };
  const [phoneNumber, name, email] = [await said('phone', true), await said('name', true), await said('email', true)];
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const password = await passwordFrom({ env, terminal });
  await withOwnSchema(env, { terminal, mayMigrate: false }, async (database) => {
    const withCatalogue = await isCatalogueWanted();
    const given = { firstName, lastName: rest.join(' '), email, phoneNumber, password };
    const { hasCatalogue } = await createAdmin({ database, clock: systemClock }, given, { withCatalogue }).catch(
      throwReason,
    );
    terminal.print(admin.made(name.trim()));
    if (hasCatalogue) terminal.print(admin.catalogueAdded);
    else if (withCatalogue) terminal.print(admin.catalogueThere);

    async function isCatalogueWanted(): Promise<boolean> {
      if (switches['with-catalogue'] || switches['without-catalogue']) return switches['with-catalogue'];
      if (!(await isWithoutMasterData(database.db))) return false;
      if (terminal.isAsked) return !/^\s*n/i.test(await terminal.ask(admin.offer));
      terminal.tell(admin.noCatalogue);
      return false;
    }
  });
}

/** From the file that the environment names, else piped in, else typed twice. */
async function passwordFrom({ env, terminal }: Pick<CommandParts, 'env' | 'terminal'>): Promise<string> {
  const file = env['ADMIN_PASSWORD_FILE'] ?? '';
  if (file !== '') return withoutEnd(await readFile(file, 'utf8').catch(refuseFile));
  if (!terminal.isAsked) {
    const piped = withoutEnd(await terminal.piped());
    if (piped === '') throw new CommandError(admin.noPassword, { exitCode: 2 });
    return piped;
  }
  for (;;) {
    const password = await terminal.askHidden(admin.password);
    if (password === (await terminal.askHidden(admin.again))) return password;
    terminal.tell(admin.differ);
  }
}

const withoutEnd = (text: string): string => text.replace(/\r?\n$/, '');

function refuseFile(cause: unknown): never {
  throw new CommandError(admin.passwordFile(cause instanceof Error ? cause.message : String(cause)), { cause });
}

/** What sign-up's rules say about the input, in one line. */
function throwReason(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const sentence = error.code === 'phone.taken' ? admin.taken : Object.values(error.fields ?? {}).join(' ');
  throw new CommandError(sentence || error.message, { cause: error });
}
