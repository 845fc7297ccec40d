import { expect, test } from 'vitest';
import { jobInput, jobPairs, visitorJobIn } from './visitor-job.ts';

const today = '2026-11-20';
const jobOf = (address: string) => {
  const pairs = new URLSearchParams(address);
  return visitorJobIn((key) => pairs.get(key), today);
};

const whole = 'jobDays=12&jobFrom=2026-11-24&jobHours=8&jobOperator=own&jobPlace=Hadapsar, Pune&jobAt=18.5,73.93';

test('a job is read from an address, and written to one as it was', () => {
  const job = jobOf(whole);
  expect(job).toEqual({
    days: 12,
    from: '2026-11-24',
    hours: 8,
    operator: 'own',
    place: 'Hadapsar, Pune',
    at: { latitude: 18.5, longitude: 73.93 },
  });
  expect(
    jobPairs(job)
      .map((pair) => pair.join('='))
      .join('&'),
  ).toBe(whole);
  expect(jobOf('jobDays=1')).toEqual({ days: 1 });
});

test.each(['', 'jobFrom=2026-11-24', 'jobDays=', 'jobDays=0', 'jobDays=367', 'jobDays=1.5', 'jobDays=two'])(
  'there is no job in %j',
  (address) => {
    expect(jobOf(address)).toBe(undefined);
    expect(jobPairs(jobOf(address))).toEqual([]);
    expect(jobInput(jobOf(address))).toEqual({});
  },
);

test('a job whose first day is past loses that day', () => {
  expect(jobOf('jobDays=3&jobFrom=2026-11-19')).toEqual({ days: 3 });
  expect(jobOf(`jobDays=3&jobFrom=${today}`)).toEqual({ days: 3, from: today });
});

test.each([
  'jobFrom=2026-02-30',
  'jobHours=0',
  'jobHours=25',
  'jobOperator=robot',
  'jobPlace=%20%00',
  'jobAt=18.5',
  'jobAt=91,73',
  'jobAt=18.5,181',
  'jobAt=1e1,7',
])('an invalid part is left out: %s', (part) => {
  expect(jobOf(`jobDays=3&${part}`)).toEqual({ days: 3 });
});

test('searches take a job without the words for its place', () => {
  expect(jobInput(jobOf(whole))).toEqual({
    jobDays: 12,
    jobFrom: '2026-11-24',
    jobHours: 8,
    jobOperator: 'own',
    jobAt: { latitude: 18.5, longitude: 73.93 },
  });
});
