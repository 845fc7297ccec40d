import { describe, expect, test } from 'vitest';
import { axisOf, axisPlaces, changeOf, columnAt } from './chart-scale.ts';

describe('The axis of a chart', () => {
  test('ends in a round number above every value, in four steps', () => {
    expect(axisOf(116)).toEqual([120, 90, 60, 30, 0]);
    expect(axisOf(20)).toEqual([20, 15, 10, 5, 0]);
    expect(axisOf(2)).toEqual([4, 3, 2, 1, 0]);
    expect(axisOf(0)).toEqual([4, 3, 2, 1, 0]);
    expect(axisOf(275_000)[0]).toBe(320_000);
  });

  test('labels at most five columns, including the first and the last', () => {
    expect(axisPlaces(30)).toEqual([0, 7, 15, 22, 29]);
    expect(axisPlaces(3)).toEqual([0, 1, 2]);
    expect(axisPlaces(0)).toEqual([]);
  });
});

test('A change is in whole percent of the previous value, and undefined if that is zero', () => {
  expect([changeOf(14, 11), changeOf(40, 42), changeOf(5, 5), changeOf(5, 0)]).toEqual([27, -5, 0, undefined]);
});

test('Every position across a plot belongs to a column', () => {
  expect([columnAt(-0.1, 30), columnAt(0, 30), columnAt(0.5, 30), columnAt(1, 30)]).toEqual([0, 0, 15, 29]);
});
