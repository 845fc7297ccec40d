import { createHash, randomBytes } from 'node:crypto';
import type { PictureFormat } from '@yantra/domain';
import { createWorkQueue, type Waiter } from '../../jobs/work-queue.ts';
import { composePicture, type ReadArt } from './compose-picture.ts';
import type { Encoded, PictureEncoder } from './encoder.ts';
import { isPictureId, isPrivatePictureId, privatePictureId, recipeFrom } from './picture-recipe.ts';
import type { Derivative, PictureStore } from './picture-store.ts';

export interface PicturesParts {
  readonly store: PictureStore;
  readonly encoder: PictureEncoder;
  /** Re-encodes uploads, separately from the encoder that others' pictures wait for; by default the same. */
  readonly uploadEncoder?: PictureEncoder | undefined;
  readonly readArt: ReadArt;
  /** The stored picture, its recipe unvalidated; `undefined` if there is none. */
  readonly findPicture: (id: string) => Promise<KeptPicture | undefined>;
  /** Whether it was removed while the store still has something of it. */
  readonly isRemoved?: (id: string) => Promise<boolean>;
}

/** A picture's record in the database. */
export interface KeptPicture {
  /** A demo picture is drawn from its recipe, an upload's original is in the store. */
  readonly kind: 'demo' | 'upload';
  readonly recipe: unknown;
}

/** A derivative's bytes. */
export interface PictureBytes {
  readonly bytes: Uint8Array;
  /** Whether this is a placeholder because the picture could not be made; not to be cached for long. */
  readonly isFallback: boolean;
}

export type Pictures = ReturnType<typeof createPictures>;

/** The owner of an upload. */
export interface UploadOwner {
  /** Whose turn it uses, so that nobody waits behind another's many uploads. */
  readonly who: string;
  /** Records it in the database before its bytes are stored: an unrecorded file could never be removed. */
  readonly tell: (id: string, digest: string, size: Pick<Encoded, 'width' | 'height'>) => Promise<void>;
  /** Whether no public address leads to it. */
  readonly isPrivate?: true;
}

/** A stored upload. */
export interface KeptUpload extends Encoded {
  readonly id: string;
}

/* Each encoding occupies a core, and requests need one too. The 96th in the queue waits some ten seconds. */
const encodings = { atOnce: 2, waiting: 96, retryAfterSeconds: 5 } as const;
/* One at a time, since the largest takes 200 MB of the encoder's memory; each waiting one takes some of ours. */
const uploadsAtOnce = { atOnce: 1, waiting: 16, retryAfterSeconds: 10 } as const;

/** Makes and stores one size in one format. */
function createMaking({ store, encoder, readArt }: Pick<PicturesParts, 'store' | 'encoder' | 'readArt'>) {
  const encodeAs = (svg: string, { width, format }: Derivative): Promise<Uint8Array> =>
    encoder.encode({ svg, width, format });

  /* Not stored: it is only a placeholder, and the picture may be mended tomorrow. */
  async function fallback(wanted: Derivative): Promise<PictureBytes> {
    return { bytes: await encodeAs(await readArt('misc/image-fallback.svg'), wanted), isFallback: true };
  }

  async function make(wanted: Derivative, kept: KeptPicture): Promise<PictureBytes> {
    if (kept.kind === 'upload') return makeOfUpload(wanted);
    const recipe = recipeFrom(kept.recipe);
    if (recipe === undefined) return fallback(wanted);
    let svg: string;
    try {
      svg = await composePicture(recipe, readArt);
    } catch {
      // The drawing is missing or damaged: the page still gets a placeholder of the right size.
      return fallback(wanted);
    }
    const bytes = await encodeAs(svg, wanted);
    await store.writeDerivative(wanted, bytes);
    return { bytes, isFallback: false };
  }

  async function makeOfUpload(wanted: Derivative): Promise<PictureBytes> {
    const photo = await store.readOriginal(wanted.id);
    if (photo === undefined) return fallback(wanted);
    const bytes = await encoder.encode({ photo, width: wanted.width, format: wanted.format });
    await store.writeDerivative(wanted, bytes);
    return { bytes, isFallback: false };
  }

  return make;
}

