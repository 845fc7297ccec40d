import { expect, test } from 'vitest';
import { withTabLock } from './tab-lock.ts';

/** Holds a lock as another tab would. @returns how to let go of it */
const held = (name: string): Promise<() => void> =>
  new Promise((taken) => {
    void navigator.locks.request(name, () => new Promise<void>((letGo) => taken(letGo)));
  });

test('a task waits for the tab that has the lock', async () => {
  const letGo = await held('waits');
  const done: string[] = [];
  const task = withTabLock({ name: 'waits', patienceMs: 60_000 }, async () => void done.push('task'));
  done.push('before');
  letGo();
  await task;
  expect(done).toEqual(['before', 'task']);
});

test('a task goes on without a lock that is never given back', async () => {
  const letGo = await held('frozen');
  expect(await withTabLock({ name: 'frozen', patienceMs: 1 }, async () => 'done')).toBe('done');
  letGo();
});

test('a task that another tab is at is left to it, where nobody wants to wait', async () => {
  const letGo = await held('left');
  expect(await withTabLock({ name: 'left' }, async () => 'done')).toBeUndefined();
  letGo();
  expect(await withTabLock({ name: 'free' }, async () => 'done')).toBe('done');
});

test('a task that fails is not run again', async () => {
  let runs = 0;
  const failing = async () => {
    runs++;
    throw new Error('no');
  };
  await expect(withTabLock({ name: 'fails', patienceMs: 60_000 }, failing)).rejects.toThrow('no');
  expect(runs).toBe(1);
});
