import { databaseName, openDatabase } from '../database/open.ts';
import { fileStoreOf } from '../modules/files/index.ts';
import type { Settings } from '../settings.ts';
import { backupTexts } from './backup.messages.ts';
import { restoreBackup } from './restore.ts';

/** The options of `restore FILE`. */
export interface RestoreFromOptions {
  readonly settings: Settings;
  /** An absolute path. */
  readonly file: string;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
}

/* Media types for S3-compatible storage; our own answers set theirs. */
const types = { pictures: 'image/webp', builds: 'application/octet-stream' } as const;

/**
 * Fills an empty database, embedded or not, from a backup of either kind.
 * @throws BackupError or DatabaseError with one line
 */
export async function restoreFrom({ settings, file, print }: RestoreFromOptions): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const stores = { pictures: fileStoreOf(settings, 'pictures'), builds: fileStoreOf(settings, 'builds') };
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: 2 });
  try {
    const { end } = await restoreBackup({
      file,
      database,
      where: databaseName(settings),
      writeFile: ({ store, key }, bytes) => stores[store].write(key, bytes, types[store]),
      print,
    });
    const rows = end.tables.reduce((sum, table) => sum + table.rows, 0);
    print(backupTexts.restored(file, rows, end.tables.length, end.files));
  } finally {
    await database.close();
  }
}
