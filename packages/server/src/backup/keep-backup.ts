import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseName, type OpenDatabase } from '../database/open.ts';
import { makeBackup } from './make-backup.ts';

/** What the last few changes of version came from. */
const mostKept = 3;
const ending = '.before.backup';

/**
 * Puts a backup of the embedded database beside it, in `backups` of the data folder, and lets go of all but the last three. Pictures lie there
 * anyway and are not in it.
 * @returns the file
 * @throws BackupError with one line
 */
export async function keepBackup(database: OpenDatabase, dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${now.toISOString().replaceAll(':', '')}${ending}`);
  const where = databaseName({ dataDir });
  await makeBackup({ file, mayReplace: true, database, where, now, files: [] });
  // By name is by time.
  const kept = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  for (const name of kept.slice(0, -mostKept)) await rm(join(folder, name));
  return file;
}
