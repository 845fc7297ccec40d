import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFormat, PictureWidth } from '@yantra/domain';

/** One size of one picture in one format. */
export interface Derivative {
  readonly id: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/**
 * Where pictures' bytes lie: a folder, or S3-compatible storage (s3-picture-store.ts).
 * Originals are kept so that derivatives can be made again; a demo picture's original is its recipe in the database.
 */
export interface PictureStore {
  /** The stored bytes, or `undefined` when they were never made. Rejects when the storage itself fails. */
  readDerivative(derivative: Derivative): Promise<Buffer | undefined>;
  /** Puts the whole file there at once: another reader, or another process, never sees half of it. */
  writeDerivative(derivative: Derivative, bytes: Uint8Array): Promise<void>;
  readOriginal(id: string): Promise<Buffer | undefined>;
  writeOriginal(id: string, bytes: Uint8Array): Promise<void>;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Beside its place first, then renamed onto it: a rename on one file system is all or nothing. */
async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Pictures in a folder (`DATA_DIR/pictures`): `derivatives/ab/abcd…/640.avif` and `originals/ab/abcd…`.
 * Ids are checked by the caller (`isPictureId`) before they come near a path.
 */
export function createFolderPictureStore(folder: string): PictureStore {
  const derivatives = (id: string): string => join(folder, 'derivatives', id.slice(0, 2), id);
  const originals = (id: string): string => join(folder, 'originals', id.slice(0, 2));
  return {
    readDerivative: ({ id, width, format }) => readIfThere(join(derivatives(id), `${width}.${format}`)),
    writeDerivative: ({ id, width, format }, bytes) => writeWhole(derivatives(id), `${width}.${format}`, bytes),
    readOriginal: (id) => readIfThere(join(originals(id), id)),
    writeOriginal: (id, bytes) => writeWhole(originals(id), id, bytes),
  };
}
