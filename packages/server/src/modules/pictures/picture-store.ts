import { type PictureFormat, pictureFormats, type PictureWidth, pictureWidths } from '@yantra/domain';
import { type FileStore } from '../files/index.ts';

/** One size of one picture in one format. */
export interface Derivative {
  readonly id: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The storage of pictures' bytes. Originals are kept so that sizes can be made again; a demo picture's original is its recipe in the database. */
export interface PictureStore {
  /** The stored bytes, or `undefined` if they were never made. Rejects if the storage fails. */
  readDerivative(derivative: Derivative): Promise<Buffer | undefined>;
  /** Writes atomically: no reader ever sees half a file. */
  writeDerivative(derivative: Derivative, bytes: Uint8Array): Promise<void>;
  readOriginal(id: string): Promise<Buffer | undefined>;
  writeOriginal(id: string, bytes: Uint8Array): Promise<void>;
  /** Removes everything of a picture. Rejects if something may be left. */
  remove(id: string): Promise<void>;
}

/** Pictures in a file store: `derivatives/ab/abcd…/640.avif` and `originals/ab/abcd…`. Callers validate ids first (`isPictureId`). */
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
