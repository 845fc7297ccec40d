import { type PictureFormat, pictureFormats, type PictureWidth, pictureWidths } from '@yantra/domain';
import { type FileStore, createFolderFileStore } from '../files/index.ts';

/** One size of one picture in one format. */
export interface Derivative {
  readonly id: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/**
 * Where pictures' bytes lie.
 * Originals are kept so that derivatives can be made again; a demo picture's original is its recipe in the database.
 */
export interface PictureStore {
  /** The stored bytes, or `undefined` when they were never made. Rejects when the storage itself fails. */
  readDerivative(derivative: Derivative): Promise<Buffer | undefined>;
  /** Puts the whole file there at once: another reader, or another process, never sees half of it. */
  writeDerivative(derivative: Derivative, bytes: Uint8Array): Promise<void>;
  readOriginal(id: string): Promise<Buffer | undefined>;
  writeOriginal(id: string, bytes: Uint8Array): Promise<void>;
  /** Removes all there is of a picture. Rejects when something of it may be left. */
  remove(id: string): Promise<void>;
}

/**
 * Pictures in a store of files: `derivatives/ab/abcd…/640.avif` and `originals/ab/abcd…`.
 * Ids are checked by the caller (`isPictureId`) before they come near a key.
 */
export function createPictureStore(files: FileStore): PictureStore {
  const derivative = ({ id, width, format }: Derivative) => `derivatives/${id.slice(0, 2)}/${id}/${width}.${format}`;
  const original = (id: string) => `originals/${id.slice(0, 2)}/${id}`;
  return {
    readDerivative: (wanted) => files.read(derivative(wanted)),
    writeDerivative: (wanted, bytes) => files.write(derivative(wanted), bytes, `image/${wanted.format}`),
    readOriginal: (id) => files.read(original(id)),
    writeOriginal: (id, bytes) => files.write(original(id), bytes, 'image/webp'),
    async remove(id) {
      const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ id, width, format })));
      await Promise.all([original(id), ...sizes.map(derivative)].map((key) => files.remove(key)));
    },
  };
}

/** Pictures in a folder. */
export const createFolderPictureStore = (folder: string): PictureStore =>
  createPictureStore(createFolderFileStore(folder));
