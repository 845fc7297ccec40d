import { citiesNamed, cityNames, type City, type NamedCity } from '@yantra/places';
import { wordsOf } from './words.ts';

/** Cities by what people call them. */
export interface Gazetteer {
  /** The cities that a row of words names, with their places in it. */
  among(words: readonly string[]): readonly NamedCity[];
  /** All cities of this name whatever its case, or, when none bears it, those with it as an alias. Largest first; empty when unknown. */
  named(name: string): readonly City[];
  byId(id: string): City | undefined;
}

/** An index over the list of cities. */
export function createGazetteer(cities: readonly City[]): Gazetteer {
  const names = cityNames(cities);
  const ids = new Map(cities.map((city) => [city.id, city]));
  const spelled = (name: string) => wordsOf(name).join('');
  return {
    among: (words) => citiesNamed(names, words),
    named: (name) => {
      const words = wordsOf(name);
      const found = citiesNamed(names, words)[0];
      if (found === undefined || found.length !== words.length) return [];
      const bearers = found.cities.filter((city) => spelled(city.name) === words.join(''));
      return bearers.length > 0 ? bearers : found.cities;
    },
    byId: (id) => ids.get(id),
  };
}
