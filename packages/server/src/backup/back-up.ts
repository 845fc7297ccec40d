import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupTexts } from './backup.messages.ts';
import { BackupError } from './backup-error.ts';
import { refuseExisting } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { askForSnapshot } from './snapshot-socket.ts';
import { systemClock } from '../clock.ts';
import { DataFolderInUse } from '../database/data-folder.ts';
import { databaseName, type OpenDatabase, openDatabase } from '../database/open.ts';
import { pictureStoreOf } from '../modules/pictures/open-pictures.ts';
import type { Settings } from '../settings.ts';

const megabyte = 1_000_000;

/** What `backup FILE` is told. */
export interface BackUpOptions {
  readonly settings: Settings;
  /** An absolute path. */
  readonly file: string;
  /** A file of that name. */
  readonly mayReplace: boolean;
  readonly hasPictures: boolean;
  /** Where lines for the person go. */
  readonly print: (line: string) => void;
}

/**
 * Writes all that the installation keeps into one file, while the server runs or not.
 * @throws BackupError or DatabaseError with one line
 */
export async function backUp({ settings, file, mayReplace, hasPictures, print }: BackUpOptions): Promise<void> {
  if (!mayReplace) await refuseExisting(file);
  const database = await openForReading(settings);
  try {
    const store = settings.pictureStore === undefined && hasPictures ? pictureStoreOf(settings) : undefined;
    const { tables, pictures, bytes } = await makeBackup({
      file,
      mayReplace,
      database,
      where: databaseName(settings),
      now: systemClock.now(),
      readPicture: store && ((id) => store.readOriginal(id)),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(backupTexts.made(file, tables.length, rows, pictures, (bytes / megabyte).toFixed(1)));
    if (settings.pictureStore !== undefined) print(backupTexts.picturesElsewhere);
  } finally {
    await database.close();
  }
}

/* A running server gives a copy of the embedded database, for it alone may open the folder. */
async function openForReading({ databaseUrl, dataDir }: Settings): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openDatabase({ databaseUrl, dataDir, poolSize: 1 });
  // Opening would make an empty one.
  if (!existsSync(join(dataDir, 'pg'))) throw new BackupError(backupTexts.noDatabase(dataDir));
  const snapshot = await askForSnapshot(dataDir);
  if (snapshot === undefined) {
    return openDatabase({ dataDir }).catch((error: unknown) => {
      throw error instanceof DataFolderInUse ? new BackupError(backupTexts.serverSilent(dataDir)) : error;
    });
  }
  try {
    const copy = await openDatabase({ dataDir: snapshot.folder });
    return { ...copy, close: () => copy.close().finally(() => snapshot.close()) };
  } catch (error) {
    snapshot.close();
    throw error;
  }
}
