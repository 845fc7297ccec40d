import { setImmediate as nextTurn } from 'node:timers/promises';
import { soundDistance } from '@yantra/words';
import { wordsOf } from '../../database/search-words.ts';
import { startsIn } from './list-words.ts';
import { placeName } from './localities.ts';
import { placeSound, skeletonOf } from './place-sound.ts';
import { joinInitials } from './place-words.ts';
import { firstFrom, hashOf, lastUpTo } from './sorted.ts';

/** Places by how their names sound. */
export type PlaceNames = Awaited<ReturnType<typeof createPlaceNames>>;

/** A line of the list whose name sounds similar. */
export interface Alike {
  readonly line: number;
  /** The distance in sound. */
  readonly apart: number;
}

/** So many lines are read before others may use the process again. */
const linesAtOnce = 500;
/** Shorter beginnings fit too many places. */
const leastBegun = 3;
/** Of a beginning's vowels so many may differ. */
const mostApartBegun = 0.8;

/** A place's name in words, without what only the post needs. */
export const nameWords = (place: string): string[] => joinInitials(wordsOf(placeName(place)));

/**
 * Indexes the names of lines by sound: 300 KB outside the heap, made once in short slices.
 * @param place the name in a line
 */
export async function createPlaceNames(count: number, place: (line: number) => string) {
  const starts = new Uint32Array(count + 1);
  const parts: string[] = [];
  const bare: string[] = [];
  let length = 0;
  const skeletons: { hash: number; line: number }[] = [];
  for (let line = 0; line < count; line += 1) {
    if (line % linesAtOnce === linesAtOnce - 1) await nextTurn();
    const sound = placeSound(nameWords(place(line)));
    starts[line] = length;
    parts.push(sound);
    length += sound.length + 1;
    const skeleton = skeletonOf(sound);
    bare.push(skeleton);
    skeletons.push({ hash: hashOf(skeleton), line });
  }
  starts[count] = length;
  const sounds = Buffer.from(`${parts.join('\n')}\n`, 'latin1');
  const bones = Buffer.from(`\n${bare.join('\n')}\n`, 'latin1');
  const boneStarts = startsIn(bones);
  skeletons.sort((a, b) => a.hash - b.hash || a.line - b.line);
  const hashes = Uint32Array.from(skeletons, ({ hash }) => hash);
  const lines = Uint32Array.from(skeletons, ({ line }) => line);
  const soundAt = (line: number): string => sounds.toString('latin1', starts[line], (starts[line + 1] ?? 1) - 1);

  return {
    /** Lines that differ in vowels alone, and by no more than this. */
    alike(sound: string, mostApart: number): Alike[] {
      const found: Alike[] = [];
      if (sound === '') return found;
      const hash = hashOf(skeletonOf(sound));
      for (let at = firstFrom(hashes, hash); hashes[at] === hash; at += 1) {
        const line = lines[at] ?? 0;
        const apart = soundDistance(sound, soundAt(line), mostApart);
        if (apart <= mostApart) found.push({ line, apart });
      }
      return found;
    },
    /** Lines whose name begins so. */
    beginning(sound: string, most: number): number[] {
      const skeleton = skeletonOf(sound);
      if (skeleton.length < leastBegun) return [];
      const found: number[] = [];
      const wanted = `\n${skeleton}`;
      for (let at = bones.indexOf(wanted); at !== -1 && found.length < most; at = bones.indexOf(wanted, at + 1)) {
        const line = lastUpTo(boneStarts, at + 1);
        const own = soundAt(line);
        const begins = [-1, 0, 1, 2].some(
          (more) => soundDistance(sound, own.slice(0, sound.length + more), mostApartBegun) <= mostApartBegun,
        );
        if (begins) found.push(line);
      }
      return found;
    },
    /** How far apart a line's name sounds. A distance above `mostApart` is not exact. */
    apart: (line: number, sound: string, mostApart: number): number => soundDistance(sound, soundAt(line), mostApart),
  };
}
