import { minuteMs } from '@yantra/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every, hourly } from './every.ts';

let failures: unknown[];
const logger = { error: (what: unknown) => void failures.push(what) };

beforeEach(() => {
  failures = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what is done every minute is done so until it is stopped, and goes on after a failure', async () => {
  let turns = 0;
  const job = every(
    minuteMs,
    'work',
    async () => {
      turns += 1;
      if (turns === 1) throw new Error('broken');
    },
    { logger },
  );
  await vi.advanceTimersByTimeAsync(minuteMs - 1);
  expect(turns).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect([turns, failures]).toEqual([2, [{ err: new Error('broken'), job: 'work' }]]);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(turns).toBe(2);
});

test('who wakes it need not wait, and what comes during a turn gets one more', async () => {
  const begun: (() => void)[] = [];
  const job = every(minuteMs, 'work', () => new Promise<void>((done) => begun.push(done)), { logger });
  job.wake();
  job.wake();
  job.wake();
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(2);
  begun[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  await job.stop();
  job.wake();
  expect(begun).toHaveLength(2);
});

test('a turn that takes longer than the time between two is not begun again, and is waited for at the end', async () => {
  let turns = 0;
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const job = every(
    minuteMs,
    'work',
    () => {
      turns += 1;
      return promise;
    },
    { logger },
  );
  await vi.advanceTimersByTimeAsync(4 * minuteMs);
  expect(turns).toBe(1);
  let hasStopped = false;
  const stopping = job.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(hasStopped).toBe(false);
  end();
  await stopping;
});

test('hourly work begins within a minute of the start, one after the other, and comes again each hour', async () => {
  const done: string[] = [];
  const works = ['remind', 'forget', 'rank'].map((name) => [name, async () => void done.push(name)] as const);
  const jobs = hourly(Object.fromEntries(works), { logger });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(done).toEqual(['remind', 'forget', 'rank']);
  await vi.advanceTimersByTimeAsync(58 * minuteMs);
  expect(done).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect(done).toHaveLength(6);
  await Promise.all(jobs.map((job) => job.stop()));
  await vi.advanceTimersByTimeAsync(120 * minuteMs);
  expect(done).toHaveLength(6);
});
