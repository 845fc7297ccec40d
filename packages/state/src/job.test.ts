import type { VisitorJob } from '@yantra/domain';
import { expect, test } from 'vitest';
import { createScopeJob, createSiteScope, createStoredJob, jobOf, provideJob } from './index.ts';

const job: VisitorJob = {
  days: 12,
  from: '2026-11-24',
  hours: 8,
  place: 'Hadapsar',
  at: { latitude: 18.5, longitude: 73.93 },
};

/** A browser's storage. */
function memory(kept: string | null = null) {
  const storage = {
    kept,
    getItem: () => storage.kept,
    setItem: (_key: string, text: string) => void (storage.kept = text),
    removeItem: () => void (storage.kept = null),
  };
  return storage;
}
const storeOn = (storage: ReturnType<typeof memory>, today = '2026-11-20') => createStoredJob(() => storage, today);

test('a job that is set is there at the next visit, until it is cleared', () => {
  const storage = memory();
  createScopeJob(storeOn(storage)).set(job);
  const later = createScopeJob(storeOn(storage));
  expect(later.job.value).toEqual(job);
  expect(later.served).toBe(undefined);
  later.set(undefined);
  expect([later.job.value, storage.kept]).toEqual([undefined, null]);
});

test('a kept job whose first day is past loses that day', () => {
  const storage = memory();
  storeOn(storage).write(job);
  expect(createScopeJob(storeOn(storage, '2026-11-25')).job.value).toEqual({ ...job, from: undefined });
});

test('the job in the address goes before the kept one, and is kept', () => {
  const storage = memory('jobDays=3');
  const here = createScopeJob(storeOn(storage), job);
  expect([here.job.value, here.served]).toEqual([job, job]);
  expect(storeOn(storage).read()).toEqual(job);
});

test('nonsense in the storage is no job, and a storage that refuses holds none', () => {
  expect(storeOn(memory('{"days":12}')).read()).toBe(undefined);
  const refusing = createStoredJob(() => {
    throw new Error('forbidden');
  }, '2026-11-20');
  const here = createScopeJob(refusing);
  here.set(job);
  expect(here.job.value).toEqual(job);
});

test('all copies of a scope share one job, and no other scope has it', () => {
  const scope = createSiteScope('https://yantra.example');
  provideJob(scope, createScopeJob(storeOn(memory()), job));
  expect(jobOf({ ...scope, partner: 'key' }).job.value).toEqual(job);
  expect(jobOf(createSiteScope('https://yantra.example')).job.value).toBe(undefined);
});
