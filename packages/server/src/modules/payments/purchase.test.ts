import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addPurchase, testNow } from '../../testing/market.ts';
import { stepsOf } from '../../testing/paying-steps.ts';
import {
  addBuyer,
  fillPriced,
  gatewaySecret,
  type PayingApp,
  payingApp,
  startedOrder,
  startPayment,
} from '../../testing/paying.ts';
import { signedIn, testPassword } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db);
});
afterEach(() => server.close());

const { sweepAfter, consume, verify, stateOf, purchasesOf, entriesOf } = stepsOf(() => server);
const listed = async (id: string) =>
  (await server.db.selectFrom('equipment').select('listed').where('id', '=', id).executeTakeFirstOrThrow()).listed;

const refundsOf = (orderId: string) =>
  server.db.selectFrom('refunds').select('id').where('order_id', '=', orderId).execute();

/** An attempt as the gateway reports it. */
type Told = Readonly<Record<string, unknown>>;
const paymentOf = (id: string): Told => ({
  cf_payment_id: id,
  payment_status: 'SUCCESS',
  order_amount: 999,
  payment_amount: 999,
  payment_currency: 'INR',
  payment_group: 'upi',
});

describe('a purchase', () => {
  // spec: purchase.stored, purchase.verified, call.payment, call.purchase
  test('is stored at our price, opened at the gateway and fulfilled once it is paid', async () => {
    const buyer = await addBuyer(server);
    const answer = await startPayment(server, buyer);
    expect(answer.json()).toMatchObject({
      data: { order_amount: 999, gateway_mode: 'simulator', payment_session_id: expect.stringMatching(/./) as string },
    });
    const orderId = answer.json<{ data: { order_id: string } }>().data.order_id;
    expect(await stateOf(orderId)).toBe('open');
    await server.pay(orderId);
    const [purchase, ...others] = await purchasesOf(buyer.userId);
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({
      period_months: 1,
      final_price_paise: 99_900,
      start_date: testNow,
      end_date: new Date('2026-04-10T06:30:00Z'),
    });
    expect(await Promise.all(buyer.machines.map(listed))).toEqual([true, true]);
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect((await verify(buyer, orderId)).json()).toMatchObject({
      data: [{ payment_status: 'SUCCESS', order_amount: 999, payment_amount: 999, payment_group: 'upi' }],
    });
    for (const _again of [1, 2]) {
      const told = (await consume(buyer, orderId)).json();
      expect(told).toMatchObject({ message: 'Subscription purchased successfully!', data: { id: purchase?.id } });
    }
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });

  test('is booked in entries that balance, with its tax taken apart and an invoice', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.pay(orderId);
    expect(await entriesOf(orderId)).toEqual([
      ['payment', 'gateway', 99_900],
      ['payment', 'customer', -99_900],
      ['sale', 'customer', 99_900],
      ['sale', 'sales', -84_662],
      ['sale', 'cgst', -7619],
      ['sale', 'sgst', -7619],
    ]);
    const [purchase] = await purchasesOf(buyer.userId);
    const invoice = await server.db
      .selectFrom('invoices')
      .select(['number', 'total_paise'])
      .where('purchase_id', '=', purchase?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(invoice).toEqual({ number: expect.stringMatching(/^YN\/2526\/\d{6}$/) as string, total_paise: 99_900 });
  });

  test('survives a lost webhook and a closed tab: the sweeper finds it', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    expect(await purchasesOf(buyer.userId)).toEqual([]);
    await sweepAfter(1);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });

  test('that failed may be paid on the same order', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.pay(orderId, 'fail', 'card');
    expect(await stateOf(orderId)).toBe('failed');
    expect((await consume(buyer, orderId)).json()).toMatchObject({ code: 'payment.failed' });
    await server.pay(orderId, 'succeed', 'card');
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });

  test('that is pending is said to be confirmed, and then is', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'pending', orderId, ms: 60_000 });
    await server.pay(orderId);
    expect((await consume(buyer, orderId)).json()).toMatchObject({ code: 'payment.pending' });
    expect(await stateOf(orderId)).toBe('confirming');
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await server.settled();
    expect(await stateOf(orderId)).toBe('fulfilled');
  });

  test('paid after its order ran out is fulfilled all the same', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    await server.rule({ do: 'success-after-expiry', orderId }, { do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    await sweepAfter(45);
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await sweepAfter(61);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
    expect(await stateOf(orderId)).toBe('fulfilled');
  });

  test.each([
    ['twice the same', (one: Told) => [one, one]],
    ['pending and then paid', (one: Told) => [{ ...one, payment_status: 'PENDING' }, one]],
    ['paid and then pending', (one: Told) => [one, { ...one, payment_status: 'PENDING', payment_amount: null }]],
    ['under a name in capitals', (one: Told) => [one, { ...one, payment_status: 'success' }]],
  ])('is one though the gateway tells of its payment %s in one answer', async (_how, told) => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    server.alter((path, body) => (path.endsWith('/payments') ? (body as Told[]).flatMap(told) : body));
    await server.pay(orderId);
    expect((await verify(buyer, orderId)).json()).toMatchObject({ data: [{ payment_status: 'SUCCESS' }] });
    await sweepAfter(1, 60);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
    expect([await stateOf(orderId), await refundsOf(orderId)]).toEqual(['fulfilled', []]);
    expect(await entriesOf(orderId)).toHaveLength(6);
  });

  test('is not paid by the payment of another order', async () => {
    const [payer, other] = [await addBuyer(server), await addBuyer(server)];
    const [paid, unpaid] = [await startedOrder(server, payer), await startedOrder(server, other)];
    await server.pay(paid, 'fail');
    const attempts = () =>
      server.db.selectFrom('order_payments').selectAll().where('order_id', 'in', [paid, unpaid]).execute();
    const [failed] = await attempts();
    server.alter((path, body) =>
      path.includes(unpaid) && path.endsWith('/payments')
        ? [{ ...paymentOf(failed?.cf_payment_id ?? ''), order_id: unpaid }]
        : body,
    );
    expect((await consume(other, unpaid)).json()).toMatchObject({ code: 'payment.failed' });
    expect(await purchasesOf(other.userId)).toEqual([]);
    expect(await attempts()).toEqual([failed]);
  });

  // spec: says.details-missing, call.verify-payment
  test('that nobody pays ends with its order', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    expect((await verify(buyer, orderId)).json()).toMatchObject({
      data: { message: 'Payment details not available. Please try again.' },
    });
    await sweepAfter(31);
    expect(await stateOf(orderId)).toBe('expired');
    expect(await entriesOf(orderId)).toEqual([]);
  });

  test('goes on when the gateway made the order but answered with an error', async () => {
    const buyer = await addBuyer(server);
    await server.rule({ do: 'error-after', on: 'createOrder' });
    const orderId = await startedOrder(server, buyer);
    await server.pay(orderId);
    expect(await stateOf(orderId)).toBe('fulfilled');
  });

  // spec: says.session-not-started
  test('says so when the gateway cannot be reached, and begins again as the same order', async () => {
    const buyer = await addBuyer(server);
    await server.rule({ do: 'too-many-requests', on: 'createOrder' });
    const refused = await startPayment(server, buyer);
    expect([refused.status, refused.json()]).toMatchObject([
      503,
      { code: 'payment.unavailable', message: 'Failed to start the payment session. Please try again.' },
    ]);
    const orderId = await startedOrder(server, buyer);
    const orders = await server.db.selectFrom('orders').select('id').where('user_id', '=', buyer.userId).execute();
    expect(orders).toEqual([{ id: orderId }]);
  });
});

