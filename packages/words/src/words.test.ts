import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  foldText,
  parseWords,
  readFillers,
  readTradeWords,
  singular,
  sizesIn,
  soundDistance,
  soundOf,
  tokensOf,
} from './index.ts';

describe('spellings', () => {
  test('of one word in Devanagari are one', () => {
    for (const [one, other] of [
      ['ट्रॅक्टर', 'ट्रैक्टर'],
      ['मुम्बई', 'मुंबई'],
      ['गाड़ी', 'गाडी'],
      ['पूर', 'पुर'],
      ['लॉरी', 'लोरी'],
      ['हायड्रा\u200d', 'हायड्रा'],
    ] as const) {
      expect(foldText(one)).toBe(foldText(other));
    }
    expect(foldText('पुण्यात')).toBe('पुण्यात');
  });

  test('are cut where no letter, sign or digit stands, and digits of every script are digits', () => {
    expect(tokensOf('Back-hoe, 62.5 kVA. १४ टन।')).toEqual(['back', 'hoe', '62.5', 'kva', '14', 'टन']);
    expect(tokensOf('Vögele')).toEqual(['vogele']);
    expect(tokensOf('૧૨ ટન')[0]).toBe('12');
  });

  test('in the plural are those in the singular', () => {
    expect(['tractors', 'presses', 'bus', 'glass', '3ds'].map(singular)).toEqual([
      'tractor',
      'press',
      'bus',
      'glass',
      '3ds',
    ]);
  });
});

describe('sounds', () => {
  test.each([
    ['tracter', 'tractor', 0],
    ['poklen', 'poclain', 0],
    ['कंप्रेसर', 'compressor', 0.9],
    ['क्रेन', 'crane', 0.4],
    ['एक्सकेवेटर', 'excavator', 1.6],
    ['ਟਰੈਕਟਰ', 'tractor', 1.3],
    ['பொக்லைன்', 'poclain', 0],
  ])('of %s and %s are near', (one, other, apart) => {
    expect(soundDistance(soundOf(one), soundOf(other), 3)).toBeLessThanOrEqual(apart);
  });

  test('of other words are far', () => {
    for (const [one, other] of [
      ['train', 'crane'],
      ['trailer', 'tipper'],
      ['drone', 'crane'],
    ] as const) {
      expect(soundDistance(soundOf(one), soundOf(other), 3)).toBeGreaterThan(1);
    }
  });
});

describe('sizes', () => {
  test.each([
    ['14 ton', 14, 't'],
    ['14t', 14, 't'],
    ['१४ टन', 14, 't'],
    ['20-22 tonne', 21, 't'],
    ['125 kva', 125, 'kVA'],
    ['60 ft', 60, 'ft'],
    ["60'", 60, 'ft'],
    ['६० फुट', 60, 'ft'],
    ['18 mtr', 18, 'm'],
    ['6 cum', 6, 'm3'],
    ['450cfm', 450, 'cfm'],
    ['50 h.p.', 50, 'HP'],
    ['1.5 ton', 1.5, 't'],
    ['10,000 ltr', 10_000, 'L'],
    ['30 cum/hr', 30, 'm3/h'],
  ])('%s is %s %s', (text, value, unit) => {
    expect(sizesIn(text).sizes).toEqual([{ value, unit }]);
  });

  test('are not read out of models, numbers alone and other words', () => {
    for (const text of ['3dx', 'jcb 3 in pune', 'ex 200lc', '14xw', '411038', '0 ton']) {
      expect(sizesIn(text).sizes).toEqual([]);
    }
  });

  test('are taken out of the text', () => {
    expect(tokensOf(sizesIn('hydra 14 ton on rent').rest)).toEqual(['hydra', 'on', 'rent']);
  });
});

describe('files of words', () => {
  test('say where they are not in their form', () => {
    expect(() => parseWords('name | a | b', 'x.txt')).toThrow('x.txt:1');
    expect(() => parseWords('== Crane\nnaem | a | b', 'x.txt')).toThrow('x.txt:2: "naem"');
    expect(() => parseWords('== Crane\nname | a', 'x.txt')).toThrow('x.txt:2: a source or a reason is missing.');
    expect(() => parseWords('== Crane\nname | , | r', 'x.txt')).toThrow('x.txt:2: there are no words.');
  });

  test('name at least twenty words for every type of the catalogue, each with its reason, and no type beside', async () => {
    const url = new URL('../../server/assets/catalogue.json', import.meta.url);
    const { equipment } = JSON.parse(await readFile(url, 'utf8')) as {
      equipment: { equipmentType: { type: string; subType: string } }[];
    };
    const kinds = new Set(equipment.map(({ equipmentType: { type, subType } }) => `${type} / ${subType}`));
    const types = new Set(equipment.map(({ equipmentType: { type } }) => type));
    const words = new Map<string, Set<string>>([...types].map((type) => [type, new Set()]));
    for (const { type, subType, lines } of await readTradeWords()) {
      if (type === undefined) continue;
      expect(subType === undefined ? types.has(type) : kinds.has(`${type} / ${subType}`), `${type} / ${subType}`).toBe(
        true,
      );
      for (const line of lines) {
        expect(line.reason).not.toBe('');
        for (const word of line.words) {
          expect(word.length, word).toBeLessThanOrEqual(40);
          words.get(type)?.add(tokensOf(word).join(''));
        }
      }
    }
    for (const [type, list] of words) expect([type, list.size >= 20]).toEqual([type, true]);
  });

  test('hold what carries nothing', async () => {
    const fillers = await readFillers();
    expect(fillers.fillers).toContain('kiraya');
    expect(fillers.machine).toContain('यंत्र');
    expect(fillers.joiners).toContain('आणि');
    expect(fillers.nearMe).toContain('near me');
    expect(fillers.carriers).toEqual(['Tractor']);
  });
});
