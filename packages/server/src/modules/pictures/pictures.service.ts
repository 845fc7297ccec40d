import { composePicture, type ReadArt } from './compose-picture.ts';
import type { PictureEncoder } from './encoder.ts';
import { isPictureId, recipeFrom } from './picture-recipe.ts';
import type { Derivative, PictureStore } from './picture-store.ts';
import { isWholePicture } from './whole-picture.ts';
import { createWorkQueue, type Urgency } from './work-queue.ts';

/** What the pictures need from outside. */
export interface PicturesParts {
  readonly store: PictureStore;
  readonly encoder: PictureEncoder;
  readonly readArt: ReadArt;
  /** The kept recipe of a demo picture, unchecked; `undefined` when there is no picture of that id. */
  readonly findRecipe: (id: string) => Promise<unknown>;
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
}

/** At most so many encodings at once: each keeps a core busy, and answering requests needs one too. */
const encodingsAtOnce = 2;

export function createPictures({ store, encoder, readArt, findRecipe }: PicturesParts): Pictures {
  const queue = createWorkQueue(encodingsAtOnce);
  const underWay = new Map<string, Promise<PictureBytes | undefined>>();

  const encodeAs = (svg: string, { width, format }: Derivative): Promise<Uint8Array> =>
    encoder.encode({ svg, width, format });

  /* Not kept: its size is the asked one's, but it is not that picture, which may be mended tomorrow. */
  async function fallback(wanted: Derivative): Promise<PictureBytes> {
    return { bytes: await encodeAs(await readArt('misc/image-fallback.svg'), wanted), isFallback: true };
  }

  async function make(wanted: Derivative): Promise<PictureBytes | undefined> {
    const stored = await findRecipe(wanted.id);
    if (stored === undefined) return undefined;
    const recipe = recipeFrom(stored);
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
  };
}
