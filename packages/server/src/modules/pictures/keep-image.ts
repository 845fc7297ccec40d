import { AppError } from '../../errors.ts';
import { UnreadablePicture } from './encoder.ts';
import type { KeptUpload, Pictures, UploadOwner } from './pictures.service.ts';

/**
 * Re-encodes and stores what should be an image.
 * @throws AppError `image.unreadable`, `image.tooLarge`, `server.busy`
 */
export async function keepImage(
  pictures: Pick<Pictures, 'keepUpload'>,
  upload: Buffer,
  owner: UploadOwner,
): Promise<KeptUpload> {
  if (sniffImage(upload) === undefined) throw new AppError('image.unreadable');
  try {
    return await pictures.keepUpload(upload, owner);
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const isLarge = error.message.includes('exceeds pixel limit');
    throw new AppError(isLarge ? 'image.tooLarge' : 'image.unreadable', undefined, { cause: error });
  }
}

/** The kinds of images accepted. */
type ImageKind = 'jpeg' | 'png' | 'webp';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image's kind by its first bytes, whatever its name and type; `undefined` if not accepted. */
function sniffImage(bytes: Buffer): ImageKind | undefined {
  if (bytes.length < 32) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(png) && bytes.toString('latin1', 12, 16) === 'IHDR') return 'png';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff && bytes.toString('latin1', 12, 15) === 'VP8' ? 'webp' : undefined;
}
