/** The kinds of images that people may upload. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What an image is by its first bytes, whatever its name and type say; `undefined` for everything that is not taken. */
export function sniffImage(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 32) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png) && bytes.toString('latin1', 12, 16) === 'IHDR') return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff && bytes.toString('latin1', 12, 15) === 'VP8' ? 'webp' : undefined;
}
