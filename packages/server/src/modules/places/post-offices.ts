import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Place } from '@yantra/places';
import { wordsOf } from '../../database/search-words.ts';
import { createLocalities, type Localities } from './localities.ts';
import type { PostOffice } from './post-office.ts';

/** India's PIN codes, without duplicates. */
export type PostOffices = ReturnType<typeof createPostOffices>;

const asset = (name: string) => readFile(new URL(`../../../assets/${name}`, import.meta.url));

/** Reads the lists that come with the server. */
export async function readPostOffices(): Promise<PostOffices> {
  const [packed, neighbourhoods] = await Promise.all([asset('pins.tsv.gz'), asset('neighbourhoods.tsv')]);
  return createPostOffices(await promisify(gunzip)(packed), neighbourhoods);
}

/**
 * Keeps the list as text, and again as bare words, a line per PIN: 2 MB outside the heap, where objects would take ten in it. Queries use `indexOf`, in less
 * than a millisecond.
 * @param table lines of PIN, place, district, state, latitude, longitude, tab-separated, sorted by PIN; ASCII
 * @param neighbourhoods more such lines, of well-known places under another post name; found only by name
 */
export function createPostOffices(table: Uint8Array, neighbourhoods: Uint8Array) {
  const end = Buffer.from('\n');
  const lines = Buffer.concat([end, table, end, neighbourhoods]);
  const endOfPins = table.length;
  const words = wordsIn(lines);
  const lineStarts = startsIn(lines);
  const wordStarts = startsIn(words);
  let points: ReturnType<typeof pointsIn> | undefined;
  let names: ReturnType<typeof namesIn> | undefined;
  let localities: Localities | undefined;
  const officeAt = (line: number): PostOffice => {
    const start = lineStarts[line] ?? 0;
    return officeOf(lines.toString('latin1', start, lines.indexOf('\n', start)));
  };

  return {
    /** PINs with this beginning, in order. */
    byPin(beginning: string, most: number): PostOffice[] {
      const found: PostOffice[] = [];
      const wanted = `\n${beginning}`;
      for (let at = lines.indexOf(wanted); at !== -1 && at < endOfPins && found.length < most;) {
        found.push(officeAt(lineHolding(lineStarts, at + 1)));
        at = lines.indexOf(wanted, at + 1);
      }
      return found;
    },
    /** Entries whose place, district or state has a word beginning with each of these words; first those whose place has them all. */
    byWords(typed: readonly string[], most: number): PostOffice[] {
      const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length);
      if (longest === undefined) return [];
      const found = new Set<number>();
      const beginning = `\n ${typed.join(' ')}`;
      for (let at = words.indexOf(beginning); at !== -1 && found.size < most;) {
        found.add(lineHolding(wordStarts, at + 1));
        at = words.indexOf(beginning, at + 1);
      }
      for (let at = words.indexOf(` ${longest}`); at !== -1 && found.size < most;) {
        const line = lineHolding(wordStarts, at);
        const end = words.indexOf('\n', at);
        const own = words.subarray(wordStarts[line], end);
        if (others.every((word) => own.includes(` ${word}`))) found.add(line);
        at = words.indexOf(` ${longest}`, end);
      }
      return [...found].map(officeAt);
    },
    /** Entries whose place has exactly this name, or with a further word for a part: East, Road. */
    called(asked: readonly string[]): PostOffice[] {
      names ??= namesIn(lines, lineStarts);
      const text = asked.join(' ');
      const found: PostOffice[] = [];
      const { hashes, lines: at } = names;
      for (let index = firstFrom(hashes, hashOf(text)); hashes[index] === hashOf(text); index += 1) {
        const office = officeAt(at[index] ?? 0);
        if (calledIn(office.place).includes(text)) found.push(office);
      }
      return found;
    },
    /** The name of the locality that a point is in; `undefined` if none is near. Takes microseconds: each machine of a list has one. */
    localityAt: (point: Place): string | undefined => {
      localities ??= createLocalities(lineStarts.length, lineHolding(lineStarts, endOfPins + 2), officeAt);
      return localities.at(point);
    },
    /** The nearest to a point, with its distance. */
    nearest(point: Place): { office: PostOffice; km: number } | undefined {
      points ??= pointsIn(lines, lineStarts);
      const { latitudes, longitudes } = points;
      const shrink = Math.cos((point.latitude * Math.PI) / 180);
      let nearest = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let line = 0; line < latitudes.length; line += 1) {
        const north = (latitudes[line] ?? Infinity) - point.latitude;
        const east = ((longitudes[line] ?? Infinity) - point.longitude) * shrink;
        const square = north * north + east * east;
        if (square < least) [nearest, least] = [line, square];
      }
      return nearest < 0 ? undefined : { office: officeAt(nearest), km: Math.sqrt(least) * kmPerDegree };
    },
  };
}

