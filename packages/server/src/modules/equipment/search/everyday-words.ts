import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Words of everyday English: what is one of them is no slip for a machine's name. */
export interface EverydayWords {
  readonly has: (word: string) => boolean;
}

/** Reads the list that comes with the server; it is kept as it is, a quarter of a megabyte outside the heap. */
export async function readEverydayWords(): Promise<EverydayWords> {
  const packed = await readFile(new URL('../../../../assets/everyday-words.txt.gz', import.meta.url));
  const lines = await promisify(gunzip)(packed);
  return {
    has: (word) =>
      /^[a-z]{4,10}$/.test(word) && (lines.includes(`\n${word}\n`) || lines.includes(`\n${word.replace(/s$/, '')}\n`)),
  };
}
