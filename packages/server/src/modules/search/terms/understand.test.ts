import { kindNamesHi, kindNamesMr } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { readFillers, readTradeWords } from '@yantra/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../../database/search-words.ts';
import { readSeedSources } from '../../../seed/sources.ts';
import { createGazetteer } from '../vocabulary/gazetteer.ts';
import { createVocabulary, type Vocabulary } from '../vocabulary/vocabulary.ts';
import { editDistance, typosAllowed } from './edit-distance.ts';
import type { LexiconWord, Spot } from './meaning.ts';
import { understand } from './understand.ts';

let vocabulary: Vocabulary;
const gazetteer = createGazetteer(allCities);
const kothrud: Spot = { label: 'Kothrud, Pune', kind: 'locality', latitude: 18.5, longitude: 73.8, radiusKm: 25 };

beforeAll(async () => {
  const [trade, fillers, { catalogue }] = await Promise.all([readTradeWords(), readFillers(), readSeedSources()]);
  vocabulary = createVocabulary({
    categories: catalogue.categories.map(({ id, name, colorCode }) => ({ id, name, colorCode })),
    types: catalogue.equipment.map(({ id, equipmentType }) => ({ id, ...equipmentType })),
    facts: new Map(catalogue.equipment.map(({ id, facts }) => [id, facts])),
    added: [{ typeId: 36, word: 'zumbalift', wholeGroup: true }],
    trade,
    fillers,
    weights: { nearness: 0.6, size: 0.5, free: 0.25, price: 0.2, rating: 0.2, freshness: 0.05 },
  });
});

/** A lexicon in which every known word is near to every text: only the choice among them is under test. */
const read = (
  term: string,
  known: readonly Omit<LexiconWord, 'typed' | 'similarity' | 'isCompletion'>[] = [],
  isExact = false,
) =>
  understand(
    term,
    {
      vocabulary,
      gazetteer,
      lookUp: async (texts) =>
        texts.flatMap((typed) =>
          known.map((one) => ({ ...one, typed, similarity: 0.5, isCompletion: one.word.startsWith(typed) })),
        ),
      spotNamed: async ([first]) => (first === 'kothrud' || first === '411038' ? kothrud : undefined),
      isEveryday: (one) => ['tailor', 'grain', 'johar'].includes(one),
    },
    { isExact },
  );
const word = (text: string, kind: LexiconWord['kind'] = 'word', weight = 1) => ({ word: text, kind, weight });
const kindsOf = async (term: string, known?: Parameters<typeof read>[1]) => {
  const { groups } = await read(term, known);
  return groups.map((ids) => [...new Set(ids.map((id) => vocabulary.types.get(id)?.type))]);
};

