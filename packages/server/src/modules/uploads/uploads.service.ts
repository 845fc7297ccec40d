import type { callSchemas } from '@yantra/contract/schemas';
import { dayMs, pictureUrl } from '@yantra/domain';
import type { z } from 'zod';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Limits } from '../../limits/limits.ts';
import { addUpload, keepImage, type Pictures } from '../pictures/index.ts';

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
      const tell = async (id: string, digest: string) => {
        if (!(await addUpload(db, { id, ownerId: userId, digest }, clock.now()))) throw new AppError('session.ended');
      };
      const { id, width, height, bytes } = await keepImage(pictures, upload, { who: userId, tell }).catch(
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
