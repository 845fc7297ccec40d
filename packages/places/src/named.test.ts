import { describe, expect, test } from 'vitest';
import { allCities } from './all.ts';
import { citiesNamed, cityLabel, cityNames } from './index.ts';

const names = cityNames(allCities);
const named = (text: string): string[] =>
  citiesNamed(names, text.split(' ')).map(
    ({ cities, start, length }) => `${cities.map(cityLabel).join(' or ')}: ${start}+${length}`,
  );

describe('cities named in a row of words', () => {
  test('are found by name and alias, with the words they used', () => {
    expect(named('bengaluru jcb')).toEqual(['Bangalore, Karnataka: 0+1']);
    expect(named('tractor in Poona')).toEqual(['Pune, Maharashtra: 2+1']);
    expect(named('backhoe loader')).toEqual([]);
    expect(citiesNamed(names, [])).toEqual([]);
  });

  test('of several words go before the shorter name within', () => {
    expect(named('jcb new delhi')).toEqual(['New Delhi, Delhi: 1+2']);
    expect(named('navi mumbai crane mumbai')).toEqual(['Navi Mumbai, Maharashtra: 0+2', 'Mumbai, Maharashtra: 3+1']);
    expect(named('pimpri-chinchwad jcb')).toEqual(['Pimpri-Chinchwad, Maharashtra: 0+1']);
  });

  test('are all who bear the name, and the state that follows decides', () => {
    expect(named('bilaspur')).toEqual(['Bilaspur, Chhattisgarh or Bilaspur, Uttar Pradesh: 0+1']);
    expect(named('bilaspur uttar pradesh jcb')).toEqual(['Bilaspur, Uttar Pradesh: 0+3']);
    expect(named('aurangabad maharashtra')).toEqual(['Chhatrapati Sambhajinagar, Maharashtra: 0+2']);
  });

  test('are exact: slips are for whoever knows the other words', () => {
    expect(named('banglore jcb')).toEqual([]);
  });

  test('every name and alias is found as it is written', () => {
    for (const city of allCities) {
      for (const name of [city.name, ...city.aliases]) {
        const words = name.split(' ');
        expect(citiesNamed(names, words)[0], name).toMatchObject({ start: 0, length: words.length });
        expect(citiesNamed(names, words)[0]?.cities, name).toContain(city);
      }
    }
  });
});
