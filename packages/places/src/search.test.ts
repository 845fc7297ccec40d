import { describe, expect, test } from 'vitest';
import { allCities } from './all.ts';
import { cityLabel, defaultCity, featuredCities } from './index.ts';
import { searchCities } from './search.ts';
import { slips, typosAllowed } from './typo.ts';

const found = (query: string): string[] => searchCities(allCities, query).map((city) => city.name);
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** One typing error anywhere in a word: a letter missing, doubled or wrong, or two neighbours swapped. */
function misspellings(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = after === '' ? [] : [`${before}${after[0] ?? ''}${letter}${after.slice(1)}`];
    return [`${before}${after}`, `${before}${letter}${letter}${after}`, `${before}q${after}`, ...swapped];
  });
}

/** The distance by its definition, without short cuts. */
function slowDistance(a: string, b: string): number {
  const table: number[][] = [];
  const cell = (i: number, j: number): number => table[i]?.[j] ?? 99;
  for (let i = 0; i <= a.length; i += 1) {
    table[i] = [];
    for (let j = 0; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : 99;
      const change = i > 0 && j > 0 ? cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1) : 99;
      (table[i] ??= [])[j] = i + j === 0 ? 0 : Math.min(swap, change, cell(i - 1, j) + 1, cell(i, j - 1) + 1);
    }
  }
  return cell(a.length, b.length);
}

describe('searching for a city', () => {
  test('finds what is meant', () => {
    const meant = {
      bengaluru: 'Bangalore',
      BENGALURU: 'Bangalore',
      banglore: 'Bangalore',
      bangl: 'Bangalore',
      Poona: 'Pune',
      bombay: 'Mumbai',
      'new delhi': 'New Delhi',
      newdelhi: 'New Delhi',
      ' new  delhi ': 'New Delhi',
      dehli: 'Delhi',
      'navi-mumbai': 'Navi Mumbai',
      'pimpri chinchwad': 'Pimpri-Chinchwad',
      trivandram: 'Thiruvananthapuram',
      ahmdabad: 'Ahmedabad',
      Pūne: 'Pune',
    };
    for (const [query, name] of Object.entries(meant)) expect(found(query)[0], query).toBe(name);
  });

  test('an empty text gives the list as it is', () => {
    expect(searchCities(allCities, '')).toEqual(allCities);
    expect(searchCities(featuredCities, '  ')).toEqual(featuredCities);
  });

  test('a text that names nothing finds nothing', () => {
    for (const query of ['xyzzyxyz', '...', 'पुणे', 'jc']) expect(found(query), query).toEqual([]);
  });

  test('puts the name before those that begin so, and these before those with the text inside', () => {
    expect(found('delhi')).toEqual(['Delhi', 'New Delhi']);
    expect(found('poona').slice(0, 2)).toEqual(['Pune', 'Poonamalle']);
    expect(found('aurangabad')).toEqual(['Aurangabad', 'Chhatrapati Sambhajinagar']);
    const jai = found('jai');
    expect(jai[0]).toBe('Jaipur');
    expect(jai.findIndex((name) => !name.startsWith('Jai'))).toBe(jai.filter((name) => name.startsWith('Jai')).length);
  });

  test('puts the more populous first among equals', () => {
    const people = searchCities(allCities, 'ram')
      .filter((city) => city.name.startsWith('Ram'))
      .map((city) => city.population ?? 0);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
    expect(people.length).toBeGreaterThan(3);
  });

  test('tells namesakes apart by their state', () => {
    expect(searchCities(allCities, 'bilaspur, utt').map(cityLabel)).toEqual(['Bilaspur, Uttar Pradesh']);
    expect(searchCities(allCities, 'Bengaluru, Karnataka').map(cityLabel)).toEqual(['Bangalore, Karnataka']);
  });

  test('finds every city first or among its namesakes by its name and by each alias', () => {
    for (const city of allCities) {
      for (const name of [city.name, ...city.aliases]) {
        const best = searchCities(allCities, name.toUpperCase());
        const sameName = best.filter((other) =>
          [other.name, ...other.aliases].some((n) => letters(n) === letters(name)),
        );
        expect(best.slice(0, sameName.length), name).toContain(city);
      }
    }
  });

  test('finds nothing but what holds the text, when something does', () => {
    for (const query of ['pur', 'nagar', 'an', 'MUM', 'abad']) {
      const cities = searchCities(allCities, query);
      const expected = allCities.filter((c) => [c.name, ...c.aliases].some((n) => letters(n).includes(letters(query))));
      expect(new Set(cities), query).toEqual(new Set(expected));
    }
  });

  test('forgives one slip in a featured name or alias, wherever it is, unless the slip is itself in a name', () => {
    const missed: string[] = [];
    for (const city of featuredCities) {
      for (const name of [city.name, ...city.aliases].map(letters)) {
        const typed = misspellings(name).filter((word) => typosAllowed(word.length) > 0);
        for (const word of typed) {
          const cities = searchCities(allCities, word);
          const isInAName = cities.some((c) => [c.name, ...c.aliases].some((n) => letters(n).includes(word)));
          if (!isInAName && !cities.includes(city)) missed.push(word);
        }
      }
    }
    expect(missed).toEqual([]);
  });
});

describe('slips', () => {
  test('agree with the distance by its definition as far as they are allowed', () => {
    const names = allCities.filter((_, index) => index % 25 === 0).map((city) => letters(city.name));
    for (const name of names) {
      for (const other of [...names, ...misspellings(name), ...misspellings(name.slice(2)), `x${name}y`]) {
        const real = slowDistance(other, name);
        const beginnings = Array.from({ length: name.length + 1 }, (_, end) => slowDistance(other, name.slice(0, end)));
        const { whole, start } = slips(other, name, 2);
        expect(Math.min(whole, 3), `${other} ${name}`).toBe(Math.min(real, 3));
        expect(Math.min(start, 3), `${other} ${name}`).toBe(Math.min(...beginnings, 3));
      }
    }
  });
});

test('names in Devanagari are found with their vowel signs, however long or short', () => {
  const called = (name: string, ...aliases: readonly string[]) => ({ ...defaultCity, id: name, name, aliases });
  const cities = [called('Panaji', 'पणजी'), called('Pune', 'पुणे', 'पूना')];
  const named = (query: string) => searchCities(cities, query).map(({ name }) => name);
  expect(named('पुणे')).toEqual(['Pune']);
  expect(named('पु')).toEqual(['Pune']);
  expect(named('पूणे')).toEqual(['Pune']);
  expect(named('पणजि')).toEqual(['Panaji']);
});
