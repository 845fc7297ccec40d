import type { Suggestions } from '@yantra/contract/calls';
import { describe, expect, test, vi } from 'vitest';
import { createEquipmentSearchModel } from './equipment-search.model.ts';
import type { PopularKind } from './internal/suggestion.ts';

const found = (...names: string[]): Suggestions => ({
  machines: names.map((name) => ({ name })),
  categories: [],
  cities: [],
});

/** A model whose timers and answers the test controls. */
function setUp() {
  const asked: { text: string; signal: AbortSignal; answer: (answer: unknown) => void }[] = [];
  let pending: (() => void) | undefined;
  const after = vi.fn((_milliseconds: number, run: () => void) => {
    pending = run;
    return () => {
      pending = undefined;
    };
  });
  let kept: readonly string[] = [];
  const city = { id: '8', kinds: [] as PopularKind[] };
  const model = createEquipmentSearchModel({
    searches: {
      read: () => kept,
      add: (term) => {
        kept = [term, ...kept];
      },
      remove: (term) => {
        kept = kept.filter((one) => one !== term);
      },
      clear: () => {
        kept = [];
      },
    },
    ask: (text, signal) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: resolve as (answer: unknown) => void });
      }),
    after,
    cityId: () => city.id,
    popular: () => Promise.resolve(city.kinds),
  });
  /** Without the links that always stand at the end. */
  const names = () =>
    model.suggestions.value.filter(({ kind }) => kind !== 'all' && kind !== 'around').map(({ name }) => name);
  const search = (term: string) => {
    kept = [term, ...kept];
  };
  return { model, asked, after, city, names, search, pause: () => pending?.() };
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('while one types', () => {
  test('sends one request 150 ms after the last key', () => {
    const { model, asked, after, pause } = setUp();
    model.type('t');
    model.type('tr');
    model.type('tra ');
    pause();
    expect(after).toHaveBeenLastCalledWith(150, expect.any(Function));
    expect(asked.map(({ text }) => text)).toEqual(['tra']);
  });

  test.each([
    ['t', 0],
    ['tr', 1],
    ['3', 0],
    ['ज', 1],
    ['ட', 1],
  ])('%j is asked for %i times: one letter is enough where it is half a word', (typed, times) => {
    const { model, asked, pause } = setUp();
    model.type(typed);
    pause();
    expect(asked).toHaveLength(times);
  });

  test('the rows disappear when one of two letters is deleted', async () => {
    const { model, asked, names, pause } = setUp();
    model.type('tr');
    pause();
    asked[0]?.answer(found('Tractor'));
    await settled();
    model.type('t');
    expect([model.isOpen.value, names()]).toEqual([false, []]);
  });

  test('a late answer to an earlier text changes nothing', async () => {
    const { model, asked, names, pause } = setUp();
    model.type('tra');
    pause();
    model.type('cra');
    pause();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer(found('Crane'));
    await settled();
    asked[0]?.answer(found('Tractor'));
    await settled();
    expect(names()).toEqual(['Crane']);
  });

  test('the previous rows stay until the next arrive, and the first ones return when the box is emptied', async () => {
    const { model, asked, names, pause } = setUp();
    model.type('tra');
    pause();
    asked[0]?.answer(found('Tractor'));
    await settled();
    model.type('trac');
    expect([model.isOpen.value, names()]).toEqual([true, ['Tractor']]);
    model.type('  ');
    expect([names(), model.suggestions.value.map(({ kind }) => kind)]).toEqual([[], ['around']]);
  });

  test.each([[null], [{}], [{ machines: 'many', categories: null }]])(
    'an answer of %j is as if nothing was found',
    async (answer) => {
      const { model, asked, names, pause } = setUp();
      model.type('tra');
      pause();
      asked[0]?.answer(answer);
      await settled();
      expect([names(), model.remark.value]).toEqual([[], 'none']);
    },
  );

  test('an answer after closing does not open the list again', async () => {
    const { model, asked, pause } = setUp();
    model.type('tra');
    pause();
    model.close();
    asked[0]?.answer(found('Tractor'));
    await settled();
    expect(model.isOpen.value).toBe(false);
  });
});

