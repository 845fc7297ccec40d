import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addOrder } from '../../testing/ordered.ts';
import { addBuyer, fillPriced, gatewaySecret, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { databaseForFile, onPostgresAlone } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db);
});
afterEach(() => server.close());

const sign = (timestamp: string, raw: string, secret = gatewaySecret) =>
  createHmac('sha256', secret).update(timestamp).update(raw).digest('base64');
/* With 999.00, which JSON written anew would make 999. */
const success = (orderId: string, paymentId = `pay-${orderId}`) =>
  `{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{"order":{"order_id":"${orderId}","order_amount":999.00},"payment":{"cf_payment_id":"${paymentId}","payment_status":"SUCCESS","payment_amount":999.00}}}`;
const now = () => String(server.clock.time.getTime());
const deliver = async (raw: string, timestamp = now(), signature = sign(timestamp, raw)) => {
  const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature };
  const { status } = await server.post('/api/Payment/Webhook', raw, headers);
  return status;
};
const purchases = async () =>
  Number(
    (
      await server.db
        .selectFrom('purchases')
        .select((one) => one.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const events = async () =>
  Number(
    (
      await server.db
        .selectFrom('webhook_events')
        .select((one) => one.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a message of the gateway', () => {
  test('is taken when it is signed to the byte', async () => {
    expect(await deliver(success('order_unknown'))).toBe(200);
  });

  test.each([
    ['with another secret', (raw: string) => deliver(raw, now(), sign(now(), raw, 'guessed'))],
    ['written anew', (raw: string) => deliver(JSON.stringify(JSON.parse(raw)), now(), sign(now(), raw))],
    ['with another timestamp', (raw: string) => deliver(raw, String(Number(now()) + 1), sign(now(), raw))],
    ['six minutes ago', (raw: string) => deliver(raw, String(Number(now()) - 360_000))],
    ['for the day after tomorrow', (raw: string) => deliver(raw, String(Number(now()) + 172_800_000))],
    ['without a signature', (raw: string) => deliver(raw, now(), '')],
    ['with half a signature', (raw: string) => deliver(raw, now(), sign(now(), raw).slice(0, 20))],
    ['with something before its timestamp', (raw: string) => deliver(raw, `t${now()}`)],
    ['with something after its timestamp', (raw: string) => deliver(raw, `${now()}s`)],
    ['with a timestamp that is none', (raw: string) => deliver(raw, 'now', sign('now', raw))],
  ])('is refused when it is signed %s', async (_how, send) => {
    const before = await events();
    expect(await send(success('order_unknown'))).toBe(401);
    expect(await events()).toBe(before);
  });

  test('is refused when nothing is said of who signed it, and when', async () => {
    expect((await server.post('/api/Payment/Webhook', success('order_unknown'))).status).toBe(401);
  });

  test.each(['', '{', '[]', '{"type":1}', '{"type":"PAYMENT_SUCCESS_WEBHOOK","data":{}}', '"'.repeat(3000)])(
    'that is signed but says nothing to us is answered and forgotten: %j',
    async (raw) => {
      const before = await events();
      expect(await deliver(raw)).toBe(200);
      expect(await events()).toBe(before);
    },
  );

  const kept = async (raw: string) => {
    await server.db.deleteFrom('webhook_events').execute();
    expect(await deliver(raw)).toBe(200);
    return server.db.selectFrom('webhook_events').select(['id', 'order_id', 'kind']).execute();
  };

  test('is kept by what it says of whom: of a payment, of a refund, of an order', async () => {
    const ofPayment = { id: 'PAYMENT_SUCCESS_WEBHOOK:pay-7:SUCCESS', order_id: 'o', kind: 'PAYMENT_SUCCESS_WEBHOOK' };
    expect(await kept(success('o', 'pay-7'))).toEqual([ofPayment]);
    const refund = { order_id: 'o', refund_id: 'refund_7', refund_status: 'PENDING' };
    expect(await kept(JSON.stringify({ type: 'REFUND', data: { refund } }))).toEqual([
      { id: 'REFUND:refund_7:PENDING', order_id: 'o', kind: 'REFUND' },
    ]);
    expect(await kept('{"type":"ORDER","data":{"order":{"order_id":"o"}}}')).toEqual([
      { id: 'ORDER:o:', order_id: 'o', kind: 'ORDER' },
    ]);
    const endless = { ...refund, refund_status: 'P'.repeat(41) };
    expect(await kept(JSON.stringify({ type: 'REFUND', data: { refund: endless } }))).toEqual([]);
  });

  /** Records that a payment of an order is owed back; to be sent to the gateway in an hour. */
  const owed = async (state: 'owed' | 'done') => {
    const { id: order_id } = await addOrder(server.db, { state: 'refunding', next_check_at: null });
    const paid = { cf_payment_id: `pay_${order_id}`, order_id, amount_paise: 99_900 };
    const at = server.clock.time;
    await server.db
      .insertInto('order_payments')
      .values({ ...paid, status: 'SUCCESS', seen_at: at })
      .execute();
    const refund = { ...paid, id: `refund_${order_id}`, reason: 'again', state, created_at: at };
    await server.db
      .insertInto('refunds')
      .values({ ...refund, next_try_at: new Date(at.getTime() + 3_600_000) })
      .execute();
    return refund;
  };
  const heard = async (orderId: string, refundId: string) => {
    const refund = { order_id: orderId, refund_id: refundId, refund_status: 'SUCCESS' };
    expect(await deliver(JSON.stringify({ type: 'REFUND', data: { refund } }))).toBe(200);
    await server.settled();
    const { tries, next_try_at } = await server.db
      .selectFrom('refunds')
      .select(['tries', 'next_try_at'])
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    return [tries, (next_try_at?.getTime() ?? 0) - server.clock.time.getTime()];
  };

  test('about a refund has the gateway asked about it at once, unless it is another order’s or done', async () => {
    const [refund, other, done] = [await owed('owed'), await owed('owed'), await owed('done')];
    // The gateway does not know it.
    expect(await heard(refund.order_id, refund.id)).toEqual([1, 30_000]);
    expect(await heard(refund.order_id, other.id)).toEqual([0, 3_600_000]);
    expect(await heard(done.order_id, done.id)).toEqual([0, 3_600_000]);
  });

  test('has its order asked about once, however often it is repeated', async () => {
    const { id } = await addOrder(server.db);
    const row = () => server.db.selectFrom('orders').select('checks').where('id', '=', id).executeTakeFirstOrThrow();
    for (const _again of [1, 2]) {
      expect(await deliver(success(id))).toBe(200);
      await server.settled();
      expect(await row()).toEqual({ checks: 1 });
      // It stays due, for the sweeper to find.
      await server.db.updateTable('orders').set({ next_check_at: server.clock.time }).where('id', '=', id).execute();
    }
  });

  test('is refused where no account at a gateway is set, whoever signed it', async () => {
    const closed = testApp(database.db);
    const headers = { 'x-webhook-timestamp': now(), 'x-webhook-signature': sign(now(), success('o')) };
    expect((await closed.post('/api/Payment/Webhook', success('o'), headers)).status).toBe(401);
  });

  test('is taken when it is five minutes old, or as far ahead, and no more', async () => {
    const at = (ms: number) => deliver(success('order_unknown'), String(Number(now()) + ms));
    expect([await at(-300_000), await at(300_000), await at(-300_001), await at(300_001)]).toEqual([
      200, 200, 401, 401,
    ]);
  });

  test('is not believed: the gateway is asked what was paid', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    const before = await purchases();
    expect(await deliver(success(orderId))).toBe(200);
    await server.settled();
    expect(await purchases()).toBe(before);
  });

  test('that nobody expected in its headers or its body never breaks the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), fc.boolean(), async (raw, isSigned) => {
        expect(await deliver(raw, now(), isSigned ? sign(now(), raw) : 'x')).toBe(isSigned ? 200 : 401);
      }),
      { numRuns: 60 },
    );
  });
});

