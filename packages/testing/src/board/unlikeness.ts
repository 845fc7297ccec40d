import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How different two pictures are: the share of pixels that differ visibly, 0 to 1. Smoothing of letters' edges does not count. Pictures of different sizes
 * count as wholly different.
 * @param one PNG or WebP files
 * @param width both are scaled down to it first, in pixels: then layout and colours count, not the drawing of letters
 */
export async function unlikeness(one: Uint8Array, other: Uint8Array, width?: number): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one, width), pixelsOf(other, width)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const different = pixelmatch(a.data, b.data, undefined, a.info.width, a.info.height, { threshold: 0.12 });
  return different / (a.info.width * a.info.height);
}

/** The picture scaled to a width, as a WebP file of a few kilobytes. */
export const brought = (file: Uint8Array, width: number): Promise<Buffer> =>
  sharp(file).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();

const pixelsOf = (file: Uint8Array, width: number | undefined) =>
  sharp(file).resize({ width, withoutEnlargement: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
