import type { PictureFormat, PictureWidth } from '@yantra/domain';
import { besides } from '../../helpers/besides.ts';
import { createHelperProcess, HelperRefusal } from '../../helpers/helper-process.ts';

/** A size of one of our drawings, a size of a stored photo, or an upload to be re-encoded. */
export type EncodeTask =
  | { readonly svg: string; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly photo: Uint8Array; readonly width: PictureWidth; readonly format: PictureFormat }
  | { readonly upload: Uint8Array };

/** A sized picture, or a re-encoded upload. */
export interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Encodes pictures: our own art and uploads. */
export type PictureEncoder = ReturnType<typeof createProcessEncoder>;

export interface EncoderOptions {
  /** How long the process stays idle before it is ended to free its memory. Milliseconds. */
  readonly idleMs?: number;
  /** The time limit of one picture. Milliseconds. */
  readonly timeoutMs?: number;
}

/** The encoder cannot read a picture. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

const entry = besides('encoder-process', import.meta.url);

/** An encoder in a process of its own, started on demand and ended when idle (see encoder-process.ts for why). */
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
    /** Rejects if the picture is damaged, or the encoder died or took too long. */
    encode: async (task: Exclude<EncodeTask, { upload: unknown }>): Promise<Uint8Array> => (await ask(task)).bytes,
    /** Re-encodes an upload as WebP. Rejects with `UnreadablePicture` if it is not a picture, otherwise like `encode`. */
    makeAnew: (upload: Uint8Array): Promise<Encoded> => ask({ upload }),
    /** Ends the encoder's process; work under way is rejected. Afterwards nothing is accepted. */
    close: (): void => helper.close(),
  };
}