const kmPerDegree = 111.2;

/** Words after a place's name that may be left out. */
const parts = new Set('east west north south e w n s road rd nagar city town village gaon midc so bo ho ie'.split(' '));

/** The names of a place: its words, and without a last word for a part. */
function calledIn(place: string): string[] {
  const words = wordsOf(place);
  let end = words.length;
  while (end > 1 && parts.has(words[end - 1] ?? '')) end -= 1;
  return [...new Set([words.join(' '), words.slice(0, end).join(' ')])];
}

/** FNV-1a, 32 bits: equal hashes are compared by name. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The places' names by hash, sorted, with their lines: computed once, 300 KB. */
function namesIn(lines: Buffer, starts: Uint32Array): { hashes: Uint32Array; lines: Uint32Array } {
  const pairs: [hash: number, line: number][] = [];
  for (const [line, start] of starts.entries()) {
    const end = lines.indexOf('\n', start);
    const { place } = officeOf(lines.toString('latin1', start, end === -1 ? lines.length : end));
    for (const name of calledIn(place)) pairs.push([hashOf(name), line]);
  }
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { hashes: Uint32Array.from(pairs, ([hash]) => hash), lines: Uint32Array.from(pairs, ([, line]) => line) };
}

function firstFrom(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Each line's coordinates: computed once, since parsing all lines takes 20 ms and scanning numbers a tenth of one. */
function pointsIn(lines: Buffer, starts: Uint32Array): { latitudes: Float32Array; longitudes: Float32Array } {
  const latitudes = new Float32Array(starts.length);
  const longitudes = new Float32Array(starts.length);
  for (const [line, start] of starts.entries()) {
    const end = lines.indexOf('\n', start);
    const office = officeOf(lines.toString('latin1', start, end === -1 ? lines.length : end));
    [latitudes[line], longitudes[line]] = [office.latitude, office.longitude];
  }
  return { latitudes, longitudes };
}

const [newline, tab, space, zero, nine, bigA, bigZ, smallA, smallZ] = [...Buffer.from('\n\t 09AZaz')] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Each line's words of the second to fourth column in small letters, each after a space: like `wordsOf` for ASCII. */
function wordsIn(lines: Buffer): Buffer {
  const words = Buffer.alloc(lines.length);
  let length = 0;
  let column = 0;
  let isWord = false;
  for (const byte of lines) {
    if (byte === newline) {
      words[length++] = newline;
      [column, isWord] = [0, false];
    } else if (byte === tab) {
      [column, isWord] = [column + 1, false];
    } else if (column >= 1 && column <= 3) {
      const isBig = byte >= bigA && byte <= bigZ;
      const isLetter = isBig || (byte >= smallA && byte <= smallZ) || (byte >= zero && byte <= nine);
      if (isLetter && !isWord) words[length++] = space;
      if (isLetter) words[length++] = isBig ? byte + smallA - bigA : byte;
      isWord = isLetter;
    }
  }
  return Buffer.from(words.subarray(0, length));
}

/** The beginning of each line. */
function startsIn(text: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = text.indexOf(newline); at !== -1 && at < text.length - 1; at = text.indexOf(newline, at + 1)) {
    starts.push(at + 1);
  }
  return Uint32Array.from(starts);
}

/** The line at a position: the last that begins at or before it. */
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
  const [pinCode = '', place = '', district = '', state = '', latitude, longitude, quality] = line.split('\t');
  const known = (name: string) => (name === 'Na' ? '' : name);
  return {
    pinCode,
    place,
    district: known(district),
    state: known(state),
    latitude: Number(latitude),
    longitude: Number(longitude),
    isMeasured: quality !== 'area',
  };
}
