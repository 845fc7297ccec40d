/**
 * The process that draws and encodes pictures, started by `encoder.ts` when there is something to encode. It is a process of its own
 * because AVIF encoding leaves the heap of whoever does it 100 to 300 MB larger; ending it gives that memory back.
 */
import { imageSize } from '@yantra/domain';
import sharp, { type OutputInfo } from 'sharp';
import { serveParent } from '../../helpers/serve-parent.ts';
import type { Encoded, EncodeTask } from './encoder.ts';

/*
 * Flat art shows what a photo hides: red edges bleed where colour is halved, and edges ghost below q60. Measured on the demo art, one core: AVIF q60
 * in full colour with effort 1 and `tune: ssim` takes 42, 93 and 189 ms and 6.7, 13 and 23 kB at 320, 640 and 1200; effort 2 costs more than twice
 * the time for a quarter fewer bytes at the largest. WebP, which has no full colour, is the fallback of few browsers.
 */
const avif = { quality: 60, effort: 1, chromaSubsampling: '4:4:4', tune: 'ssim' } as const;
const webp = { quality: 78, effort: 4, smartSubsample: true } as const;

/* A photo has grain that a drawing has not. */
const photoAvif = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' } as const;
const photoWebp = { quality: 78, effort: 4 } as const;
/** What uploads may have at most, and the longest side of what is kept of them. */
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
  // Drawn at the size it is wanted in (72 dots per inch are 1000 pixels), so that nothing is drawn large and thrown away.
  const picture = sharp(Buffer.from(task.svg), { density: (72 * width) / 1000, limitInputPixels: 4_000_000 });
  const sized = picture.resize(...size, { fit: 'fill' });
  return (format === 'avif' ? sized.avif(avif) : sized.webp(webp)).toBuffer({ resolveWithObject: true });
}

/* Only the pixels go on, the right way up: whatever else the file holds (where it was taken, another file behind it) stays behind. */
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
