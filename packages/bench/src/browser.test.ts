import { expect, test } from 'vitest';
import { atRest, type Used, usedBetween } from './browser.ts';

/** A browser with one process that uses such shares of a processor from look to look, and is at rest afterwards. */
function browserThatUses(...shares: readonly number[]) {
  let ms = 0;
  let seconds = 0;
  let pauses = 0;
  return {
    pauses: () => pauses,
    options: {
      look: (): Promise<Used> => Promise.resolve(new Map([[1, seconds]])),
      pause: (pausedMs: number) => {
        ms += pausedMs;
        seconds += ((shares[pauses] ?? 0) * pausedMs) / 1000;
        pauses += 1;
        return Promise.resolve();
      },
      now: () => ms,
    },
  };
}

test('a page is measured once its browser is at rest, not before', async () => {
  const idle = browserThatUses();
  await atRest(idle.options);
  expect(idle.pauses()).toBe(3);
  const busy = browserThatUses(1.4, 0.05, 0.05, 0.6, 0.05);
  await atRest(busy.options);
  expect(busy.pauses()).toBe(7);
});

test('a browser that does not come to rest is no place to measure in', async () => {
  const busy = browserThatUses(...Array.from({ length: 200 }, () => 0.5));
  await expect(atRest(busy.options)).rejects.toThrow('The browser did not come to rest.');
});

test('what processes have used is not hidden by others that ended', () => {
  const before = new Map([
    [1, 5],
    [2, 1],
  ]);
  const after = new Map([
    [2, 1.5],
    [3, 0.25],
  ]);
  expect(usedBetween(before, after)).toBe(0.75);
});
