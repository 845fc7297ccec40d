import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPurchase } from '../../testing/market.ts';
import { stepsOf } from '../../testing/paying-steps.ts';
import { addBuyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { takeDueOrders, takeDueRefunds } from './payments.queries.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db);
});
afterEach(() => server.close());

const { later, sweepAfter, consume, stateOf, purchasesOf, entriesOf } = stepsOf(() => server);
const refundRow = (orderId: string) =>
  server.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const refundOf = async (orderId: string) => (await refundRow(orderId)).id;

describe('money that cannot be used goes back', () => {
  test('when the order was paid twice', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'pending', orderId, ms: 60_000 });
    await server.pay(orderId, 'succeed', 'upi');
    await server.pay(orderId, 'succeed', 'card');
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await server.settled();
    await sweepAfter(60);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 199_800, returnedPaise: 99_900 });
    expect(await stateOf(orderId)).toBe('fulfilled');
  });

  test('when it was paid twice and no message of it ever came', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'no-webhook', orderId, count: 'always' }, { do: 'pending', orderId, ms: 600_000 });
    await server.pay(orderId, 'succeed', 'upi');
    await server.pay(orderId, 'succeed', 'card');
    await sweepAfter(1);
    expect(await stateOf(orderId)).toBe('fulfilled');
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await sweepAfter(1, 1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 199_800, returnedPaise: 99_900 });
  });

  test('when it was paid twice and the process that asked about it was killed', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'no-webhook', orderId, count: 'always' }, { do: 'pending', orderId, ms: 600_000 });
    await server.pay(orderId, 'succeed', 'upi');
    await server.pay(orderId, 'succeed', 'card');
    await sweepAfter(1);
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    later(1);
    // Taken to be asked about, and no more.
    expect(await takeDueOrders(server.db, server.clock.time, 100)).toContain(orderId);
    await sweepAfter(1, 1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 199_800, returnedPaise: 99_900 });
  });

  test('when it was paid twice and the gateway did not answer as we heard of it', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'pending', orderId, ms: 60_000 });
    await server.pay(orderId, 'succeed', 'upi');
    await server.pay(orderId, 'succeed', 'card');
    // Until the order was put to rest.
    await server.db.updateTable('orders').set({ next_check_at: null }).where('id', '=', orderId).execute();
    await server.rule({ do: 'too-many-requests', on: 'fetchPayments', orderId });
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await server.settled();
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 199_800, returnedPaise: 0 });
    await sweepAfter(1, 1, 1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ returnedPaise: 99_900 });
    const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'fulfilled', next_check_at: null });
  });

  test('when the machines came into another subscription meanwhile', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
    await server.pay(orderId);
    expect((await consume(buyer, orderId)).json()).toMatchObject({ code: 'payment.refunded' });
    await server.settled();
    await sweepAfter(10);
    expect(await stateOf(orderId)).toBe('refunded');
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 99_900, returnedPaise: 99_900 });
    expect(await entriesOf(orderId)).toEqual([
      ['payment', 'gateway', 99_900],
      ['payment', 'customer', -99_900],
      ['refund', 'customer', 99_900],
      ['refund', 'gateway', -99_900],
    ]);
  });

  test.each([
    ['paid less than the price', 'payment_amount', 1, 100],
    ['belongs to an order of another amount', 'both', 5000, 500_000],
  ] as const)('when a payment %s', async (_what, field, amount, paise) => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'wrong-amount', orderId, field, amount });
    await server.pay(orderId);
    await sweepAfter(10);
    expect(await purchasesOf(buyer.userId)).toEqual([]);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: paise, returnedPaise: paise });
  });

  test('also when the gateway fails at it first', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
    await server.rule(
      { do: 'error-after', on: 'refund', orderId },
      { do: 'too-many-requests', on: 'fetchRefunds', orderId },
    );
    await server.pay(orderId);
    await sweepAfter(3, 5, 9);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ returnedPaise: 99_900 });
    expect(await stateOf(orderId)).toBe('refunded');
  });

  test('within two minutes also when processes were killed as they told the gateway', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
    await server.rule({ do: 'too-many-requests', on: 'refund', orderId });
    await server.pay(orderId);
    for (const _killed of [1, 2, 3, 4]) {
      later(1);
      // Taken to be told of, and no more.
      expect(await takeDueRefunds(server.db, server.clock.time, 100)).toContain(await refundOf(orderId));
    }
    await sweepAfter(1, 1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ returnedPaise: 99_900 });
  });

  test('and is asked about less and less often while the gateway does not manage it', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
    await server.rule({ do: 'too-many-requests', on: 'refund', orderId, count: 'always' });
    await server.pay(orderId);
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const { next_try_at } = await refundRow(orderId);
      waits.push(Math.round(((next_try_at?.getTime() ?? 0) - server.clock.time.getTime()) / 1000));
      server.clock.time = new Date(next_try_at ?? 0);
      await sweepAfter(0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });
});
