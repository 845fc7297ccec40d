import { migrate } from '@yantra/server';
import { refuseArguments } from '../arguments.ts';
import type { CommandParts } from '../command.ts';
import { withDatabase } from '../open.ts';
import { texts } from '../start.messages.ts';

/** `yantra migrate`: brings the schema up to this version. */
export async function migrateSchema({ args, env, terminal }: CommandParts): Promise<void> {
  refuseArguments(args);
  const ran = await withDatabase(env, (database) => migrate(database, { tell: terminal.tell }));
  terminal.print(ran.length === 0 ? texts.nothingToMigrate : texts.migrated(ran));
}
