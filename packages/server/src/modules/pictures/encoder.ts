import { besides } from '../../helpers/besides.ts';
import { createHelperProcess, HelperRefusal } from '../../helpers/helper-process.ts';
import type { Encoded, EncodeTask } from './encode-task.ts';

/** Encodes pictures: our own art and what people upload. */
export interface PictureEncoder {
  /** Rejects when the picture is damaged, the encoder died or took too long. */
  encode(task: Exclude<EncodeTask, { upload: unknown }>): Promise<Uint8Array>;
  /** Makes an upload anew, as WebP. Rejects with `UnreadablePicture` when it is none, as `encode` does otherwise. */
  makeAnew(upload: Uint8Array): Promise<Encoded>;
  /** Ends the encoder's process; what is under way rejects. Afterwards nothing is accepted. */
  close(): void;
}

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
export function createProcessEncoder({ idleMs = 5_000, timeoutMs = 30_000 }: EncoderOptions = {}): PictureEncoder {
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
    encode: async (task) => (await ask(task)).bytes,
    makeAnew: (upload) => ask({ upload }),
    close: () => helper.close(),
  };
}
