import {
  getEquipmentBySubscriptionId,
  getOverview,
  getOwnPayments,
  getPayments,
  getPurchasedSubscriptions,
  type Overview,
  type PaymentRow,
  type PurchasedEquipment,
  type PurchasedPlan,
} from '@yantra/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMachine, testNow } from '../../testing/market.ts';
import { addBuyer, type Buyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import type { TestAnswer } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
let admin: SignedIn;
beforeAll(async () => {
  server = await payingApp(database.db);
  admin = await signedIn(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => void (server.clock.time = testNow));

const dataIn = <Data>(answer: TestAnswer) => answer.json<{ data: Data }>().data;
const purchasesOf = (who: SignedIn, id?: string) =>
  server.get(`/api${getPurchasedSubscriptions.path}${id === undefined ? '' : `?id=${id}`}`, who.bearer);
const machinesOf = (who: SignedIn, id: string) =>
  server.get(`/api${getEquipmentBySubscriptionId.path}?id=${id}`, who.bearer);

async function bought(buyer: Buyer, facts: object = {}): Promise<string> {
  const order = await startedOrder(server, buyer, facts);
  await server.pay(order);
  return order;
}

describe('what was bought', () => {
  // spec: call.purchases, entity.purchase-row
  test('is listed with its period, machines, order and invoice, the latest first', async () => {
    const buyer = await addBuyer(server);
    const first = await bought(buyer);
    server.clock.time = new Date(testNow.getTime() + 60_000);
    const [running] = dataIn<PurchasedPlan[]>(await purchasesOf(buyer));
    expect(running).toMatchObject({
      displayName: 'Economy',
      subscriptionPeriod: 1,
      finalPrice: 999,
      state: 'running',
      active: true,
      purchaseDate: testNow.toISOString(),
      endDate: '2026-04-10T06:30:00.000Z',
      orderId: first,
      invoiceNumber: expect.stringMatching(/^YN\/2526\/\d{6}$/),
    });
    expect(running?.equipmentIds.toSorted()).toEqual([...buyer.machines].toSorted());
    await bought(buyer, { renewalOf: running?.id });
    const states = dataIn<PurchasedPlan[]>(await purchasesOf(buyer)).map(({ state }) => state);
    expect(states).toEqual(['coming', 'running']);
    server.clock.time = new Date('2026-04-10T06:30:00Z');
    const inApril = await signedIn(server, 'admin');
    const later = dataIn<PurchasedPlan[]>(await purchasesOf(inApril, buyer.userId)).map(({ state, active }) => [
      state,
      active,
    ]);
    expect(later).toEqual([
      ['running', true],
      ['ended', false],
    ]);
  });

  test('is its buyer’s and the admin’s to see', async () => {
    const [buyer, other] = [await addBuyer(server), await addBuyer(server)];
    await bought(buyer);
    expect(dataIn<unknown[]>(await purchasesOf(admin, buyer.userId))).toHaveLength(1);
    expect(dataIn<unknown[]>(await purchasesOf(buyer, buyer.userId.toUpperCase()))).toHaveLength(1);
    expect((await purchasesOf(other, buyer.userId)).status).toBe(403);
    expect(dataIn<unknown[]>(await purchasesOf(other))).toEqual([]);
  });

  test('holds its machines', async () => {
    const [buyer, other] = [await addBuyer(server, 1), await addBuyer(server)];
    await bought(buyer);
    const id = dataIn<PurchasedPlan[]>(await purchasesOf(buyer))[0]?.id ?? '';
    const [machine, ...more] = dataIn<PurchasedEquipment[]>(await machinesOf(buyer, id));
    expect([machine?.id, more]).toEqual([buyer.machines[0], []]);
    expect(machine).toMatchObject({
      name: 'Mahindra 575 DI XP Plus',
      modelNumber: '575 DI',
      finalRentalValue: 1000,
      category: 'Tractors',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      status: 'Available',
    });
    expect(dataIn<unknown[]>(await machinesOf(admin, id))).toHaveLength(1);
    for (const who of [other, await signedIn(server)]) {
      expect((await machinesOf(who, id)).json()).toMatchObject({ code: 'purchase.unknown' });
    }
    expect((await machinesOf(buyer, buyer.userId)).status).toBe(404);
  });

  test('counts as it was bought among the figures', async () => {
    const buyer = await addBuyer(server);
    const overview = async (who: SignedIn) => dataIn<Overview>(await server.get(`/api${getOverview.path}`, who.bearer));
    const paid = async () =>
      (await overview(admin)).paymentsByMonth?.find(({ label }) => label === '2026-03')?.value ?? 0;
    const before = await paid();
    await bought(buyer);
    expect((await paid()) - before).toBe(999);
    await database.db
      .updateTable('subscriptions')
      .set({ display_name: 'Thrift', equipment_count: 9 })
      .where('id', '=', 1)
      .execute();
    expect((await overview(buyer)).plans).toMatchObject([{ name: 'Economy', used: 2, limit: 500 }]);
    await database.db
      .updateTable('subscriptions')
      .set({ display_name: 'Economy', equipment_count: 500 })
      .where('id', '=', 1)
      .execute();
  });
});

describe('payments', () => {
  const list = async (
    who: SignedIn,
    input: object = {},
    call: typeof getPayments | typeof getOwnPayments = getOwnPayments,
  ) =>
    (await server.post(`/api${call.path}`, input, who.bearer)).json<{
      data: PaymentRow[];
      total: number;
      pageSize: number;
    }>();

  test('are shown by what tells most of them: a success before a failure after it', async () => {
    const buyer = await addBuyer(server);
    const order = await startedOrder(server, buyer);
    expect((await list(buyer)).data).toMatchObject([
      {
        orderId: order,
        paymentStatus: 'NOT_ATTEMPTED',
        orderState: 'open',
        cfPaymentId: null,
        paymentCompletionTime: null,
      },
    ]);
    await server.pay(order, 'fail', 'card');
    expect((await list(buyer)).data).toMatchObject([{ paymentStatus: 'Failed', orderState: 'failed' }]);
    await server.pay(order, 'succeed', 'upi');
    const [row] = (await list(buyer)).data;
    expect(row).toMatchObject({
      userFullname: 'Asha Patil',
      userPhonenumber: buyer.phone,
      paymentStatus: 'SUCCESS',
      paymentGroup: 'upi',
      orderAmount: 999,
      orderState: 'fulfilled',
      displayName: 'Economy',
      subscriptionPeriod: 1,
      invoiceNumber: expect.stringMatching(/^YN\//),
      refund: null,
    });
    await database.db
      .insertInto('order_payments')
      .values({
        cf_payment_id: `late-${order}`,
        order_id: order,
        status: 'FAILED',
        amount_paise: 99_900,
        completed_at: new Date(testNow.getTime() + 1e6),
        seen_at: testNow,
      })
      .execute();
    expect((await list(buyer)).data).toMatchObject([{ paymentStatus: 'SUCCESS' }]);
  });

  test('say so while they run, and in the gateway’s words where ours have none', async () => {
    const buyer = await addBuyer(server);
    const order = await startedOrder(server, buyer);
    const attempt = (id: string, status: string) =>
      database.db
        .insertInto('order_payments')
        .values({ cf_payment_id: `${id}-${order}`, order_id: order, status, amount_paise: 99_900, seen_at: testNow })
        .execute();
    await attempt('1', 'USER_DROPPED');
    expect((await list(buyer)).data).toMatchObject([{ paymentStatus: 'USER_DROPPED' }]);
    await attempt('2', 'PENDING');
    expect((await list(buyer)).data).toMatchObject([{ paymentStatus: 'Pending', orderState: 'confirming' }]);
  });

  test('show money that goes back', async () => {
    const buyer = await addBuyer(server, 1);
    const order = await startedOrder(server, buyer);
    // In a subscription meanwhile, bought elsewhere.
    const other = await addMachine(database.db, { supplier_id: buyer.userId });
    await database.db
      .updateTable('purchase_equipment')
      .set({ equipment_id: buyer.machines[0] ?? '' })
      .where('equipment_id', '=', other)
      .execute();
    await server.pay(order);
    const [row] = (await list(buyer)).data;
    expect(row).toMatchObject({
      paymentStatus: 'SUCCESS',
      purchaseId: null,
      refund: { amount: 999, reason: 'One of the machines came into another subscription meanwhile.' },
    });
    expect(['refunding', 'refunded']).toContain(row?.orderState);
  });

  // spec: payments.list, call.payments
  test('are one’s own; an admin finds anybody’s by name, phone, order and plan', async () => {
    const [buyer, other] = [await addBuyer(server, 1), await addBuyer(server, 1)];
    await database.db
      .updateTable('users')
      .set({ first_name: 'Zubin', last_name: 'Mehta' })
      .where('id', '=', buyer.userId)
      .execute();
    const order = await bought(buyer);
    expect((await list(other)).total).toBe(0);
    for (const searchTerm of ['zubin meh', buyer.phone, order.toLowerCase()]) {
      const found = await list(admin, { searchTerm }, getPayments);
      expect([found.total, found.data[0]?.orderId]).toEqual([1, order]);
    }
    const all = await list(admin, {}, getPayments);
    expect((await list(admin, { searchTerm: 'economy' }, getPayments)).total).toBe(all.total);
    expect((await list(admin, { searchTerm: 'econ%my' }, getPayments)).total).toBe(0);
    expect((await server.post(`/api${getPayments.path}`, {}, buyer.bearer)).status).toBe(403);
    expect((await server.post(`/api${getOwnPayments.path}`, {}, admin.bearer)).status).toBe(403);
  });

  test('are sorted by each column and come in pages', async () => {
    const all = await list(admin, { pageSize: 500 }, getPayments);
    for (const sort of [
      'createdAt',
      'userFullname',
      'userPhonenumber',
      'orderAmount',
      'paymentGroup',
      'paymentCompletionTime',
      'paymentStatus',
    ]) {
      const [up, down] = [
        await list(admin, { sort, pageSize: 500 }, getPayments),
        await list(admin, { sort: `-${sort}`, pageSize: 500 }, getPayments),
      ];
      expect([up.total, down.data.length]).toEqual([all.total, all.total]);
    }
    const names = (await list(admin, { sort: '-userFullname', pageSize: 1 }, getPayments)).data;
    expect(names[0]?.userFullname).toBe('Zubin Mehta');
    const [one, two] = [
      await list(admin, { page: 1, pageSize: 2 }, getPayments),
      await list(admin, { page: 2, pageSize: 2 }, getPayments),
    ];
    expect([...one.data, ...two.data].map(({ orderId }) => orderId)).toEqual(
      all.data.slice(0, 4).map(({ orderId }) => orderId),
    );
  });

  test('that never met the gateway are not shown', async () => {
    const buyer = await addBuyer(server, 1);
    const order = await startedOrder(server, buyer);
    await database.db
      .updateTable('orders')
      .set({ state: 'new', gateway_order_id: null })
      .where('id', '=', order)
      .execute();
    expect((await list(buyer)).total).toBe(0);
  });
});
