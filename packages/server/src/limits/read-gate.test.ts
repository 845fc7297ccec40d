import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { pageMs } from '../http/limited-reads.ts';
import {
  type Requester,
  createReadBudgets,
  mostCountedOfOneRead,
  mostBudgetsOwed,
  readBudgets,
} from './read-budgets.ts';
import {
  createReadGate,
  longestWaitMs,
  mostUnderWay,
  mostWaiting,
  mostWideUnderWay,
  type ReadOptions,
} from './read-gate.ts';

const at = (name: string): Requester => ({ name, kind: 'address' });
const person: Requester = { name: 'person 1', kind: 'person' };

/** A gate whose reads a test ends, by a clock that it sets. */
function aGate(atOnce = 4) {
  const clock = { ms: 0 };
  const gate = createReadGate({ atOnce, now: () => clock.ms });
  const running = new Map<string, () => void>();
  /** Asks, and answers how it went: `undefined`, or the error. */
  const ask = (requester: Requester, name = requester.name, manner: ReadOptions = {}) =>
    gate
      .run(requester, () => new Promise<void>((resolve) => running.set(name, resolve)), manner)
      .then(
        () => undefined,
        (error: { code: string; retryAfterSeconds?: number }) => error,
      );
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settled();
  };
  return { gate, clock, ask, end, running: () => [...running.keys()] };
}

/** Whether something is refused. */
function isOwing(attempt: () => void): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

