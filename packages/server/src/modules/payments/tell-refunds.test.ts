import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { fillPriced } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { GatewayError, type GatewayRefund, type PaymentGateway } from './gateway.ts';
import type { OrderRow, RefundRow } from './payments.queries.ts';
import { createRefunds } from './refunds.ts';

const database = databaseForFile(fillPriced);
/** The gateway's answers, and the questions. */
let answers: { refund: () => Promise<GatewayRefund>; find: () => Promise<GatewayRefund | undefined> };
let asked: unknown[];
let log: unknown[][];
const notAsked = () => Promise.reject(new Error('A refund does not ask for it.'));
const sent = () => Promise.resolve({ state: 'sent' } as const);
const done = () => Promise.resolve({ state: 'done' } as const);
beforeEach(() => {
  [answers, asked, log] = [{ refund: sent, find: sent }, [], []];
});

const gateway: PaymentGateway = {
  createOrder: notAsked,
  terminate: notAsked,
  paymentsOf: notAsked,
  findOrder: notAsked,
  refund: (refund) => {
    asked.push(refund);
    return answers.refund();
  },
  findRefund: (orderId, id) => {
    asked.push([orderId, id]);
    return answers.find();
  },
};
const tell = (id: string) =>
  createRefunds({
    db: database.db,
    clock: { now: () => testNow },
    logger: { warn: (...told: unknown[]) => void log.push(told) },
    gateway,
  })(id);

/** Records that a payment of an order is owed back; it was just sent, so that nobody else takes it for a while. */
async function owed(order: OrderRow, state: RefundRow['state'] = 'owed'): Promise<string> {
  const { db } = database;
  const paid = { cf_payment_id: randomUUID(), order_id: order.id, amount_paise: 99_900 };
  await db
    .insertInto('order_payments')
    .values({ ...paid, status: 'SUCCESS', seen_at: testNow })
    .execute();
  const id = `refund_${paid.cf_payment_id}`;
  const times = { created_at: testNow, next_try_at: new Date(testNow.getTime() + 25_000) };
  await db
    .insertInto('refunds')
    .values({ ...paid, ...times, id, reason: 'again', state })
    .execute();
  return id;
}
const refunding = () => addOrder(database.db, { state: 'refunding' });
const rowOf = (id: string) =>
  database.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async ({ id }: OrderRow) =>
  (await database.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const entriesOf = async ({ id }: OrderRow) => {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .select(['journal', 'account', 'amount_paise'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ journal, account, amount_paise }) => [journal, account, amount_paise]);
};
const changed = (id: string, change: { state: RefundRow['state'] }) =>
  database.db.updateTable('refunds').set(change).where('id', '=', id).execute();

describe('a refund that is owed', () => {
  test('is told of, and asked about later', async () => {
    const order = await refunding();
    const id = await owed(order);
    await tell(id);
    expect(asked).toEqual([
      { refundId: id, orderId: order.id, amountPaise: 99_900, note: 'This order was paid twice.' },
    ]);
    const next = new Date(testNow.getTime() + 30_000);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', tries: 1, next_try_at: next, settled_at: null });
    expect([await stateOf(order), await entriesOf(order)]).toEqual(['refunding', []]);
    await tell(id);
    expect(asked.slice(1)).toEqual([[order.id, id]]);
  });

  test('is done once the gateway says so, is booked, and asked about no more', async () => {
    const order = await refunding();
    const id = await owed(order);
    answers.refund = done;
    await tell(id);
    expect(await rowOf(id)).toMatchObject({ state: 'done', settled_at: testNow, next_try_at: null });
    expect(await stateOf(order)).toBe('refunded');
    expect(await entriesOf(order)).toEqual([
      [`refund:${id}`, 'customer', 99_900],
      [`refund:${id}`, 'gateway', -99_900],
    ]);
    await tell(id);
    expect(asked).toHaveLength(1);
  });

  test('leaves its order until the last of its money is back, and one that was bought with other money as it is', async () => {
    const order = await refunding();
    const [one, other] = [await owed(order), await owed(order)];
    answers.refund = done;
    await tell(one);
    expect(await stateOf(order)).toBe('refunding');
    await tell(other);
    expect(await stateOf(order)).toBe('refunded');
    const bought = await addOrder(database.db, { state: 'fulfilled' });
    await tell(await owed(bought));
    expect(await stateOf(bought)).toBe('fulfilled');
  });

  test('that the gateway took and knows nothing of is told of again', async () => {
    const order = await refunding();
    const id = await owed(order, 'sent');
    [answers.find, answers.refund] = [() => Promise.resolve(undefined), done];
    await tell(id);
    expect(asked).toMatchObject([[order.id, id], { refundId: id }]);
    expect(await stateOf(order)).toBe('refunded');
  });

  test('that the gateway does not take stays owed, is told in the log and told of again', async () => {
    const id = await owed(await refunding());
    const refused = new GatewayError('No.', 503);
    answers.refund = () => Promise.reject(refused);
    await tell(id);
    expect(await rowOf(id)).toMatchObject({ state: 'owed', tries: 1 });
    expect(log).toEqual([[{ err: refused, refund: id }, 'The payment gateway took no refund; it is told again.']]);
  });

  test('of which something else goes wrong is not taken for one that the gateway refused', async () => {
    const id = await owed(await refunding());
    answers.refund = () => Promise.reject(new RangeError('Ours.'));
    await expect(tell(id)).rejects.toThrow('Ours.');
    expect(await rowOf(id)).toMatchObject({ state: 'owed', tries: 0 });
  });

  test.each([
    ['as well', done],
    ['and of which the gateway told us before', sent],
  ])('that another process finished meanwhile %s is left as it is', async (_how, answer) => {
    const order = await refunding();
    const id = await owed(order);
    answers.refund = async () => {
      await changed(id, { state: 'done' });
      return answer();
    };
    await tell(id);
    expect([await entriesOf(order), await rowOf(id)]).toMatchObject([
      [],
      { state: 'done', settled_at: null, tries: 0 },
    ]);
  });
});

test('of a refund that there is not nobody is told', async () => {
  await tell('refund_of_nobody');
  expect(asked).toEqual([]);
});
