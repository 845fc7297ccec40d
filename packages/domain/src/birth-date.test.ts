import { expect, test } from 'vitest';
import { isBirthDate } from './birth-date.ts';

test.each(['1900-01-01', '1988-02-29', '2026-03-09'])('somebody may have been born on %s', (day) => {
  expect(isBirthDate(day, '2026-03-10')).toBe(true);
});

test.each([
  '',
  '0000-01-01',
  '1899-12-31',
  '1987-02-29',
  '1988-13-01',
  '1988-2-9',
  '+01988-02-09',
  '2026-03-10',
  '9999-12-31',
])('nobody was born on %s', (day) => {
  expect(isBirthDate(day, '2026-03-10')).toBe(false);
});
