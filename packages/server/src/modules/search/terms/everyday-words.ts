import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Words of everyday English, which are not misspelt machine names. */
export interface EverydayWords {
  readonly has: (word: string) => boolean;
}

const newline = 10;

/** Reads the list that comes with the server, sorted, a word a line; kept as it is, a quarter of a megabyte outside the heap. */
export async function readEverydayWords(): Promise<EverydayWords> {
  const packed = await readFile(new URL('../../../../assets/everyday-words.txt.gz', import.meta.url));
  const lines = await promisify(gunzip)(packed);
  const isListed = (word: string) => holds(lines, Buffer.from(word));
  return { has: (word) => /^[a-z]{4,11}$/.test(word) && (isListed(word) || isListed(word.replace(/s$/, ''))) };
}

/** Binary search by lines. */
function holds(lines: Buffer, word: Buffer): boolean {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf(newline, (low + high) >> 1) + 1;
    const next = lines.indexOf(newline, start);
    const end = next === -1 ? lines.length : next;
    const order = Buffer.compare(lines.subarray(start, end), word);
    if (order === 0) return true;
    if (order < 0) low = end + 1;
    else high = Math.max(0, start - 1);
  }
  return false;
}
