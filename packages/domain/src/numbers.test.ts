import { expect, test } from 'vitest';
import { clamp, fiveDecimals, latinDigits } from './numbers.ts';

test('a number is kept within its bounds', () => {
  expect([-1, 5, 99].map((value) => clamp(value, 0, 10))).toEqual([0, 5, 10]);
});

test('digits of Devanagari are read as those of English', () => {
  expect(latinDigits('+९१ ९८२२० 41573, ० दिवस')).toBe('+91 98220 41573, 0 दिवस');
});

test('degrees are rounded to about a metre', () => {
  expect(fiveDecimals(18.520_430_4)).toBe(18.52043);
  expect(fiveDecimals(-73.856_745)).toBe(-73.85674);
});
