import type { callSchemas } from '@yantra/contract/schemas';
import { dayMs, pictureUrl } from '@yantra/domain';
import type { z } from 'zod';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { addUpload, type KeptUpload, type Pictures, UnreadablePicture, type UploadOwner } from '../pictures/index.ts';

export interface UploadsParts extends DbAndClock {
  readonly limits: Limits;
  /** Without it nothing can be uploaded. */
  readonly pictures: Pick<Pictures, 'keepUpload'> | undefined;
}

/** Accepts people's images. */
export interface Uploads {
  /**
   * Re-encodes an image and stores it as the caller's.
   * @throws AppError `image.tooMany`, `image.unreadable`, `image.tooLarge`, `server.busy`, and errors of reading the file
   */
  keep(read: () => Promise<Buffer>, caller: Caller): Promise<z.output<(typeof callSchemas)['uploadImage']['output']>>;
}

/** Images that a person may upload in 24 hours; refused ones count too. */
export const uploadsADay = 600;

const limit = { kind: 'upload', most: uploadsADay, withinMs: dayMs };

export function createUploads({ db, clock, limits, pictures }: UploadsParts): Uploads {
  return {
    async keep(read, { userId }) {
      if (pictures === undefined) throw new AppError('server.busy');
      const since = clock.now();
      const { retryAfterSeconds } = await limits.hit(db, limit, userId);
      if (retryAfterSeconds !== undefined) throw new AppError('image.tooMany', undefined, { retryAfterSeconds });
      const upload = await read();
      if (sniffImage(upload) === undefined) throw new AppError('image.unreadable');
      const tell = async (id: string) => {
        if (!(await addUpload(db, id, userId, clock.now()))) throw new AppError('session.ended');
      };
      const { id, width, height, bytes } = await kept(pictures, upload, { who: userId, tell }).catch(
        async (error: unknown) => {
          // It was not examined: the attempt may be repeated.
          if (isBusy(error)) await limits.cancel(db, limit, userId, since);
          throw error;
        },
      );
      return { url: pictureUrl(id, 640, 'webp'), width, height, bytes: bytes.length };
    },
  };
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === 'server.busy';

async function kept(pictures: Pick<Pictures, 'keepUpload'>, upload: Buffer, owner: UploadOwner): Promise<KeptUpload> {
  try {
    return await pictures.keepUpload(upload, owner);
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const isLarge = error.message.includes('exceeds pixel limit');
    throw new AppError(isLarge ? 'image.tooLarge' : 'image.unreadable', undefined, { cause: error });
  }
}

/** The kinds of images accepted. */
type ImageKind = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image's kind by its first bytes, whatever its name and type; `undefined` if not accepted. */
function sniffImage(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 32) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png) && bytes.toString('latin1', 12, 16) === 'IHDR') return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff && bytes.toString('latin1', 12, 15) === 'VP8' ? 'webp' : undefined;
}