test(
  '1,000 deliveries of 100 orders, shuffled, repeated and a tenth of them forged, make exactly 100 purchases',
  { timeout: 120_000, ...onPostgresAlone },
  async () => {
    const buyers = await Promise.all(Array.from({ length: 100 }, () => addBuyer(server, 1)));
    const orders: string[] = [];
    for (const buyer of buyers) orders.push(await startedOrder(server, buyer));
    await server.rule({ do: 'no-webhook', count: 'always' });
    for (const orderId of orders) await server.pay(orderId);
    const before = await purchases();
    const paid = await server.db.selectFrom('orders').select('id').where('state', '=', 'fulfilled').execute();
    expect(paid.filter(({ id }) => orders.includes(id))).toEqual([]);

    const [all] = fc.sample(
      fc.shuffledSubarray(
        Array.from({ length: 1000 }, (_, n) => ({ orderId: orders[n % 100] ?? '', isForged: n >= 900, n })),
        { minLength: 1000 },
      ),
      { numRuns: 1, seed: 20_261_121 },
    );
    const statuses = new Map<string, number>();
    for (let first = 0; first < 1000; first += 50) {
      const batch = (all ?? []).slice(first, first + 50).map(async ({ orderId, isForged, n }) => {
        const raw = success(orderId, isForged ? `forged-${n}` : undefined);
        const status = await deliver(raw, now(), sign(now(), raw, isForged ? 'guessed' : undefined));
        const key = `${isForged ? 'forged' : 'signed'} ${status}`;
        statuses.set(key, (statuses.get(key) ?? 0) + 1);
      });
      await Promise.all(batch);
    }
    await server.settled();
    expect(Object.fromEntries(statuses)).toEqual({ 'signed 200': 900, 'forged 401': 100 });
    expect((await purchases()) - before).toBe(100);
    const { totals } = await server.ledger();
    expect(totals).toMatchObject({ orders: 100, paid: 100, takenPaise: 9_990_000, returnedPaise: 0 });
    const forged = await server.db.selectFrom('webhook_events').select('id').where('id', 'like', '%forged%').execute();
    expect(forged).toEqual([]);
  },
);
