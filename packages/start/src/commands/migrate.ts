import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';
import { withOwnSchema } from '../open.ts';
import { texts } from '../start.messages.ts';

/** `yantra migrate`: brings the schema to this version, while the previous version still runs. */
export async function migrateSchema({ args, env, terminal }: CommandParts): Promise<void> {
  refuseArguments(args);
  await withOwnSchema(env, { terminal, mayMigrate: true }, async (_database, ran) => {
    terminal.print(ran.length === 0 ? texts.nothingToMigrate : texts.migrated(ran));
  });
}
