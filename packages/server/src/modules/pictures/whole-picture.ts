import type { PictureFormat } from '@yantra/domain';

/** RIFF names its own length. */
function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** An AVIF is a row of boxes, each of which begins with its length; together they are the file. */
function isWholeAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 12) !== 'ftypavif') return false;
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}

/** Whether a file is what it should be and not cut short, as it is after a full disk or a broken copy. Cheap: reads the headers only. */
export function isWholePicture(bytes: Buffer, format: PictureFormat): boolean {
  return format === 'webp' ? isWholeWebp(bytes) : isWholeAvif(bytes);
}
