import { randomBytes } from 'node:crypto';
import type { PictureFormat } from '@yantra/domain';
import { createWorkQueue, type Waiter } from '../../jobs/work-queue.ts';
import { composePicture, type ReadArt } from './compose-picture.ts';
import type { Encoded, PictureEncoder } from './encoder.ts';
import { isPictureId, recipeFrom } from './picture-recipe.ts';
import type { Derivative, PictureStore } from './picture-store.ts';

export interface PicturesParts {
  readonly store: PictureStore;
  readonly encoder: PictureEncoder;
  /** Looks at what people upload, apart from the one that others' pictures wait for; that one unless given. */
  readonly uploadEncoder?: PictureEncoder | undefined;
  readonly readArt: ReadArt;
  /** The picture as the database keeps it, its recipe unchecked; `undefined` when there is none of that id. */
  readonly findPicture: (id: string) => Promise<KeptPicture | undefined>;
  /** Whether it was removed while the store still has something of it. */
  readonly isRemoved?: (id: string) => Promise<boolean>;
}

/** What the database knows of a picture. */
export interface KeptPicture {
  /** A demo picture is drawn from its recipe, an upload's original is in the store. */
  readonly kind: 'demo' | 'upload';
  readonly recipe: unknown;
}

/** A derivative's bytes. */
export interface PictureBytes {
  readonly bytes: Uint8Array;
  /** The picture itself could not be made, and this stands in for it; not to be cached for long. */
  readonly isFallback: boolean;
}

export type Pictures = ReturnType<typeof createPictures>;

/** Whose an upload is. */
export interface UploadOwner {
  /** Their turn it takes, so that nobody waits for another's many. */
  readonly who: string;
  /** Tells the database of it, before its bytes are kept: what nobody knows of could never be removed. */
  readonly tell: (id: string) => Promise<void>;
}

/** An upload as it is kept. */
export interface KeptUpload extends Encoded {
  readonly id: string;
}

/* Each encoding keeps a core busy, and answering requests needs one too. Who is 96th waits some ten seconds. */
const encodings = { atOnce: 2, waiting: 96, retryAfterSeconds: 5 } as const;
/* One at a time, for the largest takes 200 MB of the encoder's memory; each that waits takes one of ours. */
const uploadsAtOnce = { atOnce: 1, waiting: 16, retryAfterSeconds: 10 } as const;

/** Makes one size in one format, and keeps it. */
function createMaking({ store, encoder, readArt }: Pick<PicturesParts, 'store' | 'encoder' | 'readArt'>) {
  const encodeAs = (svg: string, { width, format }: Derivative): Promise<Uint8Array> =>
    encoder.encode({ svg, width, format });

  /* Not kept: its size is the asked one's, but it is not that picture, which may be mended tomorrow. */
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
      // The drawing is missing or damaged: the page still gets a picture of the right size.
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

  /* What is no picture takes nobody's place in the queue. */
  async function makeKnown(wanted: Derivative, waiter: Waiter): Promise<PictureBytes | undefined> {
    const kept = await findPicture(wanted.id);
    return kept && queue.run(() => make(wanted, kept), waiter);
  }

  function makeOnce(wanted: Derivative, waiter: Waiter): Promise<PictureBytes | undefined> {
    const key = `${wanted.id}/${wanted.width}.${wanted.format}`;
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const making = makeKnown(wanted, waiter).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    /**
     * The bytes of one size in one format: from the store, else made now and kept. Many who ask at once wait for one encoding.
     * `undefined` when there is no such picture. Rejects when the store or the encoder fails.
     * @throws AppError `server.busy` when many wait already
     */
    async derivative(wanted: Derivative, waiter: Waiter = {}): Promise<PictureBytes | undefined> {
      if (!isPictureId(wanted.id) || (await isRemoved(wanted.id))) return undefined;
      const kept = await store.readDerivative(wanted);
      if (kept !== undefined && isWholePicture(kept, wanted.format)) return { bytes: kept, isFallback: false };
      return makeOnce(wanted, waiter);
    },
    /** Whether there is such a picture; reads none of its bytes. */
    async isThere(id: string): Promise<boolean> {
      return isPictureId(id) && !(await isRemoved(id)) && (await findPicture(id)) !== undefined;
    },
    /**
     * Makes an upload anew and keeps it under a random id. Rejects with `UnreadablePicture` when it is no picture.
     * @throws AppError `server.busy` when many wait already
     */
    async keepUpload(upload: Uint8Array, { who, tell }: UploadOwner): Promise<KeptUpload> {
      const encoded = await uploads.run(() => uploadEncoder.makeAnew(upload), { who });
      const id = randomBytes(12).toString('hex');
      await tell(id);
      await store.writeOriginal(id, encoded.bytes);
      return { ...encoded, id };
    },
    /** How many wait now to be made. */
    waiting: (): { readonly pictures: number; readonly uploads: number } => ({
      pictures: queue.waiting,
      uploads: uploads.waiting,
    }),
  };
}

/** RIFF names its own length. */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** An AVIF is a row of boxes, each of which begins with its length; together they are the file. */
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

/** Whether a file is what it should be and not cut short, as it is after a full disk or a broken copy. Cheap: reads the headers only. */
function isWholePicture(bytes: Buffer, format: PictureFormat): boolean {
  return format === 'webp' ? isWholeWebp(bytes) : isWholeAvif(bytes);
}
