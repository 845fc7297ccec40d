import { expect, test } from 'vitest';
import { countedSpan, spanBefore, spanMs, spanText } from './retention.ts';

test('a span is told in the words people count in', () => {
  expect(
    [{ months: 96 }, { months: 18 }, { months: 1 }, { days: 90 }, { days: 1 }, { hours: 1 }].map(spanText),
  ).toEqual(['8 years', '18 months', '1 month', '90 days', '1 day', '1 hour']);
});

test('a span is counted in the largest unit that it fills', () => {
  expect([{ months: 96 }, { months: 18 }, { days: 90 }, { hours: 1 }].map(countedSpan)).toEqual([
    { count: 8, unit: 'year' },
    { count: 18, unit: 'month' },
    { count: 90, unit: 'day' },
    { count: 1, unit: 'hour' },
  ]);
});

test('months are those of the calendar in India, days and hours are as long as they are', () => {
  const now = new Date('2026-08-31T20:00:00Z');
  // In India it is 1 September already.
  expect(spanBefore(now, { months: 6 })).toEqual(new Date('2026-02-28T20:00:00Z'));
  expect(spanBefore(now, { days: 30 })).toEqual(new Date('2026-08-01T20:00:00Z'));
  expect(spanBefore(now, { hours: 1 })).toEqual(new Date('2026-08-31T19:00:00Z'));
  expect(spanMs({ days: 2 })).toBe(172_800_000);
});