describe('words of the trade', () => {
  // What the search box writes into the field when one is chosen in Hindi or Marathi.
  test.each([
    ['Hindi', kindNamesHi],
    ['Marathi', kindNamesMr],
  ])('have every type by its name in %s', async (_language, names) => {
    const types = new Set([...vocabulary.types.values()].map(({ type }) => type));
    const wrong: string[] = [];
    for (const [type, name] of Object.entries(names).filter(([name]) => types.has(name))) {
      const kinds = await kindsOf(name);
      if (JSON.stringify(kinds) !== JSON.stringify([[type]]))
        wrong.push(`${name}: ${JSON.stringify(kinds)}, not ${type}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['excavators', 'Excavator'],
    ['poclain', 'Excavator'],
    ['poklen', 'Excavator'],
    ['hyva', 'Tipper'],
    ['dumper', 'Tipper'],
    ['fork lift', 'Forklift'],
    ['Fork-Lifts', 'Forklift'],
    ['dg set', 'Diesel generator'],
    ['जेसीबी', 'Backhoe loader'],
    ['जे.सी.बी. किराये पर चाहिए', 'Backhoe loader'],
    ['क्रेनची', 'Pick-and-carry crane'],
    ['जेसीबी भाड्याने', 'Backhoe loader'],
    ['jcb machine on rent near me', 'Backhoe loader'],
    ['lathe machine', 'Lathe'],
    ['concrete pump', 'Concrete pump'],
    ['hand tractor', 'Power tiller'],
    ['zumbalifts', 'Pick-and-carry crane'],
  ])('%s is %s', async (term, type) => {
    expect((await kindsOf(term))[0]).toContain(type);
  });

  test('choose a kind of their type', async () => {
    expect((await read('mini excavator')).groups).toEqual([[28]]);
    expect((await read('electric forklift')).groups).toEqual([[63]]);
  });

  test('joined by with or and mean both; side by side the last is what the others describe', async () => {
    expect(await kindsOf('tractor with rotavator')).toEqual([['Tractor'], ['Rotavator']]);
    expect(await kindsOf('ट्रॅक्टर आणि रोटाव्हेटर')).toEqual([['Tractor'], ['Rotavator']]);
    expect((await kindsOf('tractor boom sprayer'))[0]).toEqual(['Boom sprayer']);
    expect(await kindsOf('boom sprayer for tractor')).toEqual([['Boom sprayer']]);
  });

  test('of what is none of ours mean nothing', async () => {
    for (const term of ['boom barrier', 'paver block', 'mixer grinder', 'petrol pump', 'jcb driver job']) {
      const { groups, unknown } = await read(term);
      expect([term, groups, unknown.length > 0]).toEqual([term, [], true]);
    }
  });

  test('that say little count for nothing beside words that say nothing', async () => {
    expect((await read('karan johar')).groups).toEqual([]);
    expect((await read('potato chips')).groups).toEqual([]);
  });
});

describe('sizes', () => {
  test.each([
    ['14 ton crane', 14, 't'],
    ['hydra 14', 14, 't'],
    ['१४ टन क्रेन', 14, 't'],
    ['dg 125', 125, 'kVA'],
    ['silent generator 62.5kva', 62.5, 'kVA'],
    ['6 cum transit mixer', 6, 'm3'],
    ['450 cfm compressor', 450, 'cfm'],
    ['50 hp tractor', 50, 'HP'],
    ['20-ton class excavator', 20, 't'],
  ])('%s asks for %s %s', async (term, value, unit) => {
    expect((await read(term)).size).toEqual({ value, unit });
  });

  test('are turned into the unit the kind is hired by', async () => {
    expect((await read('boom lift 60 feet')).size).toEqual({ value: 18.288, unit: 'm' });
  });

  test.each([
    'jcb 2 din ke liye',
    'rotavator 5 ekad',
    'hydra crane 15 december se 20 december',
    'रोटावेटर ५ एकड़',
    'poclain 3 divas',
  ])('are not the days, dates and acres of a job: %s', async (term) => {
    const { size, unknown, groups } = await read(term);
    expect([size, unknown, groups.length]).toEqual([undefined, [], 1]);
  });

  test('alone mean the kinds that come so', async () => {
    expect(await kindsOf('125 kva')).toEqual([['Diesel generator']]);
  });
});

describe('places', () => {
  test('are towns in Latin letters and in Devanagari, also with an ending', async () => {
    for (const term of ['jcb nashik', 'jcb in Nasik', 'नाशिक जेसीबी', 'नाशिकमध्ये जेसीबी']) {
      expect([term, (await read(term)).cities?.[0]?.name]).toEqual([term, 'Nashik']);
    }
    expect((await read('जेसीबी पुण्यात')).cities?.[0]?.name).toBe('Pune');
    expect((await read('new delhi crane')).cities?.[0]?.name).toBe('New Delhi');
  });

  test('are localities, PIN codes and where the asker is', async () => {
    expect((await read('crane kothrud')).spot).toEqual(kothrud);
    expect((await read('crane 411 038')).spot).toEqual(kothrud);
    expect(await read('crane near me')).toMatchObject({ isNearMe: true, unknown: [] });
    expect(await read('क्रेन माझ्या जवळ')).toMatchObject({ isNearMe: true, unknown: [] });
  });
});

describe('other words', () => {
  test('are looked for in names: a maker beside the kind', async () => {
    expect(await read('volvo excavator', [word('volvo')])).toMatchObject({ words: ['volvo'], unknown: [] });
    expect(await read('kubota tractor', [word('kubota')])).toMatchObject({ words: ['kubota'] });
  });

  test.each([
    ['jcb bina operator', 'Backhoe loader'],
    ['jcb 3dx operator ke bina', 'Backhoe loader'],
    ['जेसीबी बिना ऑपरेटर', 'Backhoe loader'],
    ['excavator under 5000', 'Excavator'],
  ])('that say without what, or at most what, are no machines: %s', async (term, type) => {
    const { unknown } = await read(term, [word('welding set', 'type'), word('binder')]);
    expect([await kindsOf(term), unknown]).toEqual([[[type]], []]);
  });

  test('that nothing is known of are named, and leave the rest as it is', async () => {
    expect(await read('excavator abracad')).toMatchObject({ unknown: ['abracad'] });
    expect((await kindsOf('excavator abracad'))[0]).toEqual(['Excavator']);
  });
});

describe('a slip', () => {
  test('is put right by its sound, and says so', async () => {
    expect((await read('tracter')).corrections).toEqual([{ typed: 'tracter', meant: 'tractor' }]);
    expect((await read('eskavetter')).corrections).toMatchObject([{ typed: 'eskavetter' }]);
    expect((await kindsOf('eskavetter'))[0]).toEqual(['Excavator']);
  });

  test('may go over two words', async () => {
    expect((await kindsOf('concret pamp'))[0]).toEqual(['Concrete pump']);
  });

  test('is none in a known word, a word of everyday English, and a word too short to say', async () => {
    expect(await read('grain')).toMatchObject({ corrections: [] });
    expect(await kindsOf('grain')).not.toContainEqual(expect.arrayContaining(['Mobile crane']));
    expect(await read('jbc', [word('jcb')])).toMatchObject({ corrections: [], unknown: ['jbc'] });
  });

  test('in the name of a town is put right only where it sounds the same', async () => {
    const known = [word('bangalore', 'city'), word('than', 'city')];
    expect((await read('crane banglore', known)).cities?.[0]?.name).toBe('Bangalore');
    expect((await read('mahindra thar', [...known, word('mahindra')])).cities).toBeUndefined();
  });

  test('is no comparison: than is a town where nothing is compared', async () => {
    const known = [word('than', 'city')];
    for (const term of ['more than 50 hp tractor', 'tractor less than 50 hp', 'tractor bigger than 45 hp']) {
      expect([term, await read(term, known)]).toMatchObject([term, { groups: [expect.any(Array)], unknown: [] }]);
      expect((await read(term, known)).cities).toBeUndefined();
    }
    expect((await read('tractor in than', known)).cities?.[0]?.name).toBe('Than');
  });

  test('is left as it was typed when that is asked for', async () => {
    expect(await read('tracter', [], true)).toMatchObject({ groups: [], unknown: ['tracter'], corrections: [] });
  });

  test('is not seen in a word that is only begun', async () => {
    const meaning = await read('excav');
    expect([(await kindsOf('excav'))[0], meaning.corrections]).toEqual([['Excavator'], []]);
  });
});

test('slips are letters left out, added, changed or swapped', () => {
  expect(editDistance('excvator', 'excavator', 3)).toBe(1);
  expect(editDistance('mahindar', 'mahindra', 3)).toBe(1);
  expect(editDistance('tracter', 'tractor', 3)).toBe(1);
  expect(editDistance('crane', 'loader', 2)).toBe(3);
  expect([3, 4, 6, 11].map(typosAllowed)).toEqual([0, 1, 2, 3]);
});

test('words are cut at punctuation, with accents folded', () => {
  expect(wordsOf('Vögele  SUPER-1403 (3 m³)')).toEqual(['vogele', 'super', '1403', '3', 'm³']);
});
