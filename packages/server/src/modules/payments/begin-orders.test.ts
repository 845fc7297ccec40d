import { randomBytes, randomUUID } from 'node:crypto';
import type { StartPaymentInput } from '@yantra/contract/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../http/bind.ts';
import { createKeyrings } from '../../keys/keyring.ts';
import { createLimits } from '../../limits/limits.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { fillPriced, pricePlan } from '../../testing/paying.ts';
import { addUser } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { demoSeller } from '../purchases/index.ts';
import { usualGateway } from './gateway.settings.ts';
import { GatewayError, type NewGatewayOrder, type PaymentGateway } from './gateway.ts';
import { createOrders, startLimit } from './orders.service.ts';
import * as queries from './payments.queries.ts';

const database = databaseForFile(fillPriced);
const minutes = (some: number) => new Date(testNow.getTime() + some * 60_000);
/** What the gateway was asked, and how it fails. */
let opened: NewGatewayOrder[];
let ended: string[];
let failure: { open?: Error; end?: Error };
let ownUrl: string | undefined;
let mode: 'simulator' | 'sandbox';
let now: Date;
let log: unknown[][];
beforeEach(() => {
  [opened, ended, failure, ownUrl, mode, now, log] = [[], [], {}, undefined, 'simulator', testNow, []];
});
afterEach(async () => {
  await pricePlan(database.db);
  const usual = { equipment_count: 500, active: true };
  await database.db.updateTable('subscriptions').set(usual).where('id', '=', 1).execute();
});

const notAsked = () => Promise.reject(new Error('Beginning to pay does not ask for it.'));
const gateway: PaymentGateway = {
  paymentsOf: notAsked,
  findOrder: notAsked,
  refund: notAsked,
  findRefund: notAsked,
  createOrder: async (order) => {
    opened.push(order);
    if (failure.open !== undefined) throw failure.open;
    const ids = { gatewayOrderId: `cf_${order.orderId}`, paymentSessionId: `session_${order.orderId}` };
    return { ...ids, status: 'ACTIVE', amountPaise: order.amountPaise, currency: 'INR' };
  },
  terminate: async (orderId) => {
    ended.push(orderId);
    if (failure.end !== undefined) throw failure.end;
  },
};
const orders = () => {
  const { db } = database;
  const clock = { now: () => now };
  return createOrders({
    db,
    clock,
    random: randomBytes,
    limits: createLimits({ db, clock, keys: createKeyrings({ db, clock }) }),
    logger: { warn: (...told: unknown[]) => void log.push(told) },
    gateway,
    settings: { ...usualGateway, mode },
    seller: demoSeller,
    ownUrl: () => ownUrl,
  });
};

