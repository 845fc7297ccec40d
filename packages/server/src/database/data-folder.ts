import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';
import { DatabaseError } from './database-error.ts';

/** Another process has the data folder. */
export class DataFolderInUse extends DatabaseError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process.`);
  }
}

/**
 * Locks the data folder for this process; throws DataFolderInUse if another one has it. Two PGlite processes on one folder destroy it silently. The kernel
 * holds the lock, so it ends with the process in any case. Returns how to unlock it.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be made. Please set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
  const file = openLockFile(join(folder, 'lock'), folder);
  if (!tryLock(file)) {
    closeSync(file);
    throw new DataFolderInUse(folder);
  }
  return () => {
    unlock(file);
    closeSync(file);
  };
}

function openLockFile(path: string, folder: string): number {
  try {
    return openSync(path, 'a+');
  } catch (cause) {
    throw new DatabaseError(
      `The data folder ${folder} cannot be written. Please set DATA_DIR to a folder that can be.`,
      { cause },
    );
  }
}
