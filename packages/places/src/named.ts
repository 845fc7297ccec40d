import type { City } from './city.ts';
import { fold } from './fold.ts';

/** Cities by every name and alias, folded. Made by `cityNames`; callers should keep it. */
export type CityNames = ReadonlyMap<string, readonly City[]>;

/** A city found in a sequence of words. */
export interface NamedCity {
  /** The possible cities, never empty: first those of that name, then those with that alias (Aurangabad), each by population. */
  readonly cities: readonly [City, ...City[]];
  /** The index of the first word used. */
  readonly start: number;
  /** The number of words used, including a state that follows the name and distinguishes namesakes. */
  readonly length: number;
}

/** No name has more words; the longest state, Dadra and Nagar Haveli and Daman and Diu, has eight. */
const longestName = 4;
const longestState = 8;

/** The index for `citiesNamed`. Names come before aliases: "Aurangabad" is first the city of that name. */
export function cityNames(cities: readonly City[]): CityNames {
  const names = new Map<string, City[]>();
  const add = (name: string, city: City): void => {
    const key = fold(name);
    const bearers = names.get(key);
    if (!bearers) names.set(key, [city]);
    else if (!bearers.includes(city)) bearers.push(city);
  };
  const populous = cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  for (const city of populous) add(city.name, city);
  for (const city of populous) for (const alias of city.aliases) add(alias, city);
  return names;
}

/**
 * The cities in a sequence of words, in order; "new delhi jcb" is New Delhi in two words, and not Delhi. Exact names and aliases only, the longest first:
 * typing errors are corrected by callers, who know the other possible words. A state that follows narrows the namesakes ("bilaspur chhattisgarh").
 */
export function citiesNamed(names: CityNames, words: readonly string[]): NamedCity[] {
  const found: NamedCity[] = [];
  for (let start = 0; start < words.length;) {
    const named = nameAt(names, words, start);
    if (named) found.push(named);
    start += named?.length ?? 1;
  }
  return found;
}

function nameAt(names: CityNames, words: readonly string[], start: number): NamedCity | undefined {
  for (let length = Math.min(longestName, words.length - start); length > 0; length -= 1) {
    const [first, ...others] = names.get(joined(words, start, length)) ?? [];
    if (first) return withState([first, ...others], words, start, length);
  }
  return undefined;
}

function withState(
  cities: readonly [City, ...City[]],
  words: readonly string[],
  start: number,
  nameLength: number,
): NamedCity {
  const after = start + nameLength;
  for (let length = Math.min(longestState, words.length - after); length > 0; length -= 1) {
    const state = joined(words, after, length);
    const [first, ...others] = cities.filter((city) => fold(city.state) === state);
    if (first) return { cities: [first, ...others], start, length: nameLength + length };
  }
  return { cities, start, length: nameLength };
}

const joined = (words: readonly string[], start: number, length: number): string =>
  fold(words.slice(start, start + length).join(''));
