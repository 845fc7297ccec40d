import { allCities } from '@yantra/places/all';
import { describe, expect, test } from 'vitest';
import { editDistance, slipsAllowed } from './edit-distance.ts';
import { createGazetteer } from './gazetteer.ts';
import { type LexiconWord, understand } from './understand.ts';
import { createVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const vocabulary = createVocabulary(
  [
    { id: 1, name: 'Tractors', colorCode: '#2E7D32' },
    { id: 8, name: 'Concrete', colorCode: '#546E7A' },
  ],
  [
    { id: 1, type: 'Tractor', subType: 'Up to 30 HP, compact' },
    { id: 5, type: 'Power tiller', subType: 'Diesel, walk-behind' },
    { id: 28, type: 'Excavator', subType: 'Mini, 3-6 tonne' },
    { id: 29, type: 'Excavator', subType: '13-15 tonne' },
    { id: 37, type: 'Mobile crane', subType: 'Truck, 50-60 tonne' },
    { id: 38, type: 'Tower crane', subType: '5-6 tonne' },
    { id: 43, type: 'Concrete pump', subType: 'Boom, 36 m' },
  ],
);
const gazetteer = createGazetteer(allCities);

/** A lexicon in which every known word is near to every text: only the choice among them is under test. */
const read = (term: string, known: readonly Omit<LexiconWord, 'typed' | 'similarity' | 'isCompletion'>[] = []) =>
  understand(term, {
    vocabulary,
    gazetteer,
    lookUp: async (texts) =>
      texts.flatMap((typed) =>
        known.map((one) => ({ ...one, typed, similarity: 0.5, isCompletion: one.word.startsWith(typed) })),
      ),
  });
const word = (text: string, kind: LexiconWord['kind'] = 'word', weight = 1) => ({ word: text, kind, weight });

describe('a term', () => {
  test('that names a category, a type, or a kind of one becomes that filter', async () => {
    expect((await read('Tractor')).category?.id).toBe(1);
    expect((await read('excavators')).typeIds).toEqual([28, 29]);
    expect((await read('mini excavator')).typeIds).toEqual([28]);
    expect((await read('crane')).typeIds).toEqual([37, 38]);
    expect((await read('tower crane')).typeIds).toEqual([38]);
  });

  test('is read by its longest names: a concrete pump is not all of concrete', async () => {
    const meaning = await read('concrete pump');
    expect([meaning.category, meaning.typeIds]).toEqual([undefined, [43]]);
    expect((await read('new delhi crane')).cities?.[0]?.name).toBe('New Delhi');
  });

  test('keeps words that are neither, without those that only say that one is searching', async () => {
    expect((await read('JCB on rent in Pune', [word('jcb')])).words).toEqual(['jcb']);
  });
});

describe('a slip', () => {
  test('goes to the word with the fewest slips, names before other words', async () => {
    const known = [word('tractor', 'type'), word('tracker'), word('track', 'type')];
    expect((await read('tracter', known)).corrections).toEqual([{ typed: 'tracter', meant: 'tractor' }]);
  });

  test('in a word too short to say is left alone', async () => {
    expect(await read('jbc', [word('jcb')])).toMatchObject({ words: ['jbc'], corrections: [] });
  });

  test('in a city of two words is seen across both', async () => {
    const meaning = await read('navi mumbay', [word('navi mumbai', 'city'), word('mumbai', 'city')]);
    expect(meaning.cities?.[0]?.name).toBe('Navi Mumbai');
  });

  test('is not seen in a word that is only begun', async () => {
    const meaning = await read('excav', [word('excavator', 'type')]);
    expect([meaning.typeIds, meaning.corrections]).toEqual([[28, 29], []]);
  });
});

test('slips are letters left out, added, changed or swapped', () => {
  expect(editDistance('excvator', 'excavator', 3)).toBe(1);
  expect(editDistance('mahindar', 'mahindra', 3)).toBe(1);
  expect(editDistance('tracter', 'tractor', 3)).toBe(1);
  expect(editDistance('crane', 'loader', 2)).toBe(3);
  expect([3, 4, 6, 11].map(slipsAllowed)).toEqual([0, 1, 2, 3]);
});

test('words are cut at punctuation, with accents folded', () => {
  expect(wordsOf('Vögele  SUPER-1403 (3 m³)')).toEqual(['vogele', 'super', '1403', '3', 'm³']);
});