/** Once all settled promises have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at a time, and the next when one has ended', async () => {
  const { gate, ask, end, running } = aGate(2);
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(at(name)));
  await settled();
  expect([running(), gate.load]).toEqual([['a', 'b'], { running: 2, waiting: 2 }]);
  await end('a');
  expect(running()).toEqual(['b', 'c']);
  for (const name of ['b', 'c', 'd']) await end(name);
  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined, undefined]);
  expect(gate.load).toEqual({ running: 0, waiting: 0 });
});

test('of those who wait, whoever has asked for least goes first', async () => {
  const { gate, ask, end, running } = aGate(1);
  gate.charge(at('greedy'), 500);
  gate.charge(at('modest'), 100);
  void ask(at('first'));
  for (const name of ['greedy', 'modest', 'new']) void ask(at(name));
  await settled();
  const order: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    order.push(...running());
    await end(running()[0] ?? '');
  }
  expect(order).toEqual(['first', 'new', 'modest', 'greedy']);
});

test('who owes has a quarter of the places, goes last, and is told to come back when that took too long', async () => {
  const { gate, clock, ask, end, running } = aGate(4);
  const hostile = Array.from({ length: 20 }, (_, n) => at(`hostile ${n}`));
  for (const one of hostile) for (let n = 0; n < 4; n += 1) gate.charge(one, 1000);
  const answers = hostile.map((one) => ask(one));
  await settled();
  expect(running()).toEqual(['hostile 0']);
  const visitors = ['a', 'b', 'c', 'd'].map((name) => ask(at(name)));
  await settled();
  expect(running()).toEqual(['hostile 0', 'a', 'b', 'c']);
  await end('hostile 0');
  expect(running()).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['a', 'b', 'c', 'd']) await end(name);
  expect(await Promise.all(visitors)).toEqual([undefined, undefined, undefined, undefined]);
  expect(running()).toEqual(['hostile 1']);
  for (const one of hostile) for (let n = 0; n < 4; n += 1) gate.charge(one, 1000);
  clock.ms += longestWaitMs.owing;
  await end('hostile 1');
  const refused = (await Promise.all(answers)).filter((answer) => answer !== undefined);
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 18 }, () => 'reads.tooMany'));
  for (const { retryAfterSeconds } of refused) expect(retryAfterSeconds).toBeGreaterThan(1);
});

test('whoever hardly asked yet finds a place, though others who have not spent theirs take all they may', async () => {
  const { gate, ask, running } = aGate(4);
  const busy = ['a', 'b', 'c', 'd', 'e'].map(at);
  // Half of a budget, to the unit.
  for (const one of busy) gate.charge(one, 500);
  for (const one of busy) void ask(one);
  await settled();
  expect([running().length, gate.load]).toEqual([3, { running: 3, waiting: 2 }]);
  void ask(at('new'));
  await settled();
  expect(running()).toContain('new');
});

test('who has nothing left has the places of who owes, which are some of those of who has spent half', async () => {
  const { gate, ask, running } = aGate(4);
  const spent = ['a', 'b'].map(at);
  for (const one of spent) for (let n = 0; n < 2; n += 1) gate.charge(one, 500);
  const half = ['c', 'd', 'e'].map(at);
  for (const one of half) gate.charge(one, 500);
  for (const one of [...spent, ...half]) void ask(one);
  await settled();
  expect(running()).toEqual(['a', 'c', 'd']);
});

test('of all places a quarter is open to what looks at most machines, whoever asks; the usual questions pass it by', async () => {
  const { gate, ask, end, running } = aGate(4);
  for (const name of ['a', 'b', 'c']) void ask(at(name), `${name}, wide`, { isWide: true });
  for (const name of ['d', 'e', 'f']) void ask(at(name));
  await settled();
  expect(running()).toEqual(['a, wide', 'd', 'e', 'f']);
  await end('d');
  expect(running()).toEqual(['a, wide', 'e', 'f']);
  await end('a, wide');
  expect(running()).toEqual(['e', 'f', 'b, wide']);
  expect(gate.load).toEqual({ running: 3, waiting: 1 });
});

test('a budget is paid by the square of the time, comes back by the second, and a person has one of their own', () => {
  const clock = { ms: 0 };
  const budgets = createReadBudgets(() => clock.ms);
  const { most, aSecond } = readBudgets.address;
  budgets.charge(at('x'), 10);
  const left = () => Math.round(budgets.leftOf(at('x')) * most);
  expect(left()).toBe(most - 1);
  budgets.charge(at('x'), 100);
  expect(left()).toBe(most - 101);
  // However long one read takes, it is not the last.
  budgets.charge(at('x'), 60_000);
  expect(left()).toBe(most - 101 - mostCountedOfOneRead);
  for (let n = 0; n < 9; n += 1) budgets.charge(at('x'), 60_000);
  const owed = most - 101 - 10 * mostCountedOfOneRead;
  expect([left(), budgets.isOverBudget(at('x'))]).toEqual([owed, true]);
  expect(budgets.secondsUntilSolvent(at('x'))).toBe(Math.ceil((-mostBudgetsOwed * most - owed) / aSecond));
  clock.ms += 5000;
  expect([left(), budgets.isOverBudget(at('x'))]).toEqual([owed + 5 * aSecond, false]);
  expect(budgets.secondsUntilSolvent(at('x'))).toBe(Math.ceil((-owed - 5 * aSecond) / aSecond));
  expect(budgets.leftOf(person)).toBe(1);
  clock.ms += 3_600_000;
  expect(left()).toBe(most);
});

test('what a read took is charged once it is done, and one that failed as well', async () => {
  const { gate, clock, ask, end } = aGate(1);
  // Twelve reads of 700 ms cost 2,500 each, and 350 came back in the time of each.
  for (let n = 0; n < 11; n += 1) {
    const answer = ask(at('x'));
    await settled();
    clock.ms += 700;
    await end('x');
    expect(await answer).toBeUndefined();
  }
  const failing = gate.run(at('x'), () => {
    clock.ms += 700;
    return Promise.reject(new Error('down'));
  });
  await expect(failing).rejects.toThrow('down');
  expect(await ask(at('x'))).toMatchObject({ code: 'reads.tooMany' });
});

/** For an hour: a requester asks so many times a second for reads of this duration. */
function askForAnHour(
  { gate, clock }: ReturnType<typeof aGate>,
  requester: Requester,
  ms: readonly number[],
  aSecond: number,
) {
  for (let n = 0; n < 3600 * aSecond; n += 1) {
    for (const one of ms) gate.charge(requester, one);
    clock.ms += 1000 / aSecond;
  }
}

test('behind one address a hundred phones may search each second, at the pace of a large market', () => {
  const made = aGate(4);
  askForAnHour(made, at('mobile network'), [20], 100);
  expect(() => made.gate.charge(at('mobile network'), 20)).not.toThrow();
});

test('an office of some hundred people, each with a page and two searches every half minute, is never refused', () => {
  const made = aGate(4);
  askForAnHour(made, at('office'), [pageMs, 30, 30], 10);
  expect(() => made.gate.charge(at('office'), 30)).not.toThrow();
});

test('a crawler gets every sitemap of a million machines, then ten pages a second for an hour', () => {
  const made = aGate(4);
  for (let file = 0; file < 100; file += 1) {
    made.gate.charge(at('crawler'), 150);
    made.clock.ms += 200;
  }
  askForAnHour(made, at('crawler'), [pageMs, 20, 20], 10);
  expect(() => made.gate.charge(at('crawler'), 30)).not.toThrow();
});

test('this host asks for as many as a hundred addresses do', () => {
  const made = aGate(4);
  const host: Requester = { name: 'host', kind: 'host' };
  askForAnHour(made, host, [pageMs, 20, 20, 20], 300);
  expect(() => made.gate.charge(host, 20)).not.toThrow();
});

