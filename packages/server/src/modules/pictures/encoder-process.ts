/**
 * The process that draws and encodes pictures, started by `encoder.ts` when there is something to encode. It is a process of its own
 * because AVIF encoding leaves the heap of whoever does it 100 to 300 MB larger; ending it gives that memory back.
 */
import { setPriority } from 'node:os';
import type { PictureFormat, PictureWidth } from '@yantra/domain';
import sharp from 'sharp';

/** What the encoder is asked; `job` comes back with the answer. */
export interface EncodeRequest {
  readonly job: number;
  /** A drawing composed from our own art. */
  readonly svg: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The encoded bytes, or a sentence saying what went wrong. */
export type EncodeAnswer =
  { readonly job: number; readonly bytes: Uint8Array } | { readonly job: number; readonly failure: string };

/*
 * Measured on the demo art, one core: AVIF q50 with effort 1 and `tune: ssim` takes 53, 116 and 244 ms and 4.5, 8.2 and 15 kB at 320, 640
 * and 1200; effort 2 costs 60 % more time for 8 % fewer bytes, effort 4 ten times as much for 15 %. WebP q70 is the fallback of few browsers.
 */
const avif = { quality: 50, effort: 1, chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
const webp = { quality: 70, effort: 4 } as const;

async function encode({ svg, width, format }: EncodeRequest): Promise<Uint8Array> {
  // Drawn at the size it is wanted in (72 dots per inch are 1000 pixels), so that nothing is drawn large and thrown away.
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / 1000, limitInputPixels: 4_000_000 });
  const sized = picture.resize(width, (width * 3) / 4, { fit: 'fill' });
  return format === 'avif' ? sized.avif(avif).toBuffer() : sized.webp(webp).toBuffer();
}

async function answer(request: EncodeRequest): Promise<EncodeAnswer> {
  try {
    return { job: request.job, bytes: await encode(request) };
  } catch (error) {
    return { job: request.job, failure: error instanceof Error ? error.message : String(error) };
  }
}

function serve(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  // Requests are worth more than pictures that nobody waits for yet; where it may not be set, it stays.
  try {
    setPriority(10);
  } catch {
    /* A container may forbid it. */
  }
  // Ctrl-C reaches the whole group: finish what is asked, the parent ends this process by closing the channel.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: EncodeRequest) => {
    void answer(request).then((result) => process.send?.(result));
  });
}

serve();
