import { citiesNamed, cityNames, type City, type NamedCity, type Place } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';
import { devanagariNames } from '@yantra/places/devanagari';
import { foldText } from '@yantra/words';
import { wordsOf } from '../../../database/search-words.ts';

/** Cities by name. */
export type Gazetteer = ReturnType<typeof createGazetteer>;

/** An index over the list of cities. */
export function createGazetteer(cities: readonly City[]) {
  const names = cityNames(cities);
  const inDevanagari = devanagariIndex(cities);
  const ids = new Map(cities.map((city) => [city.id, city]));
  const spelled = (name: string) => wordsOf(name).join('');
  return {
    /** Cities whose name in Devanagari begins so, largest first. */
    beginning: (words: readonly string[]): readonly City[] => inDevanagari.beginning(words),
    /** The cities in a sequence of words, with their positions; in Latin letters or Devanagari. */
    among: (words: readonly string[]): readonly NamedCity[] =>
      [...citiesNamed(names, words), ...inDevanagari.among(words)].toSorted(
        (a, b) => a.start - b.start || b.length - a.length,
      ),
    /** All cities of this name in any case, or, if there is none, those with it as an alias. Largest first; empty if unknown. */
    named: (name: string): readonly City[] => {
      const words = wordsOf(name);
      const found = citiesNamed(names, words)[0];
      if (found === undefined || found.length !== words.length) return [];
      const bearers = found.cities.filter((city) => spelled(city.name) === words.join(''));
      return bearers.length > 0 ? bearers : found.cities;
    },
    byId: (id: string): City | undefined => ids.get(id),
    /** So many cities, the nearest to a place first. */
    nearest: (place: Place, count: number): readonly City[] =>
      cities
        .map((city) => ({ city, km: kmBetween(place, city) }))
        .toSorted((a, b) => a.km - b.km)
        .slice(0, count)
        .map(({ city }) => city),
  };
}

const mostWords = 3;
const mostBegun = 8;
/* Marathi and Hindi attach "in", "of" and "to" to a name: पुण्यात, नाशिकमध्ये, नागपूरला. */
const endings = /(?:ातिल|तिल|मध्ये|मधे|ात|त|ला|च्या|चा|चि|चे|हून)$/;
/* Names in -ए before such a suffix: पुणे, पुण्यात. */
const oblique = /्या?$/;

/** Cities by their names in Devanagari, with or without a suffix. */
function devanagariIndex(cities: readonly City[]) {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const names = new Map<string, City[]>();
  const keyOf = (name: string) => foldText(name).replace(/[\s\-().]+/g, '');
  for (const [id, list] of devanagariNames()) {
    const city = byId.get(id);
    if (city === undefined) continue;
    for (const name of list) {
      const bearers = names.get(keyOf(name)) ?? [];
      if (!bearers.includes(city)) names.set(keyOf(name), [...bearers, city]);
    }
  }
  for (const bearers of names.values()) bearers.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));

  const bearing = (key: string): readonly City[] | undefined => {
    const whole = names.get(key);
    if (whole !== undefined) return whole;
    const stem = key.replace(endings, '');
    if (stem === key || stem.length < 2) return undefined;
    return names.get(stem) ?? names.get(stem.replace(oblique, 'े'));
  };

  const beginning = (words: readonly string[]): City[] => {
    const begun = keyOf(words.join(''));
    const found = [...names].flatMap(([name, bearers]) => (name.startsWith(begun) ? bearers : []));
    return [...new Set(found)].toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0)).slice(0, mostBegun);
  };
  const among = (words: readonly string[]): NamedCity[] => {
    const found: NamedCity[] = [];
    for (let start = 0; start < words.length;) {
      let length = Math.min(mostWords, words.length - start);
      for (; length > 0; length -= 1) {
        const key = keyOf(words.slice(start, start + length).join(''));
        if (!/[\u0900-\u097f]/.test(key)) continue;
        const [first, ...others] = bearing(key) ?? [];
        if (first === undefined) continue;
        found.push({ cities: [first, ...others], start, length });
        break;
      }
      start += Math.max(1, length);
    }
    return found;
  };
  return { among, beginning };
}
