import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepsOf } from '../../testing/paying-steps.ts';
import { addBuyer, type Buyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { databaseForFile, testEngine } from '../../testing/test-database.ts';

const database = databaseForFile(async (db) => {
  await fillPriced(db);
  const large = { id: 2, name: 'FLEET', display_name: 'Fleet', equipment_count: 1000, price_1_month_paise: 299_900 };
  await db.insertInto('subscriptions').values(large).execute();
});
let server: PayingApp;
let buyer: Buyer;
let admin: SignedIn;
let orderId: string;
beforeEach(async () => {
  server = await payingApp(database.db);
  buyer = await addBuyer(server);
  admin = await signedIn(server, 'admin');
  orderId = await startedOrder(server, buyer);
  await server.pay(orderId);
});
afterEach(() => server.close());

const { sweepAfter, purchasesOf, entriesOf, later } = stepsOf(() => server);

interface Asked {
  readonly amount?: number;
  readonly requestId?: string;
  readonly id?: string;
  readonly reason?: string;
}
const refund = (asked: Asked = {}, who: SignedIn = admin) =>
  server.post(
    '/api/Payment/Refund',
    { id: orderId, requestId: randomUUID(), amount: 400, reason: 'Six weeks without a lead.', ...asked },
    who.bearer,
  );
const notesOf = () =>
  server.db.selectFrom('credit_notes').selectAll().where('order_id', '=', orderId).orderBy('number').execute();
const invoiceOf = () =>
  server.db
    .selectFrom('invoices')
    .selectAll('invoices')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .where('purchases.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const listed = async () =>
  (await server.db.selectFrom('equipment').select('listed').where('id', 'in', buyer.machines).execute()).every(
    ({ listed: isListed }) => isListed,
  );
/** What the gateway holds of an order, by its books and by ours. */
const bothLedgers = async () => {
  const [theirs] = (await server.ledger(orderId)).orders;
  const ours = await server.db
    .selectFrom('ledger_entries')
    .select((one) => one.fn.sum<number>('amount_paise').as('paise'))
    .where('order_id', '=', orderId)
    .where('account', '=', 'gateway')
    .executeTakeFirstOrThrow();
  return [(theirs?.takenPaise ?? 0) - (theirs?.returnedPaise ?? 0), Number(ours.paise)];
};

describe('a part of a payment', () => {
  test('goes back through the gateway with a credit note, and the plan runs on', async () => {
    const answer = await refund();
    expect(answer.json()).toMatchObject({ data: { status: 'PENDING', amount: 400, hasEnded: false } });
    await server.settled();
    await sweepAfter(1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ takenPaise: 99_900, returnedPaise: 40_000 });
    expect(await bothLedgers()).toEqual([59_900, 59_900]);
    const invoice = await invoiceOf();
    expect(await notesOf()).toMatchObject([
      { total_paise: 40_000, invoice_number: invoice.number, days: null, place_of_supply: invoice.place_of_supply },
    ]);
    expect(await listed()).toBe(true);
    expect((await purchasesOf(buyer.userId))[0]?.bought_until).toBe(null);
    const page = (await server.get(`/api/Payment/GetPayment?id=${orderId}`, admin.bearer)).json<{ data: object }>();
    expect(page.data).toMatchObject({
      userId: buyer.userId,
      refundable: 599,
      refunds: [{ amount: 400, status: 'SUCCESS', reason: 'Six weeks without a lead.', reasonCode: 'asked' }],
    });
  });

  test('is booked as sales and tax taken back, and then as money that left', async () => {
    await refund();
    await server.settled();
    const booked = (await entriesOf(orderId)).filter(([journal]) => journal === 'credit' || journal === 'refund');
    expect(booked).toEqual([
      ['credit', 'sales', 33_898],
      ['credit', 'cgst', 3051],
      ['credit', 'sgst', 3051],
      ['credit', 'customer', -40_000],
      ['refund', 'customer', 40_000],
      ['refund', 'gateway', -40_000],
    ]);
  });

  test('is told to the buyer with the credit note’s number, and written into the audit log', async () => {
    const { data } = (await refund()).json<{ data: { refundId: string } }>();
    const told = await server.db
      .selectFrom('notifications')
      .select('facts')
      .where('user_id', '=', buyer.userId)
      .where('kind', '=', 'refunded')
      .execute();
    const [note] = await notesOf();
    expect(note?.refund_id).toBe(data.refundId);
    expect(told.map(({ facts }) => facts)).toMatchObject([
      { paise: 40_000, reason: 'Six weeks without a lead.', hasEnded: false, creditNote: note?.number },
    ]);
    const line = await server.db
      .selectFrom('audit_log')
      .select(['user_id', 'subject_id', 'detail'])
      .where('kind', '=', 'refund.asked')
      .where('subject_id', '=', buyer.userId)
      .executeTakeFirstOrThrow();
    expect([line.user_id, JSON.parse(line.detail)]).toEqual([
      admin.userId,
      { of: orderId, reason: 'Six weeks without a lead.', amount: '400.00' },
    ]);
  });

  test('goes back once, however often and at how many places at once it is asked for', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => refund({ requestId })));
    // The gateway may have answered the first by the time the last is answered: the state is left out.
    const told = answers.map((one) => one.json<{ data: { refundId: string; amount: number } }>().data);
    expect(told.map(({ refundId, amount }) => [refundId, amount])).toEqual(Array(3).fill([told[0]?.refundId, 400]));
    expect(told[0]?.refundId).toMatch(/^refund_/);
    await server.settled();
    await sweepAfter(1);
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ returnedPaise: 40_000 });
    expect(await notesOf()).toHaveLength(1);
    expect((await refund({ requestId, amount: 300 })).json()).toMatchObject({ code: 'refund.other' });
  });

  // PGlite has one connection: nothing waits there.
  test.runIf(testEngine === 'postgres').for([
    ['the gateway’s message about it', 'duplicate'],
    ['what the gateway answers when it is asked', 'no-webhook'],
  ] as const)('waits for its order before it holds its own row: %s', async ([, rule]) => {
    await server.rule(
      { do: 'too-many-requests', on: 'refund', orderId },
      { do: rule, on: 'REFUND_STATUS_WEBHOOK', orderId, count: 'always' },
    );
    const { data } = (await refund()).json<{ data: { refundId: string } }>();
    await server.settled();
    const waiting = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { swept } = await server.db.transaction().execute(async (holder) => {
      await holder.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
      const sweeping = sweepAfter(3, 5, 9);
      let isHeldUp = false;
      while (!isHeldUp) isHeldUp = ((await waiting.execute(server.db)).rows[0]?.n ?? 0) > 0;
      const own = holder.selectFrom('refunds').select('id').where('order_id', '=', orderId).forUpdate().skipLocked();
      // The sweep may just be noting its next try there; who waits for the order with the row in hand keeps it.
      await expect.poll(() => own.execute(), { timeout: 5000 }).toEqual([{ id: data.refundId }]);
      return { swept: sweeping };
    });
    await swept;
    expect(await bothLedgers()).toEqual([59_900, 59_900]);
  });

  test('goes back also when the gateway fails at it first', async () => {
    await server.rule({ do: 'error-after', on: 'refund', orderId });
    await refund();
    await server.settled();
    await sweepAfter(3, 5);
    expect(await bothLedgers()).toEqual([59_900, 59_900]);
  });

  test('counts no more towards a larger plan', async () => {
    await refund();
    const [purchase] = await purchasesOf(buyer.userId);
    later(1);
    const quote = await server.get(
      `/api/Payment/GetUpgradeQuote?upgradeOf=${purchase?.id}&subscriptionId=2&subscriptionPeriod=1`,
      buyer.bearer,
    );
    const { credit } = quote.json<{ data: { credit: number } }>().data;
    expect([credit > 500, credit <= 599]).toEqual([true, true]);
  });

  test('leaves less for a larger plan that was begun before: its payment goes back', async () => {
    const [purchase] = await purchasesOf(buyer.userId);
    later(1);
    const facts = { subscriptionId: 2, upgradeOf: purchase?.id };
    const quote = await server.get(
      `/api/Payment/GetUpgradeQuote?upgradeOf=${purchase?.id}&subscriptionId=2&subscriptionPeriod=1`,
      buyer.bearer,
    );
    const { toPay } = quote.json<{ data: { toPay: number } }>().data;
    const larger = await startedOrder(server, buyer, { ...facts, amount: toPay });
    await refund();
    await server.pay(larger);
    await sweepAfter(1);
    const [order] = (await server.ledger(larger)).orders;
    expect([order?.takenPaise, order?.returnedPaise]).toEqual([toPay * 100, toPay * 100]);
    expect(await purchasesOf(buyer.userId)).toHaveLength(1);
  });
});

