import { expect, test } from 'vitest';
import { isBirthDate, isOfAge } from './birth-date.ts';

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

test.each([
  ['2008-03-10', '2026-03-10', true],
  ['2008-03-11', '2026-03-10', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1999-12-31', '2017-12-30', false],
])('who was born on %s is of age on %s: %s', (born, today, is) => {
  expect(isOfAge(born, today)).toBe(is);
});
