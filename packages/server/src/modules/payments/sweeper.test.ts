import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { fillPriced } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { createSweeper } from './sweeper.ts';

const database = databaseForFile(fillPriced);
let settled: string[];
let settle: (id: string) => Promise<void>;
let now: () => Date;
let works: (() => Promise<unknown>)[];
let log: unknown[][];
beforeEach(async () => {
  [settled, settle, now, works, log] = [[], () => Promise.resolve(), () => testNow, [], []];
  await database.db.updateTable('orders').set({ next_check_at: null }).execute();
});

const sweeperOf = () =>
  createSweeper({
    db: database.db,
    clock: { now: () => now() },
    logger: { warn: (...told: unknown[]) => void log.push(told) },
    background: { run: (_ms, work) => void works.push(work), settled: () => Promise.resolve(), size: 0 },
    settle: (id) => {
      settled.push(id);
      return settle(id);
    },
    refund: () => Promise.resolve(),
  });
const due = () => addOrder(database.db, { next_check_at: testNow });

describe('a sweep', () => {
  test('looks at everything that is due, four at a time', async () => {
    const ids: string[] = [];
    while (ids.length < 101) ids.push((await due()).id);
    await addOrder(database.db, { next_check_at: new Date(testNow.getTime() + 1) });
    let [running, most] = [0, 0];
    settle = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    expect(await sweeperOf().sweep()).toBe(101);
    expect([settled.toSorted(), most]).toEqual([ids.toSorted(), 4]);
    expect(await sweeperOf().sweep()).toBe(0);
  });

  test('counts refunds that are due as well', async () => {
    const order = await addOrder(database.db, { next_check_at: null });
    const paid = { cf_payment_id: `paid_${order.id}`, order_id: order.id, amount_paise: 99_900 };
    await database.db
      .insertInto('order_payments')
      .values({ ...paid, status: 'SUCCESS', seen_at: testNow })
      .execute();
    const refund = { ...paid, id: `refund_${order.id}`, reason: 'again' };
    await database.db
      .insertInto('refunds')
      .values({ ...refund, created_at: testNow, next_try_at: testNow })
      .execute();
    expect(await sweeperOf().sweep()).toBe(1);
    expect(settled).toEqual([]);
  });

  test('goes on after one that fails, which is told in the log', async () => {
    const [one, other] = [await due(), await due()];
    const failure = new Error('Not this one.');
    settle = (id) => (id === one.id ? Promise.reject(failure) : Promise.resolve());
    expect(await sweeperOf().sweep()).toBe(2);
    expect(settled).toContain(other.id);
    expect(log).toEqual([
      [{ err: failure, subject: one.id }, 'An order or refund could not be settled; it is tried again.'],
    ]);
  });
});

describe('waking', () => {
  test('many times is one sweep, and another time one more', async () => {
    const sweeper = sweeperOf();
    const { id } = await due();
    for (let times = 0; times < 3; times += 1) sweeper.wake();
    expect(works).toHaveLength(1);
    await works[0]?.();
    expect(settled).toEqual([id]);
    sweeper.wake();
    expect(works).toHaveLength(2);
  });

  test('while a sweep runs has what came meanwhile swept too', async () => {
    const sweeper = sweeperOf();
    const ids = [(await due()).id];
    settle = async () => {
      if (ids.length > 1) return;
      ids.push((await due()).id);
      sweeper.wake();
    };
    sweeper.wake();
    await works[0]?.();
    expect([settled, works.length]).toEqual([ids, 1]);
  });

  test('works again after a sweep that failed', async () => {
    const sweeper = sweeperOf();
    now = () => {
      throw new Error('No clock.');
    };
    sweeper.wake();
    await expect(works[0]?.()).rejects.toThrow('No clock.');
    now = () => testNow;
    const { id } = await due();
    sweeper.wake();
    await works[1]?.();
    expect(settled).toEqual([id]);
  });
});
