/**
 * The process that draws and encodes pictures, started by `encoder.ts` on demand. A separate process because AVIF encoding enlarges the heap by 100 to 300 MB;
 * ending it frees that memory.
 */
import { imageSize } from '@yantra/domain';
import sharp, { type OutputInfo } from 'sharp';
import { serveParent } from '../../helpers/serve-parent.ts';
import type { Encoded, EncodeTask } from './encoder.ts';

/*
 * Flat art shows what a photo hides: red edges bleed with subsampled colour, and edges ghost below q60. Measured on the demo art, one core: AVIF q60 in full
 * colour with effort 1 and `tune: ssim` takes 42, 93 and 189 ms and 6.7, 13 and 23 kB at 320, 640 and 1200; effort 2 takes more than twice the time for a
 * quarter fewer bytes at the largest. WebP, without full colour, is the fallback for few browsers.
 */
const avif = { quality: 60, effort: 1, chromaSubsampling: '4:4:4', tune: 'ssim' } as const;
const webp = { quality: 78, effort: 4, smartSubsample: true } as const;

/* Photos have grain, drawings have not. */
const photoAvif = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' } as const;
const photoWebp = { quality: 78, effort: 4 } as const;
/** Limits of uploads, and the longest side of the kept picture. */
const upload = {
  mostPixels: imageSize.megapixels * 1_000_000,
  longestSide: 2000,
  webp: { quality: 86, effort: 3 },
} as const;

function encode(task: EncodeTask): Promise<{ data: Buffer; info: OutputInfo }> {
  if ('upload' in task) return madeAnew(task.upload);
  const { width, format } = task;
  const size = [width, (width * 3) / 4] as const;
  if ('photo' in task) {
    const photo = sharp(task.photo, { limitInputPixels: upload.mostPixels }).resize(...size, { fit: 'cover' });
    return (format === 'avif' ? photo.avif(photoAvif) : photo.webp(photoWebp)).toBuffer({ resolveWithObject: true });
  }
  // Drawn at its final size (72 dots per inch are 1000 pixels), so that nothing is drawn large and scaled down.
  const picture = sharp(Buffer.from(task.svg), { density: (72 * width) / 1000, limitInputPixels: 4_000_000 });
  const sized = picture.resize(...size, { fit: 'fill' });
  return (format === 'avif' ? sized.avif(avif) : sized.webp(webp)).toBuffer({ resolveWithObject: true });
}

/* Keeps only the pixels, the right way up: metadata such as the location, and anything appended, is dropped. */
async function madeAnew(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  const picture = sharp(bytes, { limitInputPixels: upload.mostPixels, failOn: 'error', sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (!['jpeg', 'png', 'webp'].includes(format)) throw new Error(`A ${format} was sent.`);
  if (width * height > upload.mostPixels) throw new Error('Input image exceeds pixel limit');
  const { longestSide } = upload;
  return picture
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp(upload.webp)
    .toBuffer({ resolveWithObject: true });
}

sharp.cache(false);
sharp.concurrency(1);
serveParent<EncodeTask, Encoded>(async (task) => {
  const { data, info } = await encode(task);
  return { bytes: data, width: info.width, height: info.height };
});