/** Somebody with two machines. */
async function buyer(email = '') {
  const { db } = database;
  const user = await addUser({ db }, { role: 'supplier' });
  await db.updateTable('users').set({ email }).where('id', '=', user.id).execute();
  const machine = () => addMachine(db, { supplier_id: user.id, period: null });
  return { user, machines: [await machine(), await machine()] };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;
const callerOf = ({ user }: Pick<Buyer, 'user'>): Caller => ({ userId: user.id, role: 'supplier', sessionId: 's' });
const start = (who: Buyer, facts: Partial<StartPaymentInput> = {}) =>
  orders().start(
    { amount: 999, subscriptionId: 1, subscriptionPeriod: 1, selectedEquipmentIds: who.machines, ...facts },
    callerOf(who),
  );
/** One that they began before, of the plan as it is sold now. */
async function begun(who: Buyer, facts: Partial<queries.OrderRow> = {}): Promise<queries.OrderRow> {
  const { version } = (await queries.planOnSale(database.db, 1, 1)) ?? { version: 0 };
  const order = { user_id: who.user.id, equipment_ids: who.machines, plan_version: version };
  return addOrder(database.db, { ...order, ...facts });
}
const find = (order: queries.OrderRow, caller: Partial<Caller> = {}) =>
  orders().find(order.id, { userId: order.user_id, role: 'supplier', sessionId: 's', ...caller });

describe('an order at the gateway', () => {
  test('says who pays, how much and until when, and is asked about soon', async () => {
    const who = await buyer();
    const { order_id: orderId, payment_session_id: session } = await start(who);
    const customer = { id: who.user.id.replaceAll('-', ''), phone: who.user.phone, name: 'Asha Patil' };
    expect(opened).toEqual([{ orderId, amountPaise: 99_900, expiresAt: minutes(30), customer }]);
    expect(session).toBe(`session_${orderId}`);
    expect(orderId).toMatch(/^order_[0-9a-f]{30}$/);
    const row = await queries.findOrder(database.db, orderId);
    expect(row).toMatchObject({ state: 'open', next_check_at: new Date(testNow.getTime() + 45_000) });
    expect(await start(who)).toEqual({
      payment_session_id: session,
      order_id: orderId,
      order_amount: 999,
      gateway_mode: 'simulator',
      gateway_script: usualGateway.scriptUrl,
    });
    expect(opened).toHaveLength(1);
  });

  test('says their e-mail address where it is known', async () => {
    await start(await buyer('asha@example.in'));
    expect(opened[0]?.customer.email).toBe('asha@example.in');
  });

  test.each([
    ['simulator', undefined, false],
    ['simulator', 'http://localhost:3000', true],
    ['sandbox', 'http://yantra.example.in', false],
    ['sandbox', 'https://yantra.example.in', true],
  ] as const)('in the mode %s of a site at %s is told where to call: %s', async (which, at, isTold) => {
    [mode, ownUrl] = [which, at];
    await start(await buyer());
    const returnUrl = `${at}/dashboard/subscription-plan?order={order_id}`;
    const told = isTold ? [`${at}/api/Payment/Webhook`, returnUrl] : [undefined, undefined];
    expect([opened[0]?.notifyUrl, opened[0]?.returnUrl]).toEqual(told);
  });

  test('that it does not open is told of as such, and something of ours as what it is', async () => {
    const cause = new GatewayError('No.', 503);
    failure = { open: cause };
    await expect(start(await buyer())).rejects.toMatchObject({ code: 'payment.unavailable', cause });
    expect(log).toEqual([[{ err: cause, order: opened[0]?.orderId }, 'The payment gateway opened no order.']]);
    failure = { open: new RangeError('Ours.') };
    await expect(start(await buyer())).rejects.toThrow('Ours.');
  });
});

describe('who begins again', () => {
  test('goes on with the order that is the same', async () => {
    const who = await buyer();
    const { id } = await begun(who, { expires_at: minutes(16) });
    expect((await start(who)).order_id).toBe(id);
    expect([opened, ended]).toEqual([[], []]);
  });

  test('goes on with one that the gateway has not opened yet', async () => {
    const who = await buyer();
    const { id } = await begun(who, { state: 'new', gateway_order_id: null, payment_session_id: null });
    expect(await start(who)).toMatchObject({ order_id: id, payment_session_id: `session_${id}` });
  });

  test('at the moment that an order ends has another', async () => {
    const who = await buyer();
    const { id } = await begun(who, { expires_at: testNow });
    expect((await start(who)).order_id).not.toBe(id);
    expect(ended).toEqual([]);
  });

  test.each([
    ['for fewer machines', (who: Buyer) => ({ equipment_ids: who.machines.slice(0, 1) })],
    ['of the plan as it was sold before', () => ({ plan_version: 1 })],
    ['for other months', () => ({ period_months: 3 })],
    ['at another price', () => ({ amount_paise: 99_901 })],
    ['with too little time left', () => ({ expires_at: new Date(minutes(16).getTime() - 1) })],
  ])('has one that was %s end', async (_how, facts) => {
    const who = await buyer();
    const { id } = await begun(who, facts(who));
    expect((await start(who)).order_id).not.toBe(id);
    expect(ended).toEqual([id]);
    expect((await queries.findOrder(database.db, id))?.state).toBe('closed');
  });

  test('for fewer machines has one for more end, and one for others go on', async () => {
    const who = await buyer();
    const [machine = '', other = ''] = who.machines;
    const [both, others] = [await begun(who), await begun(who, { equipment_ids: [other] })];
    await start(who, { selectedEquipmentIds: [machine] });
    expect(ended).toEqual([both.id]);
    expect((await queries.findOrder(database.db, others.id))?.state).toBe('open');
  });

  test('has one for other machines in part, and one of another plan at the same price, end', async () => {
    const { db } = database;
    const who = await buyer();
    const third = await addMachine(db, { supplier_id: who.user.id, period: null });
    const inPart = await begun(who, { equipment_ids: [third, ...who.machines.slice(1)] });
    const { plan_version: version } = inPart;
    await db
      .insertInto('subscriptions')
      .values({ id: 2, name: 'OTHER', display_name: 'Other', equipment_count: 500, version })
      .execute();
    const ofAnother = await begun(who, { subscription_id: 2 });
    const { order_id: id } = await start(who);
    expect(new Set(ended)).toEqual(new Set([inPart.id, ofAnother.id]));
    expect(ended).not.toContain(id);
  });

  test('to renew goes on with what renews the same, not with an order that renews nothing', async () => {
    const who = await buyer();
    const paid = await begun(who);
    const period = { start: testNow, end: minutes(1) };
    const renewalOf = await queries.fulfilOrder(database.db, paid, period, testNow);
    const { id } = await begun(who);
    const renewal = await start(who, { renewalOf });
    expect(renewal.order_id).not.toBe(id);
    expect(await queries.findOrder(database.db, renewal.order_id)).toMatchObject({ renewal_of: renewalOf });
    expect(await start(who, { renewalOf })).toEqual(renewal);
  });

  test('may pay though the older order could not be ended, which is told in the log', async () => {
    const who = await buyer();
    const { id } = await begun(who, { period_months: 3 });
    const refused = new GatewayError('Paid.', 400);
    failure = { end: refused };
    await start(who);
    expect(log).toEqual([[{ err: refused, order: id }, 'An order that another took the place of could not be ended.']]);
    failure = { end: new RangeError('Ours.') };
    await expect(start(who, { subscriptionPeriod: 12, amount: 9590.4 })).rejects.toThrow('Ours.');
  });
});

describe('nobody begins to pay', () => {
  test('whose account is closed', async () => {
    const who = await buyer();
    await database.db.updateTable('users').set({ deleted_at: testNow }).where('id', '=', who.user.id).execute();
    await expect(start(who)).rejects.toMatchObject({ code: 'session.ended' });
  });

  test.each([
    ['at another price', { amount: 998.99 }, 'payment.amountWrong'],
    ['of a plan that there is not', { subscriptionId: 77 }, 'subscription.unknown'],
    ['for a made-up machine', { selectedEquipmentIds: [randomUUID()] }, 'purchase.machines'],
    ['to renew what nobody bought', { renewalOf: randomUUID() }, 'purchase.unknown'],
  ])('%s', async (_what, facts, code) => {
    await expect(start(await buyer(), facts)).rejects.toMatchObject({ code });
    expect(opened).toEqual([]);
  });

  test('for a machine in a running subscription', async () => {
    const who = await buyer();
    await addPurchase(database.db, who.machines[1] ?? '', [-1, 5]);
    await expect(start(who)).rejects.toMatchObject({ code: 'purchase.running' });
  });

  test('of a plan that is sold no more', async () => {
    await database.db.updateTable('subscriptions').set({ active: false }).where('id', '=', 1).execute();
    await expect(start(await buyer())).rejects.toMatchObject({ code: 'subscription.notSold' });
  });

  test('more than thirty times an hour', async () => {
    const who = await buyer();
    const hits = Array.from({ length: startLimit.most }, () => ({
      kind: startLimit.kind,
      who: who.user.id,
      at: testNow,
    }));
    await database.db.insertInto('limit_hits').values(hits).execute();
    await expect(start(who)).rejects.toMatchObject({ code: 'payment.tooMany', retryAfterSeconds: 3600 });
  });

  // spec: plan.caps, rule.selection
  test('for less than a rupee, or for one machine more than the plan holds', async () => {
    const who = await buyer();
    const { db } = database;
    const change = (facts: { price_1_month_paise?: number; equipment_count?: number }) =>
      db.updateTable('subscriptions').set(facts).where('id', '=', 1).execute();
    await change({ price_1_month_paise: 99 });
    await expect(start(who, { amount: 0.99 })).rejects.toMatchObject({ code: 'subscription.notSold' });
    await change({ price_1_month_paise: 100, equipment_count: 1 });
    await expect(start(who, { amount: 1 })).rejects.toMatchObject({ code: 'purchase.tooManyMachines' });
    await change({ equipment_count: 2 });
    expect(await start(who, { amount: 1 })).toMatchObject({ order_amount: 1 });
  });
});

describe('an order that is looked at', () => {
  test('says what it is for and how to pay', async () => {
    const order = await addOrder(database.db);
    expect(await find(order)).toEqual({
      orderId: order.id,
      state: 'open',
      message: 'This order is not paid yet.',
      orderAmount: 999,
      displayName: 'Economy',
      subscriptionId: 1,
      subscriptionPeriod: 1,
      equipmentIds: order.equipment_ids,
      purchaseId: null,
      creditAmount: 0,
      upgradeOf: null,
      paymentSessionId: 'session',
      gatewayMode: 'simulator',
      gatewayScript: usualGateway.scriptUrl,
    });
  });

  test('may be paid while it is open, to its last moment', async () => {
    const order = await addOrder(database.db);
    expect(await find(order)).toMatchObject({ state: 'open', paymentSessionId: 'session', purchaseId: null });
    now = new Date(order.expires_at.getTime() - 1);
    expect(await find(order)).toMatchObject({ paymentSessionId: 'session' });
    now = order.expires_at;
    expect(await find(order)).toMatchObject({ state: 'expired', paymentSessionId: null });
  });

  test.each(['closed', 'refunding', 'refunded'] as const)('may not be paid once it is %s', async (state) => {
    expect(await find(await addOrder(database.db, { state }))).toMatchObject({ paymentSessionId: null });
  });

  test('says what was bought with it', async () => {
    const order = await addOrder(database.db);
    const period = { start: testNow, end: minutes(1) };
    const purchaseId = await queries.fulfilOrder(database.db, order, period, testNow);
    expect(await find(order)).toMatchObject({ state: 'fulfilled', purchaseId, paymentSessionId: null });
  });

  test('is unknown to others but an admin', async () => {
    const [order, { user }] = [await addOrder(database.db), await buyer()];
    await expect(find(order, { userId: user.id })).rejects.toMatchObject({ code: 'order.unknown' });
    expect(await find(order, { userId: user.id, role: 'admin' })).toMatchObject({ orderId: order.id });
  });

  test('is unknown where there is none', async () => {
    await expect(orders().find('order_of_nobody', callerOf(await buyer()))).rejects.toMatchObject({
      code: 'order.unknown',
    });
  });
});
