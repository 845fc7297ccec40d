import { inflateSync } from 'node:zlib';

const headBytes = 44;
const entryBytes = 20;

/**
 * Unpacks the font in a WOFF file: font readers do it in JavaScript, again for each document, which is most of the drawing time.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => tableAt(woff, headBytes + n * entryBytes));
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let at = head.length;
  const parts = [head];
  for (const [n, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + n * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    // Each table begins at a multiple of four.
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
    number,
  ];
  const stored = woff.subarray(offset, offset + packed);
  const bytes = packed < length ? inflateSync(stored) : stored;
  return { tag: woff.toString('latin1', entry, entry + 4), checksum, bytes };
}