describe('the most frequent kinds in the city', () => {
  const tractors: PopularKind = { type: 'Tractor', count: 3, image1Url: null };

  test('are shown in the empty field after own searches, and before a search nearby', async () => {
    const { model, city, search } = setUp();
    city.kinds = [tractors];
    search('crane');
    model.enter('');
    await settled();
    expect(model.suggestions.value.map(({ kind, href }) => [kind, href])).toEqual([
      ['recent', '/equipments/crane'],
      ['popular', '/equipments/Tractor'],
      ['around', '/equipments/near%20me'],
    ]);
  });

  test('are those of the selected city', async () => {
    const { model, city, names } = setUp();
    city.kinds = [tractors];
    model.enter('');
    await settled();
    Object.assign(city, { id: '21', kinds: [{ ...tractors, type: 'Forklift' }] });
    model.moved();
    await settled();
    expect(names()).toEqual(['Forklift']);
  });

  test('are shown where nothing matches', async () => {
    const { model, city, asked, names, pause } = setUp();
    city.kinds = [tractors];
    model.type('zzzz');
    pause();
    asked[0]?.answer(found());
    await settled();
    expect([names(), model.remark.value]).toEqual([['Tractor'], 'none']);
  });
});

describe('what is found', () => {
  test('is grouped: kinds, places, machines, and the link to all', async () => {
    const { model, asked, pause } = setUp();
    model.type('tra');
    pause();
    asked[0]?.answer({
      types: [{ type: 'Tractor', name: 'Tractor', also: [], count: 3 }],
      machines: [{ name: 'Mahindra' }],
      categories: [{ id: 1, name: 'Tractors' }],
      cities: [{ id: '1', name: 'Tral', state: 'Kashmir', latitude: 33, longitude: 75 }],
    });
    await settled();
    expect(model.suggestions.value.map(({ kind }) => kind)).toEqual(['type', 'category', 'city', 'machine', 'all']);
    expect(model.suggestions.value.at(-1)?.href).toBe('/equipments/tra');
  });

  test('leads to a machine’s own page where one has the name', async () => {
    const { model, asked, pause } = setUp();
    model.type('mah');
    pause();
    const machine = {
      id: 'a b',
      image1Url: null,
      finalRentalValue: 900,
      rentalType: 1 as const,
      equipmentType: { id: 2, type: 'Tractor', subType: '' },
      city: 'Pune',
    };
    asked[0]?.answer({ ...found(), machines: [{ name: 'Mahindra', machine }, { name: 'Mahindra II' }] });
    await settled();
    expect(model.suggestions.value.map(({ href, words }) => [href, words]).slice(0, 2)).toEqual([
      ['/equipment-details?id=a%20b', ''],
      ['/equipments/Mahindra%20II', 'Mahindra II'],
    ]);
  });
});

describe('own searches', () => {
  test('are shown when an empty field gets the focus, and not when it has words', () => {
    const { model, names, search } = setUp();
    search('crane');
    model.enter('tipper');
    expect(model.isOpen.value).toBe(false);
    model.enter('');
    expect([model.isOpen.value, names()]).toEqual([true, ['crane']]);
  });

  test('stand after the kinds and before everything else', async () => {
    const { model, asked, names, pause, search } = setUp();
    search('tractor with rotavator');
    model.type('tra');
    expect(names()).toEqual(['tractor with rotavator']);
    pause();
    asked[0]?.answer({ ...found('Mahindra'), types: [{ type: 'Tractor', name: 'Tractor', also: [], count: 3 }] });
    await settled();
    expect(names()).toEqual(['Tractor', 'tractor with rotavator', 'Mahindra']);
  });

  test('are deleted with Delete, which otherwise edits the field', () => {
    const { model, names, search } = setUp();
    for (const term of ['crane', 'tipper']) search(term);
    model.enter('');
    expect(model.press('Delete', '')).toBe(false);
    model.press('ArrowDown', '');
    expect(model.press('Delete', '')).toBe(true);
    expect(names()).toEqual(['crane']);
  });
});
