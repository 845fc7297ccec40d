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

/** The place where this process keeps files, as its own or with others. */
export interface HeldStore {
  /** Says that this process is still there; every few seconds. */
  stay(): Promise<void>;
  /** Gives the place back. */
  leave(): Promise<void>;
}

/** How often it says so: three times before others forget it. */
export const stayEveryMs = (queries.forgottenAfterSeconds * 1000) / 3;

export interface HoldParts {
  readonly db: Db;
  readonly settings: FilesSettings;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Sees to it that all processes on a PostgreSQL keep files in one place. Not needed for the embedded database, which one process has.
 * @throws StartError where another process keeps them elsewhere, or alone in this folder
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
        // Without the database it is forgotten by itself.
        await queries.leave(db, holder.id).catch(() => undefined);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The kernel holds it: it is free when the process is gone, however that ended. */
function lockFolder(folder: string): () => void {
  try {
    return lockDataFolder(folder);
  } catch (cause) {
    throw cause instanceof DataFolderInUse ? new StartError(filesTexts.folderInUse(folder), { cause }) : cause;
  }
}

/** Names a folder, wherever it is mounted: what lies in it says so. */
async function idOfFolder(folder: string): Promise<string> {
  const file = join(folder, 'files-id');
  await mkdir(folder, { recursive: true });
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => undefined);
  return readFile(file, 'utf8');
}