describe('a purchase that ends', () => {
  test('takes its machines out of the public list at that minute, and tells their owner why', async () => {
    const buyer = await addBuyer(server, 1);
    const [machine = ''] = buyer.machines;
    await server.pay(await startedOrder(server, buyer));
    const [purchase] = await purchasesOf(buyer.userId);
    const isPublic = async () => (await server.get(`/api/Equipment/GetEquipmentById?id=${machine}`)).status === 200;
    const inLists = async () =>
      (await server.get('/api/Equipment/SearchEquipments?pageSize=100')).text.includes(machine);
    const ownView = async () => {
      const login = await server.post('/api/Login/Login', { userName: buyer.phone, password: testPassword });
      const bearer = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
      const list = await server.post('/api/Equipment/GetOwnerEquipments', {}, bearer);
      const bought = await server.get('/api/Subscription/GetPurchasedSubscriptionsByUserId', bearer);
      return [
        list.json<{ data: { listing: string }[] }>().data.map(({ listing }) => listing),
        bought.json<{ data: { state: string; active: boolean }[] }>().data.map(({ state }) => state),
      ];
    };
    server.clock.time = new Date((purchase?.end_date.getTime() ?? 0) - 1);
    expect([await isPublic(), await inLists(), await ownView()]).toEqual([true, true, [['listed'], ['running']]]);
    server.clock.time = purchase?.end_date ?? testNow;
    expect([await isPublic(), await inLists(), await ownView()]).toEqual([false, false, [['planEnded'], ['ended']]]);
  });
});

