import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../http/bind.ts';
import { createKeyrings } from '../../keys/keyring.ts';
import { createLimits } from '../../limits/limits.ts';
import { testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { fillPriced } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { GatewayError } from './gateway.ts';
import * as queries from './payments.queries.ts';
import { askLimit, createPayments } from './payments.service.ts';

const database = databaseForFile(fillPriced);
/** What was settled, and how that ends; how often refunds were to be told of. */
let settled: string[];
let ending: () => Promise<void>;
let woken: number;
beforeEach(() => {
  [settled, ending, woken] = [[], () => Promise.resolve(), 0];
});

const payments = () => {
  const { db } = database;
  const clock = { now: () => testNow };
  return createPayments({
    db,
    clock,
    limits: createLimits({ db, clock, keys: createKeyrings({ db, clock }) }),
    settle: (orderId) => {
      settled.push(orderId);
      return ending();
    },
    refund: () => Promise.resolve(),
    wake: () => void (woken += 1),
  });
};
const ownerOf = ({ user_id }: queries.OrderRow): Caller => ({ userId: user_id, role: 'supplier', sessionId: 's' });
const verify = (order: queries.OrderRow) => payments().verify({ id: order.id }, ownerOf(order));
const consume = (order: queries.OrderRow) => payments().consume(order.id, ownerOf(order));
const away = () => Promise.reject(new GatewayError('No answer.', 0));
const ours = () => Promise.reject(new RangeError('Ours.'));

describe('who asks about an order', () => {
  test('has it settled, and refunds told of', async () => {
    const order = await addOrder(database.db);
    expect(await verify(order)).toEqual({ message: 'Payment details not available. Please try again.' });
    await expect(consume(order)).rejects.toMatchObject({ code: 'payment.failed' });
    expect([settled, woken]).toEqual([[order.id, order.id], 2]);
  });

  test('hears that it is being confirmed while the gateway does not answer', async () => {
    const order = await addOrder(database.db);
    ending = away;
    expect(await verify(order)).toEqual({
      message: 'Your payment is being confirmed. This can take a few minutes.',
      isUnknown: true,
    });
    await expect(consume(order)).rejects.toMatchObject({ code: 'payment.pending' });
    expect(woken).toBe(2);
  });

  test('hears so also after an attempt that failed, but not of one that succeeded', async () => {
    const order = await addOrder(database.db);
    const attempt = { order_id: order.id, amount_paise: 99_900, payment_group: 'upi', message: 'm', seen_at: testNow };
    const attempts = database.db.insertInto('order_payments');
    await attempts.values({ ...attempt, cf_payment_id: `1_${order.id}`, status: 'FAILED' }).execute();
    ending = away;
    expect(await verify(order)).toMatchObject({ isUnknown: true });
    await attempts.values({ ...attempt, cf_payment_id: `2_${order.id}`, status: 'SUCCESS' }).execute();
    expect(await verify(order)).toMatchObject([{ payment_status: 'SUCCESS' }, { payment_status: 'FAILED' }]);
  });

  test('is not told so when something of ours fails', async () => {
    const order = await addOrder(database.db);
    ending = ours;
    await expect(verify(order)).rejects.toThrow('Ours.');
    await expect(consume(order)).rejects.toThrow('Ours.');
    expect(woken).toBe(2);
  });

  test('hears of each attempt, and when it was complete', async () => {
    const order = await addOrder(database.db);
    const attempt = { order_id: order.id, amount_paise: 99_900, payment_group: 'upi', message: 'm', seen_at: testNow };
    await database.db
      .insertInto('order_payments')
      .values([
        { ...attempt, cf_payment_id: `1_${order.id}`, status: 'FAILED', completed_at: testNow },
        { ...attempt, cf_payment_id: `2_${order.id}`, status: 'PENDING', amount_paise: 0 },
      ])
      .execute();
    const told = { order_amount: 999, payment_group: 'upi', payment_message: 'm' };
    expect(await verify(order)).toEqual([
      {
        ...told,
        cf_payment_id: `1_${order.id}`,
        payment_amount: 999,
        payment_status: 'FAILED',
        payment_completion_time: '2026-03-10T06:30:00.000Z',
      },
      {
        ...told,
        cf_payment_id: `2_${order.id}`,
        payment_amount: 0,
        payment_status: 'PENDING',
        payment_completion_time: '',
      },
    ]);
    await expect(consume(order)).rejects.toMatchObject({ code: 'payment.pending' });
  });

  test('hears of the latest attempt first, and last of those that are not complete', async () => {
    const order = await addOrder(database.db);
    const attempt = { order_id: order.id, amount_paise: 99_900, status: 'FAILED', seen_at: testNow };
    const at = (ms: number) => new Date(testNow.getTime() + ms);
    await database.db
      .insertInto('order_payments')
      .values([
        { ...attempt, cf_payment_id: `1_${order.id}`, completed_at: at(1) },
        { ...attempt, cf_payment_id: `2_${order.id}`, completed_at: at(2) },
        { ...attempt, cf_payment_id: `3_${order.id}` },
        { ...attempt, cf_payment_id: `4_${order.id}`, completed_at: at(1) },
        { ...attempt, cf_payment_id: `5_${order.id}` },
      ])
      .execute();
    const told = (await verify(order)) as { cf_payment_id: string }[];
    expect(told.map(({ cf_payment_id: id }) => id[0])).toEqual(['2', '4', '1', '5', '3']);
  });

  test('too often hears that it is being confirmed, and the gateway is not asked', async () => {
    const order = await addOrder(database.db);
    const hit = { kind: askLimit.kind, who: order.user_id, at: testNow };
    await database.db
      .insertInto('limit_hits')
      .values(Array.from({ length: askLimit.most - 1 }, () => hit))
      .execute();
    await verify(order);
    expect(settled).toEqual([order.id]);
    expect(await verify(order)).toEqual({
      message: 'Your payment is being confirmed. This can take a few minutes.',
      isUnknown: true,
    });
    expect(settled).toEqual([order.id]);
  });

  test('of what is settled for good is told without the gateway', async () => {
    const { db } = database;
    const order = await addOrder(db);
    const id = await queries.fulfilOrder(db, order, { start: testNow, end: new Date(testNow.getTime() + 1) }, testNow);
    expect([await consume(order), settled]).toEqual([{ id }, []]);
  });

  test.each(['refunding', 'refunded'] as const)('hears that the money of one that is %s goes back', async (state) => {
    await expect(consume(await addOrder(database.db, { state }))).rejects.toMatchObject({ code: 'payment.refunded' });
  });

  test('that there is not, or that is another’s, hears that it is unknown', async () => {
    const [order, other] = [await addOrder(database.db), await addOrder(database.db)];
    for (const id of ['order_of_nobody', other.id]) {
      await expect(payments().verify({ id }, ownerOf(order))).rejects.toMatchObject({ code: 'order.unknown' });
      await expect(payments().consume(id, ownerOf(order))).rejects.toMatchObject({ code: 'order.unknown' });
    }
    expect(settled).toEqual([]);
  });
});
