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
 * Takes the data folder for this process, or throws DataFolderInUse when another one has it. Two PGlite processes on one folder destroy it
 * silently, so the kernel holds the lock: it goes when the process goes, however that ends.
 * Answers the function that gives the folder back.
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
