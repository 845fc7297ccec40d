import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupTexts } from '../backup/backup.messages.ts';
import { restoreBackup } from '../backup/restore.ts';
import { databaseName, openDatabase } from '../database/open.ts';
import { pictureStoreOf } from '../modules/pictures/open-pictures.ts';
import { type CommandParts, UsageError } from './command.ts';

const restoreUsage = 'yantra restore FILE';

/**
 * `restore FILE`: fills an empty database, embedded or not, from a backup of either.
 * @throws BackupError, DatabaseError or UsageError with one line
 */
export async function restore({ settings, args, print }: CommandParts): Promise<void> {
  const file = wanted(args);
  const { databaseUrl, dataDir } = settings;
  const store = pictureStoreOf(settings);
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    const { end } = await restoreBackup({
      file,
      database,
      where: databaseName(settings),
      writePicture: (id, bytes) => store.writeOriginal(id, bytes),
      print,
    });
    const rows = end.tables.reduce((sum, table) => sum + table.rows, 0);
    print(backupTexts.restored(file, rows, end.tables.length, end.pictures));
  } finally {
    await database.close();
  }
}

function wanted(args: readonly string[]): string {
  try {
    const [file, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    if (file === undefined || more.length > 0) throw new Error();
    return resolve(file);
  } catch (cause) {
    throw new UsageError(restoreUsage, { cause });
  }
}
