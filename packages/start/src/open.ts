import { type OpenDatabase, openDatabase, type Settings, settingsFrom } from '@yantra/server';
import type { CommandParts } from './command.ts';

/**
 * Opens the database that the environment names, for one command, and closes it whatever happens.
 * @throws SettingsError, DatabaseError with one line
 */
export async function withDatabase<Result>(
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