export function createPictures({
  store,
  encoder,
  uploadEncoder = encoder,
  readArt,
  findPicture,
  isRemoved = async () => false,
}: PicturesParts) {
  const queue = createWorkQueue(encodings);
  const uploads = createWorkQueue(uploadsAtOnce);
  const underWay = new Map<string, Promise<PictureBytes | undefined>>();

  const make = createMaking({ store, encoder, readArt });

  /* Unknown ids take no place in the queue. */
  async function makeKnown(wanted: Derivative, waiter: Waiter): Promise<PictureBytes | undefined> {
    const kept = await findPicture(wanted.id);
    return kept && queue.run(() => make(wanted, kept), waiter);
  }

  function makeOnce(
    wanted: Derivative,
    makes: () => Promise<PictureBytes | undefined>,
  ): Promise<PictureBytes | undefined> {
    const key = `${wanted.id}/${wanted.width}.${wanted.format}`;
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const making = makes().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function keptOr(
    wanted: Derivative,
    makes: () => Promise<PictureBytes | undefined>,
  ): Promise<PictureBytes | undefined> {
    if (await isRemoved(wanted.id)) return undefined;
    const kept = await store.readDerivative(wanted);
    if (kept !== undefined && isWholePicture(kept, wanted.format)) return { bytes: kept, isFallback: false };
    return makeOnce(wanted, makes);
  }

  return {
    /**
     * The bytes of one size in one format: from the store, or made now and stored. Concurrent requests share one encoding. `undefined` if there is no such
     * picture. Rejects if the store or the encoder fails.
     * @throws AppError `server.busy` if too many wait
     */
    async derivative(wanted: Derivative, waiter: Waiter = {}): Promise<PictureBytes | undefined> {
      return isPictureId(wanted.id) ? keptOr(wanted, () => makeKnown(wanted, waiter)) : undefined;
    },
    /** The same of a picture that no public address leads to. Its module has looked up whether it exists, and whether it may be seen. */
    async privateDerivative(wanted: Derivative, waiter: Waiter = {}): Promise<PictureBytes | undefined> {
      if (!isPrivatePictureId(wanted.id)) return undefined;
      return keptOr(wanted, () => queue.run(() => make(wanted, { kind: 'upload', recipe: null }), waiter));
    },
    /** The whole of such a picture, as it was stored: WebP. */
    async privateOriginal(id: string): Promise<Buffer | undefined> {
      return !isPrivatePictureId(id) || (await isRemoved(id)) ? undefined : store.readOriginal(id);
    },
    /** Whether the picture exists; reads none of its bytes. */
    async isThere(id: string): Promise<boolean> {
      return isPictureId(id) && !(await isRemoved(id)) && (await findPicture(id)) !== undefined;
    },
    /**
     * Re-encodes an upload and stores it under a random id. Rejects with `UnreadablePicture` if it is not a picture.
     * @throws AppError `server.busy` if too many wait
     */
    async keepUpload(upload: Uint8Array, { who, tell, isPrivate }: UploadOwner): Promise<KeptUpload> {
      const encoded = await uploads.run(() => uploadEncoder.makeAnew(upload), { who });
      const id = isPrivate ? privatePictureId(randomBytes(12)) : randomBytes(12).toString('hex');
      await tell(id, createHash('sha256').update(encoded.bytes).digest('base64url'), encoded);
      await store.writeOriginal(id, encoded.bytes);
      return { ...encoded, id };
    },
    /** How many wait to be made. */
    waiting: () => ({ pictures: queue.waiting, uploads: uploads.waiting }),
  };
}

/** RIFF contains its own length. */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** An AVIF is a sequence of boxes that begin with their length; together they are the file. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 12) !== 'ftypavif') return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

/** Whether a file is complete, not truncated by a full disk or a failed copy. Reads only the headers. */
function isWholePicture(bytes: Buffer, format: PictureFormat): boolean {
  return format === 'webp' ? isWholeWebp(bytes) : isWholeAvif(bytes);
}
