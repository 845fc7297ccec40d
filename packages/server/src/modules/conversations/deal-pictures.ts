import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs, hourMs, pictureFormats, pictureWidths } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Key, Keyrings } from '../../keys/keyring.ts';
import type { Limits } from '../../limits/limits.ts';
import { keepImage, type Pictures } from '../pictures/index.ts';
import * as queries from './conversations.queries.ts';
import type { Standing } from './party.ts';

/** Where pictures of conversations are. */
export const dealPicturesPath = '/deal-pictures/';

/** Pictures that one party of a deal may upload in 24 hours; refused ones count too. */
export const dealPicturesADay = 100;
const limit = { kind: 'dealPicture', most: dealPicturesADay, withinMs: dayMs };

/* An address holds for two days at most: of the day, so that a browser's cache knows it again. */
const holdsDays = 2;
const idBytes = 12;
const macBytes = 16;

/** Signs addresses of pictures, all with one key. */
export type PictureSigner = (id: string) => string;

export interface DealPicturesParts extends DbAndClock {
  readonly keys: Keyrings;
  readonly limits: Limits;
  /** Without it no pictures can be sent. */
  readonly pictures: Pick<Pictures, 'keepUpload' | 'privateDerivative' | 'privateOriginal'> | undefined;
}

/** Pictures of conversations, for the two alone: who gets the conversation gets addresses that nobody guesses and that end. */
export type DealPictures = ReturnType<typeof createDealPictures>;

export function createDealPictures({ db, clock, keys, limits, pictures }: DealPicturesParts) {
  const ring = keys('dealPictures');

  const macOf = (body: Buffer, { bytes }: Key): Buffer =>
    createHmac('sha256', bytes).update('deal picture').update(body).digest().subarray(0, macBytes);

  function pathOf(id: string, key: Key): string {
    const body = Buffer.alloc(idBytes + 4);
    body.write(id.slice(1), 'hex');
    body.writeUInt32BE(Math.floor(clock.now().getTime() / dayMs) + holdsDays, idBytes);
    return `${dealPicturesPath}${Buffer.concat([body, macOf(body, key)]).toString('base64url')}/640.webp`;
  }

  return {
    /** Makes addresses; its key is read once. */
    signer: async (): Promise<PictureSigner> => {
      const key = (await ring.keys()).signing();
      return (id) => pathOf(id, key);
    },
    /** The picture that a signed part of an address names; undefined for a forged one, or one that has ended. */
    async named(token: string): Promise<string | undefined> {
      const given = Buffer.from(token, 'base64url');
      if (given.length !== idBytes + 4 + macBytes) return undefined;
      const [body, mac] = [given.subarray(0, idBytes + 4), given.subarray(idBytes + 4)];
      if (!(await ring.keys()).all.some((key) => timingSafeEqual(macOf(body, key), mac))) return undefined;
      const ends = body.readUInt32BE(idBytes) * dayMs;
      return clock.now().getTime() < ends ? `d${body.toString('hex', 0, idBytes)}` : undefined;
    },
    /** The same by a whole address, as `add` answered it. */
    async idAt(url: string): Promise<string | undefined> {
      const [, token] = /\/deal-pictures\/([\w-]{43})\/[\w.]+$/.exec(url) ?? [];
      return token === undefined ? undefined : this.named(token);
    },
    /**
     * Takes a picture for a message of a party.
     * @throws AppError `image.tooMany`, `image.unreadable`, `image.tooLarge`, `server.busy`, and errors of reading the file
     */
    async add(read: () => Promise<Buffer>, { dealId, side }: Pick<Standing, 'dealId' | 'side'>) {
      if (pictures === undefined) throw new AppError('server.busy');
      const who = `${dealId} ${side}`;
      const { retryAfterSeconds } = await limits.hit(db, limit, who);
      if (retryAfterSeconds !== undefined) throw new AppError('image.tooMany', undefined, { retryAfterSeconds });
      const { id, width, height } = await keepImage(pictures, await read(), {
        who,
        isPrivate: true,
        tell: (named, _digest, size) =>
          queries.addPicture(db, {
            id: named,
            dealId,
            side,
            width: size.width,
            height: size.height,
            at: clock.now(),
          }),
      });
      const sign = await this.signer();
      return { url: sign(id), width, height };
    },
    /** A file of a picture: `640.avif`, or `whole.webp`; undefined if there is none. */
    async bytes(id: string, file: string, who: string): Promise<{ bytes: Uint8Array; type: string } | undefined> {
      if (pictures === undefined || !(await queries.hasPicture(db, id))) return undefined;
      if (file === 'whole.webp') {
        const bytes = await pictures.privateOriginal(id);
        return bytes && { bytes, type: 'image/webp' };
      }
      const [size, ending, ...rest] = file.split('.');
      const width = pictureWidths.find((one) => String(one) === size);
      const format = pictureFormats.find((one) => one === ending);
      if (width === undefined || format === undefined || rest.length > 0) return undefined;
      const made = await pictures.privateDerivative({ id, width, format }, { who });
      return made && { bytes: made.bytes, type: `image/${format}` };
    },
  };
}

/* A form that was left open over night. */
const unsentForMs = 24 * hourMs;

/** Forgets pictures whose messages were never sent; their files go with them. */
export const forgetUnsentPictures = ({ db, clock }: DbAndClock): Promise<void> =>
  queries.forgetUnsent(db, new Date(clock.now().getTime() - unsentForMs));
