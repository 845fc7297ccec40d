import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Place } from '@yantra/places';
import { soundDistance } from '@yantra/words';
import { wordsOf } from '../../database/search-words.ts';
import { startsIn, wordsIn } from './list-words.ts';
import { createLocalities, type Localities, placeName } from './localities.ts';
import { createPlaceNames } from './place-names.ts';
import { placeSound } from './place-sound.ts';
import { createPoints } from './points.ts';
import type { PostOffice } from './post-office.ts';
import { firstFrom, hashOf, lastUpTo } from './sorted.ts';

/** India's PIN codes, without duplicates. */
export type PostOffices = ReturnType<typeof createPostOffices>;

const asset = (name: string) => readFile(new URL(`../../../assets/${name}`, import.meta.url));

/** Reads the lists that come with the server. */
export async function readPostOffices(): Promise<PostOffices> {
  const [packed, neighbourhoods, landmarks] = await Promise.all([
    asset('pins.tsv.gz'),
    asset('neighbourhoods.tsv'),
    asset('landmarks.tsv'),
  ]);
  return createPostOffices(await promisify(gunzip)(packed), neighbourhoods, landmarks);
}

/**
 * Keeps the list as text, and again as bare words, a line per PIN: 2 MB outside the heap, where objects would take ten in it. Queries use `indexOf`, in less
 * than a millisecond.
 * @param table lines of PIN, place, district, state, latitude, longitude, tab-separated, sorted by PIN; ASCII
 * @param neighbourhoods more such lines, of well-known places under another post name; found only by name
 * @param landmarks more such lines, of stations, roads and the like; found only where a place is looked for
 */
export function createPostOffices(table: Uint8Array, neighbourhoods: Uint8Array, landmarks: Uint8Array) {
  const end = Buffer.from('\n');
  const lines = Buffer.concat([end, table, end, neighbourhoods, landmarks]);
  const endOfPins = table.length;
  const words = wordsIn(lines);
  const lineStarts = startsIn(lines);
  const wordStarts = startsIn(words);
  const firstByHand = lastUpTo(lineStarts, endOfPins + 2);
  const firstLandmark = lastUpTo(lineStarts, endOfPins + 2 + neighbourhoods.length);
  let points: ReturnType<typeof createPoints> | undefined;
  let names: ReturnType<typeof namesIn> | undefined;
  let sounds: ReturnType<typeof createPlaceNames> | undefined;
  let localities: Localities | undefined;
  const officeAt = (line: number): PostOffice => officeOf(lineFrom(lines, lineStarts[line] ?? 0));

  const readPoints = () => (points ??= createPoints(lineStarts.length, officeAt));
  return {
    /** An entry by its line. */
    at: officeAt,
    isByHand: (line: number): boolean => line >= firstByHand,
    /** How an entry's names sound, also without a last word for a part. */
    soundsOf: once((line) => calledIn(placeName(officeAt(line).place)).map((name) => placeSound(name.split(' ')))),
    /** The entries' names by sound. */
    sounds: () => (sounds ??= createPlaceNames(lineStarts.length, (line) => officeAt(line).place)),
    /** PINs with this beginning, in order. */
    byPin(beginning: string, most: number): PostOffice[] {
      const found: PostOffice[] = [];
      const wanted = `\n${beginning}`;
      for (let at = lines.indexOf(wanted); at !== -1 && at < endOfPins && found.length < most;) {
        found.push(officeAt(lastUpTo(lineStarts, at + 1)));
        at = lines.indexOf(wanted, at + 1);
      }
      return found;
    },
    /** Lines whose place, district or state has a word beginning with each of these words; first those whose place has them all. */
    byWords(typed: readonly string[], most: number): number[] {
      const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length);
      if (longest === undefined) return [];
      const found = new Set<number>();
      const beginning = `\n ${typed.join(' ')}`;
      for (let at = words.indexOf(beginning); at !== -1 && found.size < most;) {
        found.add(lastUpTo(wordStarts, at + 1));
        at = words.indexOf(beginning, at + 1);
      }
      for (let at = words.indexOf(` ${longest}`); at !== -1 && found.size < most;) {
        const line = lastUpTo(wordStarts, at);
        const end = words.indexOf('\n', at);
        const own = words.subarray(wordStarts[line], end);
        if (others.every((word) => own.includes(` ${word}`))) found.add(line);
        at = words.indexOf(` ${longest}`, end);
      }
      return [...found];
    },
    /** Entries whose place has exactly this name, or with a further word for a part: East, Road. */
    called(asked: readonly string[]): PostOffice[] {
      names ??= namesIn(lines, lineStarts.subarray(0, firstLandmark));
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
      localities ??= createLocalities(firstLandmark, firstByHand, officeAt);
      return localities.at(point);
    },
    /** Lines within a distance of a point. */
    around: (point: Place, km: number): number[] => readPoints().around(point, km),
    /** The nearest to a point, with its distance. */
    nearest(point: Place): { office: PostOffice; km: number } | undefined {
      const { line, km } = readPoints().nearest(point, firstLandmark);
      return line < 0 ? undefined : { office: officeAt(line), km };
    },
  };
}

/** Words after a place's name that may be left out. */
const parts = new Set('east west north south e w n s road rd nagar city town village gaon midc so bo ho ie'.split(' '));

/** The names of a place: its words, and without a last word for a part. */
function calledIn(place: string): string[] {
  const words = wordsOf(place);
  let end = words.length;
  while (end > 1 && parts.has(words[end - 1] ?? '')) end -= 1;
  return [...new Set([words.join(' '), words.slice(0, end).join(' ')])];
}

/** Works a line's facts out when they are first asked for. */
function once<Facts>(work: (line: number) => Facts): (line: number) => Facts {
  const known = new Map<number, Facts>();
  return (line) => {
    const facts = known.get(line) ?? work(line);
    known.set(line, facts);
    return facts;
  };
}

/** The place around a point with the name that sounds closest; `undefined` if none is close enough. */
export function placeSaid(
  offices: Pick<PostOffices, 'around' | 'at' | 'soundsOf'>,
  point: Place,
  { sound, km, mostApart }: { readonly sound: string; readonly km: number; readonly mostApart: number },
): PostOffice | undefined {
  const [closest] = offices
    .around(point, km)
    .map((line) => {
      const distances = offices.soundsOf(line).map((one) => soundDistance(sound, one, mostApart));
      return { line, apart: Math.min(...distances) };
    })
    .filter(({ apart }) => apart <= mostApart)
    .toSorted((one, other) => one.apart - other.apart);
  return closest && offices.at(closest.line);
}

/** The places' names by hash, sorted, with their lines: computed once, 300 KB. */
function namesIn(lines: Buffer, starts: Uint32Array): { hashes: Uint32Array; lines: Uint32Array } {
  const pairs: [hash: number, line: number][] = [];
  for (const [line, start] of starts.entries()) {
    const { place } = officeOf(lineFrom(lines, start));
    for (const name of calledIn(place)) pairs.push([hashOf(name), line]);
  }
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { hashes: Uint32Array.from(pairs, ([hash]) => hash), lines: Uint32Array.from(pairs, ([, line]) => line) };
}

function lineFrom(lines: Buffer, start: number): string {
  const end = lines.indexOf('\n', start);
  return lines.toString('latin1', start, end === -1 ? lines.length : end);
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
