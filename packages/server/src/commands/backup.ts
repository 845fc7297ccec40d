import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupTexts } from '../backup/backup.messages.ts';
import { BackupError } from '../backup/backup-error.ts';
import { refuseExisting } from '../backup/backup-file.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { askForSnapshot } from '../backup/snapshot-socket.ts';
import { systemClock } from '../clock.ts';
import { DataFolderInUse } from '../database/data-folder.ts';
import { databaseName, type OpenDatabase, openDatabase } from '../database/open.ts';
import { pictureStoreOf } from '../modules/pictures/open-pictures.ts';
import type { Settings } from '../settings.ts';
import { type CommandParts, UsageError } from './command.ts';

const backupUsage = 'yantra backup FILE [--force] [--without-pictures]';

const megabyte = 1_000_000;

/**
 * `backup FILE`: writes all that the installation keeps into one file, while the server runs or not.
 * @throws BackupError, DatabaseError or UsageError with one line
 */
export async function backup({ settings, args, print }: CommandParts): Promise<void> {
  const { file, isForced, hasPictures } = wanted(args);
  if (!isForced) await refuseExisting(file);
  const database = await openForReading(settings);
  try {
    const store = settings.pictureStore === undefined && hasPictures ? pictureStoreOf(settings) : undefined;
    const { tables, pictures, bytes } = await makeBackup({
      file,
      mayReplace: isForced,
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

function wanted(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean' }, 'without-pictures': { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error();
    return {
      file: resolve(file),
      isForced: values.force === true,
      hasPictures: values['without-pictures'] !== true,
    };
  } catch (cause) {
    throw new UsageError(backupUsage, { cause });
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
