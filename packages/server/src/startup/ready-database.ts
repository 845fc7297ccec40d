import { allCities } from '@yantra/places/all';
import { keepBackup } from '../backup/keep-backup.ts';
import { snapshotAnswers } from '../backup/snapshot-socket.ts';
import { removeSnapshots } from '../backup/snapshot.ts';
import { systemClock } from '../clock.ts';
import { bringSchema } from '../database/bring-schema.ts';
import { learnCities } from '../database/learn-cities.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';
import { type ReadShare, readShareOf } from '../database/read-share.ts';
import { StartError } from '../listening.ts';
import { serveLocally } from '../local-socket/local-socket.ts';
import { keyAnswers } from '../modules/key-changes/change-key.ts';
import { refusalTexts } from '../refusals.messages.ts';
import { accountsWithKnownPassword } from '../seed/known-passwords.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Starting } from './start-options.ts';

/**
 * The database with this version's schema and the cities.
 * @throws DatabaseError; StartError if anybody could log in as the demo's administrator
 */
export async function readyDatabase(
  { settings, print, undo }: Starting,
  tracing: Pick<Tracing, 'onStatement'> | undefined,
): Promise<OpenDatabase> {
  const { environment, dataDir, databaseUrl, databasePool: poolSize } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, poolSize, onStatement: tracing?.onStatement });
  undo.push(() => database.close());
  if (database.advice !== undefined) print(database.advice);
  await answerCommands(database, dataDir, undo);
  // For convenience outside production; in production other processes may use it.
  const mayMigrate = environment !== 'production';
  const backUp = () => keepBackup(database, dataDir, systemClock.now());
  await bringSchema({ database, mayMigrate, backUp, print });
  await learnCities(database.db, allCities);
  if (environment === 'production') await refuseKnownPasswords(database);
  return database;
}

/** Serves commands that need the embedded database, which they cannot open. */
async function answerCommands({ db, lite }: OpenDatabase, dataDir: string, undo: (() => unknown)[]): Promise<void> {
  if (lite === undefined) return;
  await removeSnapshots(dataDir);
  const answers = { ...snapshotAnswers(lite, dataDir), ...keyAnswers(db, systemClock) };
  const local = await serveLocally(dataDir, answers);
  undo.push(() => local?.close());
}

/** @throws StartError if anybody could log in as the demo's administrator */
async function refuseKnownPasswords({ db }: OpenDatabase): Promise<void> {
  const phones = await accountsWithKnownPassword(db);
  if (phones.length > 0) throw new StartError(refusalTexts.knownPasswords(phones.join(', ')));
}

/** The database connections for heavy reads. */
export function ownReads(database: OpenDatabase, { settings, logger, undo }: Starting): ReadShare {
  const { databaseReplicaUrl: url, databasePool } = settings;
  const share = readShareOf(database, databasePool, url === undefined ? undefined : { url, logger });
  undo.push(() => share.replica?.close());
  return share;
}
