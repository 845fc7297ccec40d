import { expect, test } from 'vitest';
import { isJobDay, jobLimits } from './job.ts';

const today = '2026-11-23';

test.each([
  ['2026-11-23', true],
  ['2026-12-31', true],
  ['2027-11-24', true],
  ['2027-11-25', false],
  ['2026-11-22', false],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['23-11-2026', false],
  ['', false],
])('a job may begin on %s: %s', (day, isFit) => {
  expect(isJobDay(day, today)).toBe(isFit);
});

test('one that was said without a line may have begun some days ago', () => {
  expect(isJobDay('2026-11-16', today, jobLimits.daysLate)).toBe(true);
  expect(isJobDay('2026-11-15', today, jobLimits.daysLate)).toBe(false);
});
