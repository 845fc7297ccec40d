import { describe, expect, test } from 'vitest';
import { allCities } from './all.ts';
import { cityDevanagariLines } from './devanagari.data.ts';
import { devanagariNames, foldDevanagari } from './devanagari.ts';

const names = devanagariNames();
const namesOf = (english: string): readonly string[] | undefined =>
  names.get(allCities.find((city) => city.name === english)?.id ?? '');

describe('the cities in Devanagari', () => {
  test('have a line each, and a name under every id', () => {
    expect(cityDevanagariLines.split('\n')).toHaveLength(allCities.length);
    expect([...names.keys()]).toEqual(allCities.map((city) => city.id));
  });

  test('are written in Devanagari letters, spaces, hyphens, parentheses, dots and slashes, in NFC', () => {
    for (const [index, line] of cityDevanagariLines.split('\n').entries()) {
      expect(line, String(index + 1)).toMatch(/^[\u0901-\u0963\u0971-\u097f ().\-/]+$/);
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

  test('have outside Maharashtra no other name that folds to the same', () => {
    for (const city of allCities.filter(({ state }) => state !== 'Maharashtra')) {
      const all = names.get(city.id) ?? [];
      expect(new Set(all.map(foldDevanagari)).size, city.name).toBe(all.length);
    }
  });

  test('are a new map at each call', () => {
    expect(devanagariNames()).not.toBe(names);
    expect(devanagariNames()).toEqual(names);
  });
});

describe('folding Devanagari', () => {
  /** What the spellings fold to, each once: one text when they are alike. */
  const folded = (...spellings: string[]): string[] => [...new Set(spellings.map(foldDevanagari))];

  test('makes a dot below, composed or not, count for nothing', () => {
    expect(folded('फ़िरोज़ाबाद', 'फिरोजाबाद')).toEqual(['फिरोजाबाद']);
    expect(folded('अलीग\u095d', 'अलीग\u0922\u093c', 'अलीगढ')).toEqual(['अलीगढ']);
    expect(folded('बऱ्हाणपूर', 'बर\u093c्हाणपूर', 'बर्\u200dहाणपूर')).toEqual(['बर्हाणपुर']);
  });

  test('makes nasals alike before a consonant, and the chandrabindu an anusvara', () => {
    expect(folded('इंदौर', 'इन्दौर', 'इँदौर')).toEqual(['इंदोर']);
    expect(folded('पंप', 'पम्प')).toEqual(['पंप']);
    expect(folded('गङ्गा', 'गंगा')).toEqual(['गंगा']);
    expect(folded('चण्डीगढ़', 'चंडीगढ़')).toEqual(['चंडीगढ']);
    expect(folded('पञ्चकूला', 'पंचकूला')).toEqual(['पंचकूला']);
    expect(folded('ट्रान्समिशन', 'ट्रांसमिशन')).toEqual(['ट्रांसमिशन']);
    expect(folded('गाँव', 'गांव')).toEqual(['गांव']);
  });

  test('makes i and u alike where a word ends, and in पूर', () => {
    expect(folded('छत्रपति संभाजीनगर', 'छत्रपती संभाजीनगर')).toEqual(['छत्रपति संभाजीनगर']);
    expect(folded('बेंगलुरु', 'बेंगलुरू')).toEqual(['बेंगलुरु']);
    expect(folded('मुंबई', 'मुम्बइ')).toEqual(['मुंबइ']);
    expect(folded('बदायूं', 'बदायुँ')).toEqual(['बदायुं']);
    expect(folded('कोल्हापूर', 'कोल्हापुर')).toEqual(['कोल्हापुर']);
    expect(folded('नागपूरमध्ये', 'नागपुरमध्ये')).toEqual(['नागपुरमध्ये']);
    expect(folded('सुरत', 'सूरत')).toEqual(['सुरत', 'सूरत']);
  });

  test('makes ळ an ल, and the kinds of e and of o alike', () => {
    expect(folded('धुळे', 'धुले')).toEqual(['धुले']);
    expect(folded('ट्रॅक्टर', 'ट्रैक्टर', 'ट्रेक्टर')).toEqual(['ट्रेक्टर']);
    expect(folded('रोलर', 'रॉलर', 'रौलर')).toEqual(['रोलर']);
    expect(folded('ॲक्सल', 'अॅक्सल', 'अ\u200dॅक्सल', 'ऍक्सल', 'ऐक्सल', 'एक्सल')).toEqual(['एक्सल']);
    expect(folded('ऑटो', 'ओटो', 'औटो')).toEqual(['ओटो']);
  });

  test('leaves out zero-width joiners and writes digits in ASCII', () => {
    expect(folded('क्\u200dष', 'क्\u200cष', 'क्ष')).toEqual(['क्ष']);
    expect(foldDevanagari('३डीएक्स ०९')).toBe('3डीएक्स 09');
  });

  test('leaves alone what is not Devanagari, but for NFC', () => {
    expect(foldDevanagari('JCB 3DX, Pu\u0304ne (ತುಮಕೂರು)')).toBe('JCB 3DX, P\u016bne (ತುಮಕೂರು)');
    expect(foldDevanagari('')).toBe('');
  });

  test('changes nothing the second time', () => {
    for (const name of [...names.values()].flat()) {
      expect(foldDevanagari(foldDevanagari(name)), name).toBe(foldDevanagari(name));
    }
  });

  test('keeps apart the cities whose shown names differ in one state', () => {
    const shown = new Map<string, string>();
    for (const city of allCities) {
      const [name = ''] = names.get(city.id) ?? [];
      const key = `${foldDevanagari(name)}, ${city.state}`;
      expect(shown.get(key) ?? name, key).toBe(name);
      shown.set(key, name);
    }
  });
});
