import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addBuyer,
  type Buyer,
  fillPriced,
  type PayingApp,
  payingApp,
  startedOrder,
  startPayment,
} from '../../testing/paying.ts';
import { databaseForFile, onPostgresAlone } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  server = await payingApp(database.db);
  [buyer, other] = [await addBuyer(server, 3), await addBuyer(server, 2)];
});
afterAll(() => server.close());

const prices: Readonly<Record<number, number>> = { 1: 99_900, 3: 299_700, 12: 959_040 };

const hostile = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1,
    998.99,
    999,
    999.001,
    999.004,
    1e-9,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '999',
    '0',
    '',
    null,
    true,
    [],
    {},
    '1; drop table orders',
    '999e0',
    '0x3e7',
  ),
  fc.double({ noNaN: true }),
  fc.string({ maxLength: 20 }),
);
const period = fc.constantFrom<unknown>(1, 3, 12, 2, 6, 0, -1, 1.5, '3', '12 months', null, 1e9, [1], {});
const extras = fc.record(
  {
    price: hostile,
    finalPrice: hostile,
    discount: hostile,
    userId: fc.constantFrom('00000000-0000-4000-8000-000000000002', 'admin', null),
    customerId: fc.string({ maxLength: 12 }),
    customerPhone: fc.constantFrom('9000000002', ''),
    startDate: fc.constantFrom('1999-01-01', '2999-01-01T00:00:00Z', 0),
    endDate: fc.constantFrom('2999-01-01', null),
    purchaseDate: fc.constantFrom('2000-01-01'),
    payment: fc.constantFrom({ paymentStatus: 'SUCCESS', orderAmount: 1 }, [], null),
    paymentMode: fc.constantFrom(0, 1, 99),
    active: fc.boolean(),
    deleted: fc.boolean(),
    addedBy: fc.constant('admin'),
    __proto__: fc.constant(null),
  },
  { requiredKeys: [] },
);

// spec: entity.purchase, call.payment
test(
  'none of 1,000 bodies with altered money, dates, users and machines buys below the price or another’s machine',
  onPostgresAlone,
  async () => {
    const machines = fc.subarray([...buyer.machines, ...other.machines, 'x', '00000000-0000-4000-8000-0000000000aa'], {
      minLength: 0,
    });
    const body = fc.tuple(
      fc.record({
        amount: fc.oneof(fc.constantFrom<unknown>(999, 2997, 9590.4), hostile),
        subscriptionId: fc.constantFrom<unknown>(1, '1', 2, -1, null),
        subscriptionPeriod: period,
        selectedEquipmentIds: machines,
      }),
      extras,
    );
    await fc.assert(
      fc.asyncProperty(body, async ([facts, more]) => {
        await server.db.deleteFrom('limit_hits').execute();
        const answer = await startPayment(server, buyer, { ...more, ...facts });
        expect([200, 400, 404, 409]).toContain(answer.status);
      }),
      { numRuns: 1000, seed: 20_261_121 },
    );
    const orders = await server.db.selectFrom('orders').selectAll().execute();
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) {
      expect(order.user_id).toBe(buyer.userId);
      expect(order.amount_paise).toBe(prices[order.period_months]);
      expect(order.equipment_ids.filter((id) => !buyer.machines.includes(id))).toEqual([]);
    }
    const atGateway = (await server.simulator.http.inject('/ledger')).json<{
      orders: { orderId: string; amountPaise: number }[];
    }>();
    expect(new Map(atGateway.orders.map(({ orderId, amountPaise }) => [orderId, amountPaise]))).toEqual(
      new Map(orders.map(({ id, amount_paise }) => [id, amount_paise])),
    );
  },
);

// spec: entity.purchase, limit.payment-mode, purchase.values
test(
  'none of 300 altered purchases makes a subscription of an order that is not paid, or changes what a paid one bought',
  onPostgresAlone,
  async () => {
    await server.db.deleteFrom('limit_hits').execute();
    const unpaid = await startedOrder(server, other);
    await server.db.deleteFrom('limit_hits').execute();
    const body = fc.tuple(
      extras,
      fc.constantFrom<unknown>(
        { orderId: unpaid },
        [{ orderId: unpaid }],
        { orderId: '' },
        { orderId: ['x'] },
        {},
        null,
        'x',
      ),
    );
    await fc.assert(
      fc.asyncProperty(body, async ([more, payment]) => {
        const answer = await server.post('/api/Subscription/AddUserPurchaseSubs', { ...more, payment }, other.bearer);
        expect([400, 404, 409]).toContain(answer.status);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(await server.db.selectFrom('purchases').select('id').execute()).toEqual([]);
    await server.pay(unpaid);
    const paid = {
      payment: { orderId: unpaid },
      endDate: '2999-01-01',
      selectedEquipmentIds: buyer.machines,
      userId: buyer.userId,
      finalPrice: 1,
    };
    expect((await server.post('/api/Subscription/AddUserPurchaseSubs', paid, other.bearer)).status).toBe(200);
    const bought = await server.db.selectFrom('purchases').selectAll().execute();
    expect(bought).toMatchObject([
      { user_id: other.userId, final_price_paise: 99_900, end_date: new Date('2026-04-10T06:30:00Z') },
    ]);
    const held = await server.db.selectFrom('purchase_equipment').select('equipment_id').execute();
    expect(held.map(({ equipment_id }) => equipment_id).toSorted()).toEqual([...other.machines].toSorted());
  },
);
