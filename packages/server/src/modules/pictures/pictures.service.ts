import { randomBytes } from 'node:crypto';
import { composePicture, type ReadArt } from './compose-picture.ts';
import type { Encoded, PictureEncoder } from './encoder.ts';
import { isPictureId, recipeFrom } from './picture-recipe.ts';
import type { Derivative, PictureStore } from './picture-store.ts';
import { isWholePicture } from './whole-picture.ts';
import { createWorkQueue, type Urgency } from './work-queue.ts';

/** What the pictures need from outside. */
export interface PicturesParts {
  readonly store: PictureStore;
  readonly encoder: PictureEncoder;
  /** Looks at what people upload, apart from the one that others' pictures wait for; that one unless given. */
  readonly uploadEncoder?: PictureEncoder | undefined;
  readonly readArt: ReadArt;
  /** The picture as the database keeps it, its recipe unchecked; `undefined` when there is none of that id. */
  readonly findPicture: (id: string) => Promise<KeptPicture | undefined>;
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

export interface Pictures {
  /**
   * The bytes of one size in one format: from the store, else made now and kept. Many who ask at once wait for one encoding.
   * `undefined` when there is no such picture. Rejects when the store or the encoder fails.
   * @param urgency `ahead` lets what somebody waits for go first
   */
  derivative(wanted: Derivative, urgency?: Urgency): Promise<PictureBytes | undefined>;
  /**
   * Makes an upload anew and keeps it under a random id; the database is not told of it yet. Rejects with `UnreadablePicture` when it is no picture,
   * and with `TooManyUploads` when many wait already.
   */
  keepUpload(upload: Uint8Array): Promise<KeptUpload>;
}

/** An upload as it is kept. */
export interface KeptUpload extends Encoded {
  readonly id: string;
}

/** More uploads wait than memory should hold. */
export class TooManyUploads extends Error {
  override readonly name = 'TooManyUploads';
}

/** At most so many encodings at once: each keeps a core busy, and answering requests needs one too. */
const encodingsAtOnce = 2;
/* One at a time, for the largest takes 200 MB of the encoder's memory; each that waits takes one of ours. */
const uploadsWaiting = 16;

export function createPictures({
  store,
  encoder,
  uploadEncoder = encoder,
  readArt,
  findPicture,
}: PicturesParts): Pictures {
  const queue = createWorkQueue(encodingsAtOnce);
  const uploads = createWorkQueue(1);
  let waiting = 0;
  const underWay = new Map<string, Promise<PictureBytes | undefined>>();

  const encodeAs = (svg: string, { width, format }: Derivative): Promise<Uint8Array> =>
    encoder.encode({ svg, width, format });

  /* Not kept: its size is the asked one's, but it is not that picture, which may be mended tomorrow. */
  async function fallback(wanted: Derivative): Promise<PictureBytes> {
    return { bytes: await encodeAs(await readArt('misc/image-fallback.svg'), wanted), isFallback: true };
  }

  async function make(wanted: Derivative): Promise<PictureBytes | undefined> {
    const kept = await findPicture(wanted.id);
    if (kept === undefined) return undefined;
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

  function makeOnce(wanted: Derivative, urgency: Urgency): Promise<PictureBytes | undefined> {
    const key = `${wanted.id}/${wanted.width}.${wanted.format}`;
    const already = underWay.get(key);
    if (already !== undefined) return already;
    const making = queue.run(() => make(wanted), urgency).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async derivative(wanted, urgency = 'asked') {
      if (!isPictureId(wanted.id)) return undefined;
      const kept = await store.readDerivative(wanted);
      if (kept !== undefined && isWholePicture(kept, wanted.format)) return { bytes: kept, isFallback: false };
      return makeOnce(wanted, urgency);
    },
    async keepUpload(upload) {
      if (waiting >= uploadsWaiting) throw new TooManyUploads('Many uploads wait already.');
      waiting += 1;
      try {
        const encoded = await uploads.run(() => uploadEncoder.makeAnew(upload), 'asked');
        const id = randomBytes(12).toString('hex');
        await store.writeOriginal(id, encoded.bytes);
        return { ...encoded, id };
      } finally {
        waiting -= 1;
      }
    },
  };
}
