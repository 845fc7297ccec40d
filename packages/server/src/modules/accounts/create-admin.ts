import type { SignUpInput } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import type { Clock } from '../../clock.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { AppError } from '../../errors.ts';
import { fieldErrorsOf } from '../../http/answer.ts';
import { appendAudit } from '../audit/index.ts';
import { addCatalogue, catalogueOf } from '../master-data/index.ts';
import { insertUser } from './accounts.queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createPasswords, type Passwords } from './passwords.ts';

/** A new administrator; as at sign-up without the code: who may access the database needs none. */
export type NewAdmin = Pick<SignUpInput, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password'>;

/** What making one needs. */
export interface CreateAdminParts {
  readonly database: Pick<OpenDatabase, 'db'>;
  readonly clock: Clock;
  readonly passwords?: Passwords;
}

const rules = callSchemas.signUp.input.pick({
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  password: true,
});

/**
 * Creates an administrator's account by sign-up's rules, and adds an audit entry.
 * @param given the input
 * @param options.withCatalogue also adds the catalogue's categories, types and plans, if there are none
 * @throws AppError `request.invalid` with a sentence for each wrong field, `password.common`, `phone.taken`
 */
export async function createAdmin(
  { database: { db }, clock, passwords = createPasswords() }: CreateAdminParts,
  given: Readonly<Record<keyof NewAdmin, string>>,
  { withCatalogue }: { readonly withCatalogue: boolean },
): Promise<{ readonly id: string; readonly hasCatalogue: boolean }> {
  const parsed = rules.safeParse(given);
  if (!parsed.success) throw new AppError('request.invalid', fieldErrorsOf(parsed.error));
  const { password, phoneNumber } = parsed.data;
  if (isCommonPassword(password, phoneNumber)) throw new AppError('password.common');
  const passwordHash = await passwords.hash(password);
  const catalogue = withCatalogue ? await catalogueOf() : undefined;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = await insertUser(trx, parsed.data, { role: 'admin', passwordHash, now });
    if (id === undefined) throw new AppError('phone.taken');
    const hasCatalogue = catalogue !== undefined && (await addCatalogue(trx, catalogue));
    // Last, since it locks the log.
    if (hasCatalogue) await appendAudit(trx, { at: now, kind: 'catalogue.added', userId: id });
    await appendAudit(trx, { at: now, kind: 'admin.created', userId: id });
    return { id, hasCatalogue };
  });
}
