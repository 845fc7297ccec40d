import { expect, test } from 'vitest';
import { type ProcessorTime, processorTimeIn, stolenShare, undisturbed } from './undisturbed.ts';

/** Successive figures, as a system reports them before and after each try. */
const told = (...figures: readonly ProcessorTime[]) => {
  const left = [...figures];
  return () => left.shift();
};
const at = (used: number, stolen: number): ProcessorTime => ({ used, stolen });
const counted = () => {
  let count = 0;
  return () => Promise.resolve(++count);
};

test('reads what the system says of its processors', () => {
  const text = 'cpu  10 2 30 4000 50 6 7 80 0 0\ncpu0 5 1 15 2000 25 3 3 40 0 0\n';
  expect(processorTimeIn(text)).toEqual({ used: 10 + 2 + 30 + 6 + 7, stolen: 80 });
  expect(processorTimeIn('cpu  1 2 3 4\n')).toBeUndefined();
  expect(processorTimeIn('')).toBeUndefined();
});

test('counts what others got as a share of what was wanted, and none where nobody knows', () => {
  expect(stolenShare(at(100, 10), at(190, 20))).toBeCloseTo(0.1);
  expect(stolenShare(at(100, 10), at(100, 10))).toBe(0);
  expect(stolenShare(undefined, at(100, 10))).toBe(0);
});

test('does again what others disturbed, until once they did not', async () => {
  const done: unknown[] = [];
  const now = told(at(0, 0), at(50, 50), at(50, 50), at(150, 50));
  const value = await undisturbed(counted(), { atMost: 0.05, tries: 5, now, onDone: (...told) => done.push(told) });
  expect(value).toBe(2);
  expect(done).toEqual([[0, 2]]);
});

test('takes the least disturbed of all when none was left alone', async () => {
  const now = told(at(0, 0), at(50, 50), at(50, 50), at(130, 70), at(130, 70), at(160, 140));
  expect(await undisturbed(counted(), { atMost: 0.05, tries: 3, now })).toBe(2);
});

test('does it once where the system says nothing', async () => {
  expect(await undisturbed(counted(), { atMost: 0, tries: 3, now: () => undefined })).toBe(1);
});
