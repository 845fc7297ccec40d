import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderInUse } from '../database/data-folder.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import type { Settings } from '../settings.ts';
import { BackupError } from './backup-error.ts';
import { backupTexts } from './backup.messages.ts';
import { askForSnapshot } from './snapshot-socket.ts';

/**
 * Opens a database for a command that only reads it, whether a server runs or not: of the embedded one, which only the server can open, the server gives a
 * copy.
 * @throws BackupError or DatabaseError with one line
 */
export async function openForReading({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openDatabase({ databaseUrl, dataDir, poolSize: 1, isReader: true });
  // Opening would create an empty one.
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
