import { describe, expect, test } from 'vitest';
import { filterMessages } from './equipment-listing.messages.ts';
import { emptyQuery } from './equipment-listing.query.ts';
import { chosenFilters, typeGroups } from './options.ts';

const types = [
  { id: 27, type: 'Backhoe loader', subType: '3 t', value: 'Backhoe loader, 3 t' },
  { id: 28, type: 'Backhoe loader', subType: '5 t', value: 'Backhoe loader, 5 t' },
  { id: 29, type: 'Crane', subType: '', value: 'Crane' },
  { id: 30, type: 'Tractor', subType: '41-50 HP, utility', value: 'Tractor, 41-50 HP, utility' },
];
const counts = [
  { id: '27', value: 'Backhoe loader, 3 t', count: 2 },
  { id: '30', value: 'Tractor, 41-50 HP, utility', count: 5 },
];

describe('the types to choose from', () => {
  test('are groups with all their ids, most machines first', () => {
    expect(typeGroups(types, counts, [], filterMessages)).toEqual([
      { name: 'Tractor', ids: [30], count: 5 },
      { name: 'Backhoe loader', ids: [27, 28], count: 2 },
    ]);
  });

  test('keep what is chosen, with 0 machines or not', () => {
    expect(typeGroups(types, counts, [29], filterMessages).at(-1)).toEqual({ name: 'Crane', ids: [29], count: 0 });
    expect(typeGroups(types, undefined, [28], filterMessages)).toEqual([
      { name: 'Backhoe loader', ids: [27, 28], count: undefined },
    ]);
  });

  test('are read from the counts when the list of types cannot be loaded', () => {
    expect(typeGroups(undefined, counts, [], filterMessages)).toEqual([
      { name: 'Tractor', ids: [30], count: 5 },
      { name: 'Backhoe loader', ids: [27], count: 2 },
    ]);
  });

  test('show an unknown id by its number', () => {
    expect(typeGroups(types, counts, [999], filterMessages).at(-1)).toEqual({ name: 'Type 999', ids: [999], count: 0 });
  });
});

/** English needs no translation. */
const asItIs = (english: string) => english;

describe('the chips', () => {
  const query = {
    ...emptyQuery,
    page: 3,
    hours: [20, 65] as const,
    zone: 'West',
    types: [27, 28, 30],
    discounts: [10, 50],
    insurance: 'no' as const,
    price: [1000, undefined] as const,
    capacity: [14, 62.5] as const,
    isFree: true,
  };
  const groups = typeGroups(types, counts, query.types, filterMessages);
  const chips = chosenFilters(query, groups, filterMessages, asItIs, 'm3', '24 Nov to 5 Dec');

  test('name every filter that is on, and only the highest discount', () => {
    expect(chips.map(({ label }) => label)).toEqual([
      'Free 24 Nov to 5 Dec',
      '20–65 hours',
      'West',
      'Tractor',
      'Backhoe loader',
      '50% or more',
      'Without insurance',
      'From ₹1,000',
      '14–62.5 m³',
    ]);
  });

  test('each lead to the list without it, on its first page', () => {
    const without = (label: string) => chips.find((chip) => chip.label === label)?.without;
    expect(without('Backhoe loader')).toEqual({ ...query, types: [30], page: 1 });
    expect(without('50% or more')).toEqual({ ...query, discounts: [], page: 1 });
    expect(without('14–62.5 m³')).toEqual({ ...query, capacity: [undefined, undefined], page: 1 });
    expect(without('Free 24 Nov to 5 Dec')).toEqual({ ...query, isFree: false, page: 1 });
    expect(without('20–65 hours')).toEqual({ ...query, hours: [5, 100], page: 1 });
  });

  test('are silent on free days while no job says its days', () => {
    expect(chosenFilters({ ...emptyQuery, isFree: true }, [], filterMessages, asItIs)).toEqual([]);
  });

  test('are none where nothing is filtered', () => {
    expect(chosenFilters(emptyQuery, [], filterMessages, asItIs)).toEqual([]);
  });
});
