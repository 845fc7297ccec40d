import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, type OpenDatabase } from '../database/open.ts';
import { makeBackup } from './make-backup.ts';

/** Backups of the last few upgrades. */
const mostKept = 3;
const ending = '.before.backup';

/**
 * Writes a backup of the embedded database to `backups` in the data folder, and deletes all but the last three. Without pictures, which are in the folder
 * anyway.
 * @returns the file
 * @throws BackupError with one line
 */
export async function keepBackup(database: OpenDatabase, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${now.toISOString().replaceAll(':', '')}${ending}`);
  const where = databaseName({ dataDir });
  await makeBackup({ file, mayReplace: true, database, where, now, files: [] });
  // Sorted by name, which is by time.
  const kept = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  for (const name of kept.slice(0, -mostKept)) await rm(join(folder, name));
  return file;
}
