import type { PictureFormat, PictureWidth } from '@yantra/domain';
import { besides } from '../../helpers/besides.ts';
import { createHelperProcess, HelperRefusal } from '../../helpers/helper-process.ts';

/** A size of a drawing of our own art, a size of an uploaded photo as it is kept, or an upload to be made anew. */
export type EncodeTask =
  | { readonly svg: string; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly photo: Uint8Array; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly upload: Uint8Array };

/** A sized picture of ours, encoded, or an upload made anew. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Encodes pictures: our own art and what people upload. */
export type PictureEncoder = ReturnType<typeof createProcessEncoder>;

export interface EncoderOptions {
  /** How long the process stays without work before it is ended and its memory returned. Milliseconds. */
  readonly idleMs?: number;
  /** How long one picture may take before the process is given up. Milliseconds. */
  readonly timeoutMs?: number;
}

/** The encoder looked at a picture and cannot read it. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

const entry = besides('encoder-process', import.meta.url);

/** An encoder in a process of its own, started when first needed and ended when idle (see encoder-process.ts for why). */
export function createProcessEncoder({ idleMs = 5_000, timeoutMs = 30_000 }: EncoderOptions = {}) {
  const helper = createHelperProcess<EncodeTask, Encoded>({
    entry,
    name: 'picture encoder',
    idleMs,
    timeoutMs,
    hasAddons: true,
  });
  async function ask(task: EncodeTask): Promise<Encoded> {
    try {
      return await helper.ask(task);
    } catch (error) {
      throw error instanceof HelperRefusal ? new UnreadablePicture(error.message, { cause: error }) : error;
    }
  }
  return {
    /** Rejects when the picture is damaged, the encoder died or took too long. */
    encode: async (task: Exclude<EncodeTask, { upload: unknown }>): Promise<Uint8Array> => (await ask(task)).bytes,
    /** Makes an upload anew, as WebP. Rejects with `UnreadablePicture` when it is none, as `encode` does otherwise. */
    makeAnew: (upload: Uint8Array): Promise<Encoded> => ask({ upload }),
    /** Ends the encoder's process; what is under way rejects. Afterwards nothing is accepted. */
    close: (): void => helper.close(),
  };
}
