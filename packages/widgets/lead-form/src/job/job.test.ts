import { expect, test } from 'vitest';
import { emptyJob, jobInput, wrongIn } from './job.ts';

const today = '2026-11-23';

test('empty fields are valid and not sent', () => {
  expect([wrongIn(emptyJob, today), jobInput(emptyJob)]).toEqual([[], {}]);
});

test('filled fields are sent with their types', () => {
  const values = { jobFrom: '2026-11-24', jobDays: ' 12 ', jobPlace: ' Hadapsar ', jobHours: '8', jobOperator: 'own' };
  expect(wrongIn(values, today)).toEqual([]);
  expect(jobInput(values)).toEqual({
    jobFrom: '2026-11-24',
    jobDays: 12,
    jobPlace: 'Hadapsar',
    jobHours: 8,
    jobOperator: 'own',
  });
});

test.each([
  ['jobFrom', '2026-11-22'],
  ['jobDays', '0'],
  ['jobDays', '400'],
  ['jobDays', '1.5'],
  ['jobDays', 'two'],
  ['jobHours', '25'],
  ['jobPlace', 'x'.repeat(101)],
] as const)('%s does not take %s', (field, text) => {
  expect(wrongIn({ ...emptyJob, [field]: text }, today)).toEqual([field]);
});

test('an unknown operator is not sent', () => {
  expect(jobInput({ ...emptyJob, jobOperator: 'robot' })).toEqual({});
});