describe('all of a payment', () => {
  test('ends the plan at once: its machines leave the lists', async () => {
    expect(await listed()).toBe(true);
    const answer = await refund({ amount: 999 });
    expect(answer.json()).toMatchObject({ data: { hasEnded: true } });
    expect(await listed()).toBe(false);
    await server.settled();
    expect(await bothLedgers()).toEqual([0, 0]);
    const [purchase] = await purchasesOf(buyer.userId);
    expect(purchase?.end_date).toEqual(server.clock.time);
    expect(purchase?.bought_until).not.toBe(null);
  });

  test('in several parts takes back every paisa of the invoice’s tax', async () => {
    for (const amount of [333.33, 333.33, 332.34]) expect((await refund({ amount })).status).toBe(200);
    const [invoice, notes] = [await invoiceOf(), await notesOf()];
    const sum = (of: (note: (typeof notes)[number]) => number) => notes.reduce((all, note) => all + of(note), 0);
    expect([sum((one) => one.taxable_paise), sum((one) => one.cgst_paise), sum((one) => one.total_paise)]).toEqual([
      invoice.taxable_paise,
      invoice.cgst_paise,
      invoice.total_paise,
    ]);
    expect(await listed()).toBe(false);
    expect((await refund({ amount: 0.01 })).json()).toMatchObject({ code: 'refund.nothingLeft' });
  });

  test('and no paisa more', async () => {
    expect((await refund({ amount: 999.01 })).json()).toMatchObject({ code: 'refund.tooMuch' });
    const answers = await Promise.all([refund({ amount: 600 }), refund({ amount: 600 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await server.settled();
    expect((await server.ledger(orderId)).orders[0]).toMatchObject({ returnedPaise: 60_000 });
  });

  test('goes back also to an account that is closed meanwhile, and names nobody', async () => {
    await server.db
      .updateTable('users')
      .set({ deleted_at: server.clock.time })
      .where('id', '=', buyer.userId)
      .execute();
    expect((await refund({ amount: 999 })).status).toBe(200);
    await server.settled();
    expect(await bothLedgers()).toEqual([0, 0]);
    expect((await notesOf())[0]?.buyer).toBe(null);
  });
});

test('an order that was not paid has nothing to give back', async () => {
  const other = await startedOrder(server, await addBuyer(server));
  expect((await refund({ id: other })).json()).toMatchObject({ code: 'refund.nothingLeft' });
  expect((await refund({ id: 'order_of_nobody' })).json()).toMatchObject({ code: 'order.unknown' });
});

test('the credit note of a refund is a paper of its own, for the buyer, the admin and finance', async () => {
  await refund();
  const [note] = await notesOf();
  const paper = (who: SignedIn) =>
    server.get(`/api/Payment/CreditNote?id=${note?.purchase_id}&number=${note?.number}`, who.bearer);
  const finance = await signedIn(server, 'user', { rights: ['finance'] });
  for (const who of [buyer, admin, finance]) expect((await paper(who)).headers['content-type']).toBe('application/pdf');
  expect((await paper(await signedIn(server, 'supplier'))).status).toBe(404);
  // The one of a larger plan is another.
  expect((await server.get(`/api/Payment/CreditNote?id=${note?.purchase_id}`, buyer.bearer)).status).toBe(404);
});

describe('finance', () => {
  test('gives money back, and not to themselves', async () => {
    const finance = await signedIn(server, 'user', { rights: ['finance'] });
    expect((await refund({}, finance)).status).toBe(200);
    await server.db
      .insertInto('staff_rights')
      .values({ user_id: buyer.userId, right: 'finance', given_at: server.clock.time })
      .execute();
    expect((await refund({}, buyer)).json()).toMatchObject({ code: 'auth.forbidden' });
  });

  test('does not do it without a reason', async () => {
    expect((await refund({ reason: '  ' })).json()).toMatchObject({
      errorCodes: { reason: { code: 'reason.required' } },
    });
  });
});

describe('the gateway', () => {
  const ask = (id: string = orderId) => server.post('/api/Payment/AskGateway', { id }, admin.bearer);

  test('is asked again for an order, and what it answers counts', async () => {
    const other = await startedOrder(server, await addBuyer(server));
    await server.rule({ do: 'no-webhook', orderId: other, count: 'always' });
    await server.pay(other);
    expect((await ask(other)).json()).toMatchObject({ data: { orderState: 'fulfilled' } });
  });

  test('is asked about a refund on its way too', async () => {
    await server.rule({ do: 'pending', on: 'refund', orderId });
    await refund();
    await server.settled();
    await server.simulator.http.inject({ method: 'POST', url: '/rules/advance', payload: { orderId } });
    await ask();
    expect(await bothLedgers()).toEqual([59_900, 59_900]);
  });

  test('says so when it does not answer, and nothing changes', async () => {
    await server.rule({ do: 'too-many-requests', on: 'fetchPayments', orderId, count: 'always' });
    expect((await ask()).json()).toMatchObject({ code: 'gateway.silent' });
    expect((await ask('order_of_nobody')).json()).toMatchObject({ code: 'order.unknown' });
  });
});
