import { systemClock } from '../clock.ts';
import { databaseName } from '../database/open.ts';
import { fileStoreOf } from '../modules/files/index.ts';
import type { Settings } from '../settings.ts';
import { refuseExisting } from './backup-file.ts';
import { backupTexts } from './backup.messages.ts';
import type { FilesOf } from './dump.ts';
import { makeBackup } from './make-backup.ts';
import { openForReading } from './open-for-reading.ts';

const megabyte = 1_000_000;

/** The options of `backup FILE`. */
export interface BackUpOptions {
  readonly settings: Settings;
  /** An absolute path. */
  readonly file: string;
  /** Whether an existing file may be replaced. */
  readonly mayReplace: boolean;
  /** Whether pictures and kept builds are included, if they are in the data folder. */
  readonly hasFiles: boolean;
  /** Prints a line for the operator. */
  readonly print: (line: string) => void;
}

/**
 * Writes the installation's data into one file, whether the server runs or not.
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

/* Smaller sizes of pictures are made again on demand. */
const filesOf = (settings: Settings): FilesOf[] => [
  { store: 'pictures', from: fileStoreOf(settings, 'pictures'), prefix: 'originals/' },
  { store: 'builds', from: fileStoreOf(settings, 'builds'), prefix: '' },
];
