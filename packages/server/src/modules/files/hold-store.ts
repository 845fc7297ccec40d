import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DataFolderInUse, lockDataFolder } from '../../database/data-folder.ts';
import type { Db } from '../../database/types.ts';
import { StartError } from '../../listening.ts';
import { filesTexts } from './files.messages.ts';
import type { FilesSettings } from './files.settings.ts';
import * as queries from './store-holders.queries.ts';

/** This process's registration of its storage. */
export interface HeldStore {
  /** Renews the registration; to be called every few seconds. */
  stay(): Promise<void>;
  /** Ends the registration. */
  leave(): Promise<void>;
}

/** The interval of renewals: three before it expires. */
export const stayEveryMs = (queries.forgottenAfterSeconds * 1000) / 3;

export interface HoldParts {
  readonly db: Db;
  readonly settings: FilesSettings;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Ensures that all processes on a PostgreSQL keep files in one place. Not needed for the embedded database, which has one process.
 * @throws StartError if another process uses another place, or this folder exclusively
 */
export async function holdStore({ db, settings, logger }: HoldParts): Promise<HeldStore> {
  const { pictureStore, sharesDataDir, dataDir } = settings;
  const isShared = pictureStore !== undefined || sharesDataDir;
  const release = isShared ? () => undefined : lockFolder(dataDir);
  try {
    const store =
      pictureStore === undefined
        ? `folder ${await idOfFolder(dataDir)}`
        : [pictureStore.endpoint, pictureStore.bucket, pictureStore.prefix].join(' ');
    const holder = { id: randomUUID(), host: hostname(), store, isShared };
    const other = await queries.join(db, holder);
    if (other !== undefined) throw new StartError(filesTexts.elsewhere(other.host, queries.forgottenAfterSeconds));
    return {
      async stay() {
        const met = await queries.stay(db, holder);
        if (met !== undefined) logger.error({ host: met.host }, filesTexts.metAnother);
      },
      async leave() {
        // Without the database it expires by itself.
        await queries.leave(db, holder.id).catch(() => undefined);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The kernel holds the lock: it ends with the process in any case. */
function lockFolder(folder: string): () => void {
  try {
    return lockDataFolder(folder);
  } catch (cause) {
    throw cause instanceof DataFolderInUse ? new StartError(filesTexts.folderInUse(folder), { cause }) : cause;
  }
}

/** Identifies a folder, wherever it is mounted, by a file in it. */
async function idOfFolder(folder: string): Promise<string> {
  const file = join(folder, 'files-id');
  await mkdir(folder, { recursive: true });
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => undefined);
  return readFile(file, 'utf8');
}
