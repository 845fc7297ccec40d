import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { wordsOf } from '../equipment/search/words.ts';

/** A PIN code with the place whose post it is. */
export interface PostOffice {
  readonly pinCode: string;
  readonly place: string;
  readonly district: string;
  /** Empty where the list does not know it. */
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** India's PIN codes, each once. */
export interface PostOffices {
  /** Those whose PIN begins so, in their order. */
  byPin(beginning: string, most: number): PostOffice[];
  /** Those whose place, district or state has a word beginning with each of these words; in no order that means anything. */
  byWords(words: readonly string[], most: number): PostOffice[];
}

const asset = (name: string) => readFile(new URL(`../../../assets/${name}`, import.meta.url));

/** Reads the lists that come with the server. */
export async function readPostOffices(): Promise<PostOffices> {
  const [packed, neighbourhoods] = await Promise.all([asset('pins.tsv.gz'), asset('neighbourhoods.tsv')]);
  const unpacked = await promisify(gunzip)(packed);
  return createPostOffices(unpacked.toString('utf8'), neighbourhoods.toString('utf8'));
}

/**
 * Keeps the list as two texts, a line each per PIN, and the place where each line begins: 2.5 MB where objects would take ten. A question walks
 * through the text with `indexOf`, which takes less than a millisecond.
 * @param table lines of PIN, place, district, state, latitude, longitude, tab-separated, in the order of the PINs
 * @param neighbourhoods more such lines, of well-known places whose post has another name; found by name alone
 */
export function createPostOffices(table: string, neighbourhoods = ''): PostOffices {
  const lines = `\n${table.trim()}\n${neighbourhoods.trim()}\n`;
  const words = lines.replace(/[^\n]+/g, (line) => ` ${wordsOf(line.split('\t').slice(1, 4).join(' ')).join(' ')}`);
  const endOfPins = table.trim().length;
  const startsOf = (text: string) => {
    const starts: number[] = [];
    for (let at = text.indexOf('\n'); at < text.length - 1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return Uint32Array.from(starts);
  };
  const lineStarts = startsOf(lines);
  const wordStarts = startsOf(words);
  const officeAt = (line: number): PostOffice => {
    const start = lineStarts[line] ?? 0;
    return officeOf(lines.slice(start, lines.indexOf('\n', start)));
  };

  return {
    byPin(beginning, most) {
      const found: PostOffice[] = [];
      for (let at = lines.indexOf(`\n${beginning}`); at !== -1 && at < endOfPins && found.length < most;) {
        found.push(officeAt(lineHolding(lineStarts, at + 1)));
        at = lines.indexOf(`\n${beginning}`, at + 1);
      }
      return found;
    },
    byWords(typed, most) {
      const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length);
      if (longest === undefined) return [];
      const found: PostOffice[] = [];
      for (let at = words.indexOf(` ${longest}`); at !== -1 && found.length < most;) {
        const line = lineHolding(wordStarts, at);
        const end = words.indexOf('\n', at);
        const own = words.slice(wordStarts[line], end);
        if (others.every((word) => own.includes(` ${word}`))) found.push(officeAt(line));
        at = words.indexOf(` ${longest}`, end);
      }
      return found;
    },
  };
}

/** The line that holds this place of the text: the last that begins at or before it. */
function lineHolding(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function officeOf(line: string): PostOffice {
  const [pinCode = '', place = '', district = '', state = '', latitude, longitude] = line.split('\t');
  const known = (name: string) => (name === 'Na' ? '' : name);
  return {
    pinCode,
    place,
    district: known(district),
    state: known(state),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