describe('an order that everybody asks about at once', () => {
  test('is settled once, and nothing of it goes back', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => addBuyer(server, 1)));
    await server.rule({ do: 'no-webhook', count: 'always' });
    for (const buyer of buyers) {
      const orderId = await startedOrder(server, buyer);
      await server.pay(orderId);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? verify(buyer, orderId) : consume(buyer, orderId))),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await purchasesOf(buyer.userId)).toHaveLength(1);
      expect(await server.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()).toEqual([]);
    }
  });
});

describe('a renewal', () => {
  test('begins when the old one ends', async () => {
    const buyer = await addBuyer(server);
    await server.pay(await startedOrder(server, buyer));
    const [first] = await purchasesOf(buyer.userId);
    const renewal = await startedOrder(server, buyer, { renewalOf: first?.id });
    await server.pay(renewal);
    const [, second] = await purchasesOf(buyer.userId);
    expect(second).toMatchObject({ start_date: first?.end_date, end_date: new Date('2026-05-10T06:30:00Z') });
  });

  test('of a purchase of somebody else is refused', async () => {
    const [buyer, other] = [await addBuyer(server), await addBuyer(server)];
    await server.pay(await startedOrder(server, other));
    const [theirs] = await purchasesOf(other.userId);
    expect((await startPayment(server, buyer, { renewalOf: theirs?.id })).json()).toMatchObject({
      code: 'purchase.unknown',
    });
  });
});

// spec: limit.default-period, purchase.values
test('where no period is named, a month is bought', async () => {
  const buyer = await addBuyer(server);
  const orderId = await startedOrder(server, buyer, { subscriptionPeriod: undefined });
  await server.pay(orderId);
  expect(await purchasesOf(buyer.userId)).toMatchObject([
    { period_months: 1, end_date: new Date('2026-04-10T06:30:00Z') },
  ]);
});

describe('what may not be bought', () => {
  test.each([
    ['at another price', { amount: 1 }, 'payment.amountWrong'],
    ['for a paisa less', { amount: 998.99 }, 'payment.amountWrong'],
    ['for a period that has no price', { subscriptionPeriod: 2, amount: 0 }, 'subscription.notSold'],
    ['of a plan that there is not', { subscriptionId: 77 }, 'subscription.unknown'],
    ['without machines', { selectedEquipmentIds: [] }, 'request.invalid'],
    ['for a made-up machine', { selectedEquipmentIds: ['00000000-0000-4000-8000-0000000000aa'] }, 'purchase.machines'],
  ])('%s', async (_what, facts, code) => {
    const buyer = await addBuyer(server);
    expect((await startPayment(server, buyer, facts)).json()).toMatchObject({ code });
    expect(await server.db.selectFrom('orders').select('id').where('user_id', '=', buyer.userId).execute()).toEqual([]);
  });

  test('for machines of somebody else', async () => {
    const [buyer, other] = [await addBuyer(server), await addBuyer(server)];
    const answer = await startPayment(server, buyer, { selectedEquipmentIds: [...buyer.machines, ...other.machines] });
    expect(answer.json()).toMatchObject({ code: 'purchase.machines' });
  });

  test('for more machines than the plan holds', async () => {
    const buyer = await addBuyer(server, 3);
    await server.db.updateTable('subscriptions').set({ equipment_count: 2 }).where('id', '=', 1).execute();
    const answer = await startPayment(server, buyer);
    await server.db.updateTable('subscriptions').set({ equipment_count: 500 }).where('id', '=', 1).execute();
    expect(answer.json()).toMatchObject({ code: 'purchase.tooManyMachines' });
  });

  test('for a machine in a running subscription', async () => {
    const buyer = await addBuyer(server);
    await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
    expect((await startPayment(server, buyer)).json()).toMatchObject({ code: 'purchase.running' });
  });

  test('by an admin, or by nobody', async () => {
    const buyer = await addBuyer(server);
    const admin = await signedIn(server, 'admin');
    const body = { amount: 999, subscriptionId: 1, selectedEquipmentIds: buyer.machines };
    expect((await server.post('/api/Payment/payment', body, admin.bearer)).status).toBe(403);
    expect((await server.post('/api/Payment/payment', body)).status).toBe(401);
  });
});

