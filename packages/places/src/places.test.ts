import { describe, expect, test } from 'vitest';
import { allCities } from './all.ts';
import { cityLabel, defaultCity, featuredCities, findCity, loadAllCities } from './index.ts';
import { nearestCity } from './nearest.ts';

describe('the list of cities', () => {
  // spec: city.towns
  test('has 1,222 cities in the 36 states and union territories', () => {
    expect(allCities).toHaveLength(1222);
    expect(new Set(allCities.map((city) => city.state)).size).toBe(36);
  });

  // spec: city.fields
  test('has every id once, as text, in order', () => {
    expect(allCities.map((city) => city.id)).toEqual(allCities.map((_, index) => String(index + 1)));
  });

  test('has for every city a name, people and a place in India', () => {
    for (const city of allCities) {
      expect(city.name, city.id).toMatch(/^[A-Z][A-Za-z -]+$/);
      expect(city.state.length, city.id).toBeGreaterThan(2);
      expect(city.population, city.id).toBeGreaterThan(0);
      expect(city.latitude > 6 && city.latitude < 37 && city.longitude > 68 && city.longitude < 98, city.id).toBe(true);
    }
  });

  test('keeps the ids that addresses and databases already hold', () => {
    const known = { 11: 'Jaipur', 35: 'Navi Mumbai', 130: 'New Delhi', 601: 'Fazilka', 1222: 'Kavaratti' };
    for (const [id, name] of Object.entries(known)) expect(findCity(allCities, id)?.name).toBe(name);
    expect(findCity(allCities, 601)).toMatchObject({
      state: 'Punjab',
      latitude: 30.4021,
      longitude: 74.0284,
      population: 70887,
    });
  });

  // spec: city.duplicates
  test('shows no two cities alike', () => {
    expect(new Set(allCities.map(cityLabel)).size).toBe(allCities.length);
  });

  // spec: header.default-city, city.featured
  test('begins with the featured cities, the very same ones', async () => {
    const { allCities: loaded } = await loadAllCities();
    expect(featuredCities).toHaveLength(10);
    for (const [index, city] of featuredCities.entries()) expect(loaded[index]).toBe(city);
  });
});

describe('a city', () => {
  // spec: header.default-city, city.fields
  test('is found by its id, number and text alike', () => {
    expect(findCity(featuredCities, 8)).toBe(defaultCity);
    expect(findCity(featuredCities, '8')).toBe(defaultCity);
    expect(findCity(featuredCities, '08')).toBeUndefined();
    expect(findCity(allCities, 1223)).toBeUndefined();
  });

  // spec: city.fields, city.duplicates
  test('bears its state, and its district where the state has a namesake', () => {
    expect(cityLabel(defaultCity)).toBe('Pune, Maharashtra');
    expect(cityLabel(findCity(allCities, 975) ?? defaultCity)).toBe('Tanda (Rampur), Uttar Pradesh');
  });

  // spec: city.featured, city.fields
  test('that is featured has a drawing', () => {
    expect(featuredCities.map((city) => city.iconUrl)).toContain('/img/cities/bangalore.svg');
    expect(featuredCities.every((city) => /^\/img\/cities\/[a-z]+\.svg$/.test(city.iconUrl ?? ''))).toBe(true);
  });
});

describe('the nearest city', () => {
  test('of a city is that city', () => {
    for (const city of allCities) expect(nearestCity(allCities, city)).toBe(city);
  });

  test('is nearest by kilometres, also far north, where a degree east is short', () => {
    const north = { id: 'n', name: 'N', state: '', latitude: 61, longitude: 70, aliases: [] };
    const east = { id: 'e', name: 'E', state: '', latitude: 60, longitude: 71.5, aliases: [] };
    expect(nearestCity([north, east], { latitude: 60, longitude: 70 })).toBe(east);
    expect(nearestCity(featuredCities, { latitude: 18.75, longitude: 73.4 }).name).toBe('Pune');
  });

  test('asked of no cities, or of no place, is an error', () => {
    expect(() => nearestCity([], defaultCity)).toThrow(RangeError);
    expect(() => nearestCity(allCities, { latitude: Number.NaN, longitude: 73 })).toThrow(RangeError);
  });
});
