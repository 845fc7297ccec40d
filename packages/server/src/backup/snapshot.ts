import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lockDataFolder } from '../database/data-folder.ts';
import { DatabaseError } from '../database/database-error.ts';

/** Below the data folder; each snapshot is a data folder of its own in it. */
const snapshotsIn = (dataDir: string): string => join(dataDir, 'snapshots');
const filesAtOnce = 8;

/**
 * Copies the embedded database to a new data folder while it runs. Queries wait for this, 0.2 s at 10,000 machines; a logical dump takes several times as long,
 * and another process makes it from the copy.
 * @returns the new data folder
 */
export async function takeSnapshot(lite: PGlite, dataDir: string): Promise<string> {
  const folder = join(snapshotsIn(dataDir), randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // No other transaction is under way: nothing is written meanwhile.
    await lite.transaction(async (trx) => {
      await trx.exec('checkpoint');
      const { rows } = await trx.query<Wanted>(
        `select redo_wal_file as first, pg_walfile_name(pg_current_wal_insert_lsn()) as last,
           (select oid::text from pg_database where datname = current_database()) as database from pg_control_checkpoint()`,
      );
      const [wanted] = rows;
      if (wanted === undefined) throw new Error('The database does not say where it stands.');
      await copyFolder(join(dataDir, 'pg'), join(folder, 'pg'), wanted);
    });
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Wanted {
  /** The log's files from the checkpoint on. */
  readonly first: string;
  readonly last: string;
  /** Our database's folder. */
  readonly database: string;
}

/* Log before the checkpoint may be larger than the data, and the engine's templates are most of the files. */
function isWanted(path: string, { first, last, database }: Wanted): boolean {
  const [folder, name = ''] = path.split(sep);
  if (folder === 'pg_wal') return name >= first && name <= last;
  return folder !== 'base' || name === database;
}

async function copyFolder(from: string, to: string, wanted: Wanted): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const placeOf = (entry: (typeof entries)[number]) => relative(from, join(entry.parentPath, entry.name));
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, placeOf(entry)), { recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(placeOf)
    .filter((path) => isWanted(path, wanted));
  const copyNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copyNext));
}

/** Deletes a snapshot, unless it is being read. */
export async function removeSnapshot(folder: string): Promise<void> {
  try {
    lockDataFolder(folder)();
  } catch (error) {
    if (error instanceof DatabaseError) return;
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
}

/** Deletes snapshots left by killed processes. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const folder = snapshotsIn(dataDir);
  for (const name of await readdir(folder).catch(() => [])) await removeSnapshot(join(folder, name));
}
