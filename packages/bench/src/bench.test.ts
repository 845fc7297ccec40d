import { expect, test } from 'vitest';
import { figureOf, isWithin, percentile } from './bench.ts';

test('takes the nearest rank for a percentile', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(samples, 99)).toBe(99);
  expect(percentile(samples, 50)).toBe(50);
  expect(percentile([7], 99)).toBe(7);
  expect(() => percentile([], 50)).toThrow(RangeError);
});

test('compares with the baseline where there is one, else the value itself', () => {
  expect(figureOf({ name: 'a', value: 30, baseline: 20, unit: 'ms' })).toBe(1.5);
  expect(isWithin({ name: 'a', value: 30, baseline: 20, unit: 'ms', atMost: 1.25 })).toBe(false);
  expect(isWithin({ name: 'a', value: 12, unit: 'KB', atMost: 16 })).toBe(true);
  expect(isWithin({ name: 'a', value: 4, baseline: 10, unit: 'rps', atLeast: 0.5 })).toBe(false);
});
