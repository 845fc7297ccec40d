import {
  bringSchema,
  keepBackup,
  type OpenDatabase,
  openDatabase,
  type Settings,
  settingsFrom,
  systemClock,
} from '@yantra/server';
import type { CommandParts } from './command.ts';
import type { Terminal } from './terminal.ts';

/**
 * Opens the environment's database for one command, and always closes it.
 * @throws SettingsError, DatabaseError with one line
 */
async function withDatabase<Result>(
  env: CommandParts['env'],
  work: (database: OpenDatabase, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = settingsFrom(env);
  const { databaseUrl, dataDir, databasePool } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: databasePool });
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}

/** How the schema is treated. */
interface SchemaParts {
  readonly terminal: Terminal;
  /** Whether PostgreSQL is migrated too. */
  readonly mayMigrate: boolean;
}

/**
 * The same with this version's schema: the embedded database is migrated to it.
 * @param work receives the migrations that ran
 */
export async function withOwnSchema<Result>(
  env: CommandParts['env'],
  { terminal: { tell }, mayMigrate }: SchemaParts,
  work: (database: OpenDatabase, ran: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return withDatabase(env, async (database, { dataDir }) => {
    const backUp = (): Promise<string> => keepBackup(database, dataDir, systemClock.now());
    return work(database, await bringSchema({ database, mayMigrate, backUp, print: tell }));
  });
}
