import { describe, expect, test } from 'vitest';
import { createWorkQueue, type Waiter } from './work-queue.ts';

/** A queue of one place, which is taken until `open` is called. */
function busyQueue(waiting: number) {
  const queue = createWorkQueue({ atOnce: 1, waiting, retryAfterSeconds: 7 });
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const all: Promise<unknown>[] = [queue.run(() => gate.promise)];
  const ask = (name: string, waiter?: Waiter) => {
    const asked = queue.run(async () => void order.push(name), waiter);
    all.push(asked.catch(() => undefined));
    return asked;
  };
  return {
    ask,
    done: async () => {
      gate.resolve();
      await Promise.all(all);
      return order;
    },
  };
}

describe('work that waits', () => {
  test('goes before what is done ahead of time', async () => {
    const { ask, done } = busyQueue(9);
    void ask('warm', { urgency: 'ahead' });
    void ask('asked');
    expect(await done()).toEqual(['asked', 'warm']);
  });

  test('has its turn with that of others, however much somebody asked for', async () => {
    const { ask, done } = busyQueue(9);
    for (const name of ['a1', 'a2', 'a3']) void ask(name, { who: 'a' });
    for (const name of ['b1', 'b2']) void ask(name, { who: 'b' });
    expect(await done()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  test('is refused where there is no room, and says when to come back', async () => {
    const { ask, done } = busyQueue(2);
    void ask('a1', { who: 'a' });
    void ask('b1', { who: 'b' });
    await expect(ask('c1', { who: 'c' })).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 7 });
    expect(await done()).toEqual(['a1', 'b1']);
  });

  test('of somebody with much of it makes room for somebody with little', async () => {
    const { ask, done } = busyQueue(3);
    void ask('a1', { who: 'a' });
    void ask('a2', { who: 'a' });
    const newest = ask('a3', { who: 'a' });
    void ask('b1', { who: 'b' });
    await expect(newest).rejects.toMatchObject({ code: 'server.busy' });
    await expect(ask('b2', { who: 'b' })).rejects.toMatchObject({ code: 'server.busy' });
    expect(await done()).toEqual(['a1', 'b1', 'a2']);
  });

  test('leaves its place when it fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});
