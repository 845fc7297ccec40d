import { expect, test } from 'vitest';
import type { EquipmentRow } from '../../equipment/equipment.queries.ts';
import type { Filters } from './filters.ts';
import type { Ranking } from './ranked.ts';
import { tieredRows } from './tiers.ts';

const plain: Ranking = {
  weights: { nearness: 0, size: 0, free: 0, price: 0, rating: 0, freshness: 0 },
  groups: [],
  sizes: [],
  preferred: [],
};
const filters: Filters = { words: [], termTypeIds: [1, 2, 3] };

/** A market in which a part is known by its types and words, and its machines are numbered. */
const market = (totals: Readonly<Record<string, number>>) => {
  const nameOf = ({ termTypeIds = [], words, wordsAbsent = [] }: Filters) =>
    [termTypeIds.join('+'), ...words, ...wordsAbsent.map((word) => `not ${word}`)].join(' ');
  return {
    count: async (one: Filters) => totals[nameOf(one)] ?? 0,
    rows: async (one: Filters, { limit, offset }: { limit: number; offset: number }) =>
      Array.from({ length: limit }, (_, n) => ({ id: `${nameOf(one)} ${offset + n}` }) as EquipmentRow),
  };
};
const page = async (ranking: Partial<Ranking>, totals: Readonly<Record<string, number>>, limit: number, offset = 0) =>
  (await tieredRows(filters, { ...plain, ...ranking }, 5000, { limit, offset }, market(totals)))?.map(({ id }) => id);

test('names that have the maker come before the others, over the end of a page', async () => {
  const totals = { '1+2+3 jcb': 3, '1+2+3 not jcb': 4997 };
  expect(await page({ preferred: ['jcb'] }, totals, 4)).toEqual([
    '1+2+3 jcb 0',
    '1+2+3 jcb 1',
    '1+2+3 jcb 2',
    '1+2+3 not jcb 0',
  ]);
  expect(await page({ preferred: ['jcb'] }, totals, 2, 4)).toEqual(['1+2+3 not jcb 1', '1+2+3 not jcb 2']);
});

test('types of a fitting size come before the other types', async () => {
  const sizes = [
    { typeId: 1, fact: 'capacity', usual: 5, wanted: 20 },
    { typeId: 2, fact: 'capacity', usual: 21, wanted: 20 },
    { typeId: 3, fact: 'capacity', usual: 33, wanted: 20 },
  ];
  expect(await page({ sizes }, { '2': 1, '1+3': 4999 }, 2)).toEqual(['2 0', '1+3 0']);
});

test('two kinds take turns until one has no more, page by page', async () => {
  const groups = [[1], [2, 3]];
  const totals = { '1': 2, '2+3': 4998 };
  const whole = ['1 0', '2+3 0', '1 1', '2+3 1', '2+3 2', '2+3 3'];
  expect(await page({ groups }, totals, 6)).toEqual(whole);
  expect([...((await page({ groups }, totals, 3)) ?? []), ...((await page({ groups }, totals, 3, 3)) ?? [])]).toEqual(
    whole,
  );
});

test('a short list, a place and a trial of weights look at each machine', async () => {
  const slice = { limit: 2, offset: 0 };
  expect(await tieredRows(filters, { ...plain, preferred: ['jcb'] }, 300, slice, market({}))).toBeUndefined();
  const near = { latitude: 18, longitude: 73, radiusKm: 25 };
  expect(await tieredRows(filters, { ...plain, preferred: ['jcb'], near }, 5000, slice, market({}))).toBeUndefined();
  expect(
    await tieredRows(filters, { ...plain, preferred: ['jcb'], isTrial: true }, 5000, slice, market({})),
  ).toBeUndefined();
});