test('who owes as much as anybody may is refused though nobody else asks, with the time until it is worth trying', async () => {
  const { gate, ask, clock } = aGate(4);
  while (!isOwing(() => gate.charge(at('x'), 3000)));
  expect(await ask(at('x'))).toMatchObject({ code: 'reads.tooMany', retryAfterSeconds: 1 });
  clock.ms += 1001;
  expect(isOwing(() => gate.charge(at('x'), 10))).toBe(false);
});

test('one address has so many under way at once, and all together so many that wait', async () => {
  const { gate, ask } = aGate(1);
  const many = Array.from({ length: mostUnderWay.address + 4 }, (_, n) => ask(at('office'), `office ${n}`));
  const refused = await Promise.all(many.slice(mostUnderWay.address));
  expect(refused.map((error) => [error?.code, error?.retryAfterSeconds])).toEqual(
    refused.map(() => ['reads.tooMany', 1]),
  );
  gate.charge(at('greedy'), 3000);
  const greedy = ask(at('greedy'));
  for (let n = 0; gate.load.waiting < mostWaiting; n += 1) void ask(at(`visitor ${n}`));
  const last = ask(at('one more'));
  // The place of the requester with the most debt.
  expect(await greedy).toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
  expect(await ask(at('and one more'))).toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
  expect(gate.load.waiting).toBe(mostWaiting);
  void last;
});

test('of what one requester has under way so many may look at most machines; the usual questions go on', async () => {
  const { gate, ask, end, running } = aGate(4);
  const wide = (n: number) => ask(at('office'), `wide ${n}`, { isWide: true });
  const many = Array.from({ length: mostWideUnderWay.address }, (_, n) => wide(n));
  expect(await wide(100)).toMatchObject({ code: 'reads.tooMany', retryAfterSeconds: 1 });
  const usual = ask(at('office'), 'usual');
  const others = ask(at('others'), 'wide of others', { isWide: true });
  await settled();
  expect([running(), gate.load.waiting]).toEqual([['wide 0', 'usual'], mostWideUnderWay.address]);
  await end('usual');
  expect(await usual).toBeUndefined();
  await end('wide 0');
  expect(await many[0]).toBeUndefined();
  const next = wide(101);
  await settled();
  while (gate.load.running > 0) for (const name of running()) await end(name);
  expect(new Set(await Promise.all([...many, next, others]))).toEqual(new Set([undefined]));
});

test('what nobody waits for any more is dropped before it begins, and what waited too long is answered so', async () => {
  const { gate, ask, clock, end, running } = aGate(1);
  void ask(at('long'));
  await settled();
  const gone = new AbortController();
  const dropped = ask(at('gone'), 'gone', { signal: gone.signal });
  const late = ask(at('late'));
  gone.abort();
  expect(await dropped).toMatchObject({ code: 'request.timeout' });
  expect(gate.load).toEqual({ running: 1, waiting: 1 });
  clock.ms += longestWaitMs.others;
  void ask(at('new'));
  expect(await late).toMatchObject({ code: 'server.busy' });
  await end('long');
  expect(running()).toEqual(['new']);
});

test('who has gone before they asked gets no place; who gets an answer is not listened to any more', async () => {
  const { gate, ask, end, running } = aGate(1);
  expect(await ask(at('gone'), 'gone', { signal: AbortSignal.abort() })).toMatchObject({ code: 'request.timeout' });
  expect([running(), gate.load]).toEqual([[], { running: 0, waiting: 0 }]);
  const { signal } = new AbortController();
  const answer = ask(at('here'), 'here', { signal });
  await settled();
  expect([running(), getEventListeners(signal, 'abort')]).toEqual([['here'], []]);
  await end('here');
  expect(await answer).toBeUndefined();
});

test('a budget goes by the clock of the machine where no other is given', () => {
  const gate = createReadGate({ atOnce: 1 });
  for (let n = 0; n < 11; n += 1) gate.charge(at('x'), 60_000);
  expect(() => gate.charge(at('x'), 1)).toThrow();
});

test('requesters are remembered up to a bound, those who asked last', () => {
  const budgets = createReadBudgets(() => 0);
  budgets.charge(at('again'), 1000);
  for (let n = 0; n < 12_000; n += 1) {
    budgets.charge(at(String(n)), 1000);
    if (n === 5000) budgets.charge(at('again'), 10);
  }
  expect(budgets.size).toBe(10_000);
  expect(budgets.leftOf(at('again'))).toBeLessThan(1);
  expect(budgets.leftOf(at('0'))).toBe(1);
  expect(budgets.leftOf(at('11999'))).toBeLessThan(1);
});
