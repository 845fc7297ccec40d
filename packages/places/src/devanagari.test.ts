import { describe, expect, test } from 'vitest';
import { allCities } from './all.ts';
import { cityDevanagariLines } from './devanagari.data.ts';
import { devanagariNames } from './devanagari.ts';

const names = devanagariNames();
const namesOf = (english: string): readonly string[] | undefined =>
  names.get(allCities.find((city) => city.name === english)?.id ?? '');

describe('the cities in Devanagari', () => {
  test('have a line each, and a name under every id', () => {
    expect(cityDevanagariLines.split('\n')).toHaveLength(allCities.length);
    expect([...names.keys()]).toEqual(allCities.map((city) => city.id));
    expect(cityDevanagariLines.split('\n').map((line) => line.split('|')[0])).toEqual(
      allCities.map(({ name }) => name),
    );
  });

  test('are written in Devanagari letters, spaces, hyphens, parentheses, dots and slashes, in NFC', () => {
    for (const [index, line] of cityDevanagariLines.split('\n').entries()) {
      expect(line, String(index + 1)).toMatch(/^[^|]+\|[\u0901-\u0963\u0971-\u097f ().\-/]+$/);
      expect(line, String(index + 1)).toBe(line.normalize('NFC'));
    }
  });

  test('have no empty name, none with blanks around, and none twice', () => {
    for (const [id, all] of names) {
      for (const name of all) expect(name, id).toMatch(/^\S(?:.*\S)?$/);
      expect(new Set(all).size, id).toBe(all.length);
    }
  });

  test('show two cities of one state alike only where English does', () => {
    const english = new Map<string, string>();
    for (const city of allCities) {
      const shown = `${names.get(city.id)?.[0]}, ${city.state}`;
      expect(english.get(shown) ?? city.name, shown).toBe(city.name);
      english.set(shown, city.name);
    }
  });

  test('are named as the newspapers name them', () => {
    expect(namesOf('Pune')).toEqual(['पुणे', 'पूना']);
    expect(namesOf('Nashik')).toEqual(['नाशिक', 'नासिक']);
    expect(namesOf('Kolhapur')).toEqual(['कोल्हापूर', 'कोल्हापुर']);
    expect(namesOf('Baramati')).toEqual(['बारामती']);
    expect(namesOf('Bangalore')?.slice(0, 2)).toEqual(['बेंगलुरु', 'बंगलौर']);
    expect(namesOf('Kanpur')).toEqual(['कानपुर']);
    expect(namesOf('Sri Ganganagar')?.[0]).toBe('श्रीगंगानगर');
    expect(namesOf('Kavaratti')).toEqual(['कवरत्ती']);
  });

  test('keep their well-known older names', () => {
    expect(namesOf('Mumbai')).toContain('बंबई');
    expect(namesOf('Chennai')).toContain('मद्रास');
    expect(namesOf('Kolkata')).toContain('कलकत्ता');
    expect(namesOf('Prayagraj')).toContain('इलाहाबाद');
    expect(namesOf('Chhatrapati Sambhajinagar')).toContain('औरंगाबाद');
  });

  test('are a new map at each call', () => {
    expect(devanagariNames()).not.toBe(names);
    expect(devanagariNames()).toEqual(names);
  });
});
