/** Pictures as phones take them: large, and with the location. */
import type { Page } from 'playwright-core';

/** A text that only the location in a picture contains; it must not be sent or stored. */
export const placeMark = 'PUNE-GPS-18.52N';

/** The part of a JPEG with its location (Exif GPS), with the mark as the method's name. */
function gpsPart(): Buffer {
  const mark = Buffer.from(`ASCII\0\0\0${placeMark}`, 'latin1');
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const table = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.from([0, 0, 0, 0])]);
  const head = Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1');
  const body = Buffer.concat([
    head,
    table(entry(0x8825, 4, 1, 26)),
    table(entry(1, 2, 2, 'N'.charCodeAt(0)), entry(27, 7, mark.length, 56)),
    mark,
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, body]);
}

/** A photo of more than 1 MB: noise, which cannot be compressed. */
export async function photo(page: Page, name: string) {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1000, 750);
    const context = canvas.getContext('2d');
    if (!context) return '';
    const picture = context.createImageData(canvas.width, canvas.height);
    const row = crypto.getRandomValues(new Uint8Array(65_536));
    for (let at = 0; at < picture.data.length; at += row.length)
      picture.data.set(row.subarray(0, Math.min(row.length, picture.data.length - at)), at);
    context.putImageData(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const plain = Buffer.from(base64, 'base64');
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([plain.subarray(0, 2), gpsPart(), plain.subarray(2)]),
  };
}
