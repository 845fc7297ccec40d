import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupTexts } from './backup.messages.ts';
import { BackupError } from './backup-error.ts';
import { refuseExisting } from './backup-file.ts';
import type { FilesOf } from './dump.ts';
import { makeBackup } from './make-backup.ts';
import { askForSnapshot } from './snapshot-socket.ts';
import { systemClock } from '../clock.ts';
import { DataFolderInUse } from '../database/data-folder.ts';
import { databaseName, type OpenDatabase, openDatabase } from '../database/open.ts';
import { fileStoreOf } from '../modules/files/open-files.ts';
import type { Settings } from '../settings.ts';

const megabyte = 1_000_000;

/** What `backup FILE` is told. */
export interface BackUpOptions {
  readonly settings: Settings;
  /** An absolute path. */
  readonly file: string;
  /** A file of that name. */
  readonly mayReplace: boolean;
  /** Pictures and kept builds, where they lie in the data folder. */
  readonly hasFiles: boolean;
  /** Where lines for the person go. */
  readonly print: (line: string) => void;
}

/**
 * Writes all that the installation keeps into one file, while the server runs or not.
 * @throws BackupError or DatabaseError with one line
 */
export async function backUp({ settings, file, mayReplace, hasFiles, print }: BackUpOptions): Promise<void> {
  if (!mayReplace) await refuseExisting(file);
  const database = await openForReading(settings);
  try {
    const { tables, files, bytes } = await makeBackup({
      file,
      mayReplace,
      database,
      where: databaseName(settings),
      now: systemClock.now(),
      files: hasFiles && settings.pictureStore === undefined ? filesOf(settings) : [],
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(backupTexts.made(file, tables.length, rows, files, (bytes / megabyte).toFixed(1)));
    if (settings.pictureStore !== undefined) print(backupTexts.filesElsewhere);
  } finally {
    await database.close();
  }
}

/* Smaller sizes of pictures are made again when somebody asks. */
const filesOf = (settings: Settings): FilesOf[] => [
  { store: 'pictures', from: fileStoreOf(settings, 'pictures'), prefix: 'originals/' },
  { store: 'builds', from: fileStoreOf(settings, 'builds'), prefix: '' },
];

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
