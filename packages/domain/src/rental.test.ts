import { expect, test } from 'vitest';
import { rentADay } from './rental.ts';

test.each([
  ['an hour of eight', 0, 15_000, 120_000],
  ['a day', 1, 874_055, 874_055],
  ['a week of seven days', 2, 700_000, 100_000],
  ['a month of thirty days', 3, 3_000_000, 100_000],
  ['half a paisa, rounded up', 3, 15, 1],
] as const)('a rent by %s is compared by the day', (_what, type, paise, wanted) => {
  expect(rentADay(paise, type)).toBe(wanted);
});