describe('two tabs', () => {
  test('that buy the same are given one order', async () => {
    const buyer = await addBuyer(server);
    const ids = await Promise.all([startedOrder(server, buyer), startedOrder(server, buyer)]);
    expect(ids[0]).toBe(ids[1]);
    await server.pay(ids[0]);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });

  test('that buy the same machines for other periods: the older order ends at the gateway', async () => {
    const buyer = await addBuyer(server);
    const first = await startedOrder(server, buyer);
    await startedOrder(server, buyer, { subscriptionPeriod: 3, amount: 2997 });
    expect((await server.ledger(first)).orders[0]?.status).toMatch(/^TERMINAT/);
  });

  test('that change their mind and back again are sent to an order that can be paid', async () => {
    const buyer = await addBuyer(server);
    const first = await startedOrder(server, buyer);
    const second = await startedOrder(server, buyer, { subscriptionPeriod: 3, amount: 2997 });
    const third = await startedOrder(server, buyer);
    expect(new Set([first, second, third]).size).toBe(3);
    await server.pay(third);
    expect(await stateOf(third)).toBe('fulfilled');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'expired']);
  });
});

test('the log of a purchase, of a failure and of a refund holds no telephone number, name, session or secret', async () => {
  const buyer = await addBuyer(server, 1);
  await server.rule({ do: 'too-many-requests', on: 'createOrder' });
  await startPayment(server, buyer);
  const answer = await startPayment(server, buyer);
  const { order_id, payment_session_id } = answer.json<{
    data: { order_id: string; payment_session_id: string };
  }>().data;
  await addPurchase(server.db, buyer.machines[0] ?? '', [-1, 5]);
  await server.rule({ do: 'too-many-requests', on: 'refund', orderId: order_id });
  await server.pay(order_id);
  await sweepAfter(5);
  const log = JSON.stringify(server.log);
  for (const told of ['The payment gateway opened no order.', 'A payment was settled.', 'took no refund']) {
    expect(log).toContain(told);
  }
  const secrets = [buyer.phone, 'Asha', 'Patil', payment_session_id, gatewaySecret, buyer.accessToken];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

describe('who asks too often', () => {
  test('hears what we know, and the gateway is not asked', async () => {
    const buyer = await addBuyer(server);
    const orderId = await startedOrder(server, buyer);
    const at = server.clock.time;
    const hits = Array.from({ length: 300 }, () => ({ kind: 'payment.ask', who: buyer.userId, at }));
    await server.db.insertInto('limit_hits').values(hits).execute();
    await server.rule({ do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    expect((await verify(buyer, orderId)).json()).toMatchObject({
      data: { message: 'Your payment is being confirmed. This can take a few minutes.' },
    });
    expect(await purchasesOf(buyer.userId)).toEqual([]);
    await sweepAfter(1);
    expect((await verify(buyer, orderId)).json()).toMatchObject({ data: [{ payment_status: 'SUCCESS' }] });
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });
});

describe('an order of somebody else', () => {
  test('is unknown to everybody but its owner and an admin', async () => {
    const [buyer, other] = [await addBuyer(server), await addBuyer(server)];
    const orderId = await startedOrder(server, buyer);
    for (const ask of [verify(other, orderId), consume(other, orderId)]) {
      expect((await ask).json()).toMatchObject({ code: 'order.unknown' });
    }
    const url = `/api/Payment/GetOrder?id=${orderId}`;
    expect((await server.get(url, other.bearer)).status).toBe(404);
    expect((await server.get(url, (await signedIn(server, 'admin')).bearer)).status).toBe(200);
  });
});
