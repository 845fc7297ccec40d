import { expect, test } from 'vitest';
import { byHalves, otherHalf } from './sample.ts';

test('of cases that differ in one thing the first half has so many, evenly chosen, and the other half the others', () => {
  expect(byHalves(['360 px', '768 px', '1440 px'])).toEqual([
    [['360 px'], {}],
    [['768 px', '1440 px'], otherHalf],
  ]);
  expect(byHalves([0, 1, 2, 3, 4, 5], 2).map(([rows]) => rows)).toEqual([
    [0, 3],
    [1, 2, 4, 5],
  ]);
});
