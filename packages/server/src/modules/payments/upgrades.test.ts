import {
  getCreditNote,
  getPurchasedSubscriptions,
  type PurchasedPlan,
  type UpgradeQuote,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testNow } from '../../testing/market.ts';
import { paperText } from '../../testing/paper-text.ts';
import { stepsOf } from '../../testing/paying-steps.ts';
import {
  addBuyer,
  type Buyer,
  fillPriced,
  type PayingApp,
  payingApp,
  startedOrder,
  startPayment,
} from '../../testing/paying.ts';
import { signedInAgain } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const fleet = 2;
const database = databaseForFile(async (db) => {
  await fillPriced(db);
  await db
    .insertInto('subscriptions')
    .values({
      id: fleet,
      name: 'FLEET',
      display_name: 'Fleet',
      equipment_count: 1000,
      price_1_month_paise: 299_900,
      price_3_month_paise: 99_950,
      price_6_month_paise: 30_000,
      price_12_month_paise: 3_598_800,
    })
    .execute();
});
let server: PayingApp;
beforeEach(async () => {
  server = await payingApp(database.db);
});
afterEach(() => server.close());

const { consume, verify, stateOf, purchasesOf, entriesOf, later, sweepAfter } = stepsOf(() => server);

/** The same person, some days later. */
async function afterDays(buyer: Buyer, days: number): Promise<Buyer> {
  later(days * 24 * 60);
  const user = await server.db.selectFrom('users').selectAll().where('id', '=', buyer.userId).executeTakeFirstOrThrow();
  return { ...buyer, ...(await signedInAgain(server, user)) };
}

/** Somebody whose plan of a month has run for so many days: 999 rupees, 31 days from 10 March. */
async function runningFor(days: number, facts: object = {}) {
  const buyer = await addBuyer(server);
  await server.pay(await startedOrder(server, buyer, facts));
  const [purchase] = await purchasesOf(buyer.userId);
  if (purchase === undefined) throw new Error('Nothing was bought.');
  return { buyer: await afterDays(buyer, days), running: purchase };
}

const quote = (buyer: Buyer, upgradeOf: string, more: object = {}) => {
  const query = new URLSearchParams({ upgradeOf, subscriptionId: String(fleet), subscriptionPeriod: '1', ...more });
  return server.get(`/api/Payment/GetUpgradeQuote?${query}`, buyer.bearer);
};
const quoted = async (...asked: Parameters<typeof quote>) =>
  (await quote(...asked)).json<{ data: UpgradeQuote }>().data;

/** To the larger plan for a month, 15 days into the smaller one. */
const upgrade = (running: { id: string }, facts: object = {}) => ({
  subscriptionId: fleet,
  upgradeOf: running.id,
  amount: 2483.39,
  ...facts,
});

const plansOf = async (buyer: Buyer) =>
  (await server.get(`/api${getPurchasedSubscriptions.path}`, buyer.bearer)).json<{ data: PurchasedPlan[] }>().data;
const notesOf = (purchaseId: string) =>
  server.db.selectFrom('credit_notes').selectAll().where('purchase_id', '=', purchaseId).execute();
const invoiceOf = (purchaseId = '') =>
  server.db.selectFrom('invoices').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirstOrThrow();
const listingOf = (id = '') =>
  server.db.selectFrom('equipment').select(['listed', 'listed_until']).where('id', '=', id).executeTakeFirstOrThrow();
const refundsOf = (orderId: string) =>
  server.db.selectFrom('refunds').select(['amount_paise', 'reason']).where('order_id', '=', orderId).execute();
const balanceOf = async (orderId: string) =>
  (await entriesOf(orderId)).reduce((sum, [, account, paise]) => sum + (account === 'customer' ? Number(paise) : 0), 0);

describe('a change to a larger plan in mid-period', () => {
  test('is told beforehand to the paisa: what is left by days, its tax, what is to pay', async () => {
    const { buyer, running } = await runningFor(15);
    expect(await quoted(buyer, running.id)).toEqual({
      price: 2999,
      credit: 515.61,
      creditTaxable: 436.95,
      creditTax: 78.66,
      days: 31,
      daysLeft: 16,
      toPay: 2483.39,
      furtherDays: 0,
      endDate: '2026-04-25T06:30:00.000Z',
    });
  });

  test('ends the old one as the new one begins, and its machines go over', async () => {
    const { buyer, running } = await runningFor(15);
    const [kept, dropped] = buyer.machines;
    const orderId = await startedOrder(server, buyer, upgrade(running, { selectedEquipmentIds: [kept] }));
    expect((await server.ledger(orderId)).orders).toMatchObject([{ status: 'ACTIVE' }]);
    await server.pay(orderId);
    const at = new Date(testNow.getTime() + 15 * dayMs);
    const [before, after, ...others] = await purchasesOf(buyer.userId);
    expect(others).toEqual([]);
    expect(before).toMatchObject({ id: running.id, end_date: at, bought_until: running.end_date });
    expect(after).toMatchObject({
      subscription_id: fleet,
      start_date: at,
      end_date: new Date('2026-04-25T06:30:00Z'),
      final_price_paise: 299_900,
    });
    expect(await listingOf(kept)).toEqual({ listed: true, listed_until: after?.end_date });
    expect(await listingOf(dropped)).toEqual({ listed: false, listed_until: null });
    expect((await server.ledger(orderId)).orders).toMatchObject([{ takenPaise: 248_339 }]);
  });

  test('is a new invoice in full, and a credit note against the old one, in a ledger that balances', async () => {
    const { buyer, running } = await runningFor(15);
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.pay(orderId);
    expect(await entriesOf(orderId)).toEqual([
      ['payment', 'gateway', 248_339],
      ['payment', 'customer', -248_339],
      ['credit', 'sales', 43_695],
      ['credit', 'cgst', 3933],
      ['credit', 'sgst', 3933],
      ['credit', 'customer', -51_561],
      ['sale', 'customer', 299_900],
      ['sale', 'sales', -254_152],
      ['sale', 'cgst', -22_874],
      ['sale', 'sgst', -22_874],
    ]);
    const [, after] = await purchasesOf(buyer.userId);
    expect(await invoiceOf(after?.id)).toMatchObject({ total_paise: 299_900 });
    const old = await invoiceOf(running.id);
    expect(await notesOf(running.id)).toMatchObject([
      {
        number: expect.stringMatching(/^YC\/2526\/\d{6}$/) as string,
        order_id: orderId,
        invoice_number: old.number,
        days: 31,
        days_left: 16,
        taxable_paise: 43_695,
        total_paise: 51_561,
      },
    ]);
    const kinds = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'subject_id'])
      .where('detail', '=', orderId)
      .orderBy('id')
      .execute();
    expect(kinds).toEqual([
      { kind: 'purchase.upgraded', subject_id: running.id },
      { kind: 'purchase.fulfilled', subject_id: null },
    ]);
  });

  test('shows in the lists of what was bought, and both papers can be had as files', async () => {
    const { buyer, running } = await runningFor(15);
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    const [after, before] = await plansOf(buyer);
    expect(before).toMatchObject({
      state: 'ended',
      boughtUntil: running.end_date.toISOString(),
      creditNoteNumber: expect.stringMatching(/^YC/) as string,
      creditAmount: 515.61,
    });
    const text = async (path: string) => (await paperText(await server.get(path, buyer.bearer))).text;
    const note = await text(`/api${getCreditNote.path}?id=${running.id}`);
    for (const part of [
      'Credit note',
      `Credit note no. ${before?.creditNoteNumber ?? ''}`,
      `Invoice ${before?.invoiceNumber ?? ''} of 10 March 2026`,
      'Subscription Economy: 16 of 31 days were left',
      'Taxable value 436.95',
      'CGST 9 % 39.33',
      '₹515.61',
    ]) {
      expect(note).toContain(part);
    }
    const invoice = await text(`/api/Payment/Receipt?id=${after?.id}`);
    expect(invoice).toContain(`Credit note ${before?.creditNoteNumber ?? ''} over ₹515.61 is set off; paid: ₹2,483.39`);
    // What was invoiced then is not written anew.
    expect(await text(`/api/Payment/Receipt?id=${running.id}`)).toContain('From 10 March 2026 until 10 April 2026');
    const other = await addBuyer(server, 1);
    expect((await server.get(`/api${getCreditNote.path}?id=${running.id}`, other.bearer)).status).toBe(404);
  });

  test('takes tax back of the kind that the invoice had, though the buyer has moved since', async () => {
    const buyer = await addBuyer(server);
    const move = (state: string) =>
      server.db.updateTable('users').set({ state }).where('id', '=', buyer.userId).execute();
    await move('Karnataka');
    await server.pay(await startedOrder(server, buyer));
    const [running] = await purchasesOf(buyer.userId);
    await move('Maharashtra');
    const again = await afterDays(buyer, 15);
    const orderId = await startedOrder(server, again, upgrade({ id: running?.id ?? '' }));
    await server.pay(orderId);
    expect(await notesOf(running?.id ?? '')).toMatchObject([{ igst_paise: 7865, cgst_paise: 0, total_paise: 51_561 }]);
    expect(await balanceOf(orderId)).toBe(0);
    const [, after] = await purchasesOf(buyer.userId);
    expect(await invoiceOf(after?.id)).toMatchObject({ igst_paise: 0, place_of_supply: 'Maharashtra' });
  });

  test('counts what an earlier change was paid by, and never more', async () => {
    const { buyer, running } = await runningFor(15);
    await server.pay(await startedOrder(server, buyer, upgrade(running)));
    const [, second] = await purchasesOf(buyer.userId);
    await server.db
      .insertInto('subscriptions')
      .values({ id: 3, name: 'ALL', display_name: 'All', equipment_count: 1500, price_1_month_paise: 500_000 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const sameDay = await afterDays(buyer, 0.01);
    expect(await quoted(sameDay, second?.id ?? '', { subscriptionId: '3' })).toMatchObject({
      credit: 2999,
      toPay: 2001,
    });
  });
});

describe('where more is left than the larger plan costs', () => {
  test('nothing is to pay, the gateway is not asked, and the rest becomes further days', async () => {
    const { buyer, running } = await runningFor(15);
    const facts = { subscriptionPeriod: '6' };
    // 300 rupees for 184 days from 25 March; 215.61 are left over.
    expect(await quoted(buyer, running.id, facts)).toMatchObject({ toPay: 0, furtherDays: 133, price: 300 });
    const answer = await startPayment(server, buyer, upgrade(running, { amount: 0, subscriptionPeriod: 6 }));
    expect(answer.json()).toMatchObject({ data: { order_amount: 0, payment_session_id: '' } });
    const orderId = answer.json<{ data: { order_id: string } }>().data.order_id;
    await expect(server.ledger(orderId)).rejects.toThrow('does not exist');
    const [, after] = await purchasesOf(buyer.userId);
    expect(after).toMatchObject({
      final_price_paise: 51_561,
      end_date: new Date(new Date('2026-09-25T06:30:00Z').getTime() + 133 * dayMs),
    });
    expect(await invoiceOf(after?.id)).toMatchObject({ total_paise: 51_561 });
    expect(await notesOf(running.id)).toMatchObject([{ total_paise: 51_561 }]);
    expect(await balanceOf(orderId)).toBe(0);
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect((await consume(buyer, orderId)).json()).toMatchObject({ data: { id: after?.id } });
    expect((await verify(buyer, orderId)).json()).toMatchObject({ data: { message: expect.any(String) as string } });
    await sweepAfter(1, 60);
    expect(await purchasesOf(buyer.userId)).toHaveLength(2);
  });

  test('the same asked for again, or twice at once, is one purchase', async () => {
    const { buyer, running } = await runningFor(15);
    const facts = upgrade(running, { amount: 0, subscriptionPeriod: 6 });
    const orders = await Promise.all([startedOrder(server, buyer, facts), startedOrder(server, buyer, facts)]);
    expect(await startedOrder(server, buyer, facts)).toBe(orders[0]);
    expect(orders[1]).toBe(orders[0]);
    expect(await purchasesOf(buyer.userId)).toHaveLength(2);
    expect(await notesOf(running.id)).toHaveLength(1);
  });

  test('no less than a rupee is to pay where the rest would be less', async () => {
    const { buyer, running } = await runningFor(0.01);
    const facts = { amount: 1, subscriptionPeriod: 3 };
    expect(await quoted(buyer, running.id, { subscriptionPeriod: '3' })).toMatchObject({ credit: 998.5, toPay: 1 });
    const orderId = await startedOrder(server, buyer, upgrade(running, facts));
    await server.pay(orderId);
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect(await balanceOf(orderId)).toBe(0);
  });
});

describe('at once', () => {
  test('two changes of one plan come to one; the money of the other goes back', async () => {
    const { buyer, running } = await runningFor(15);
    const first = await startedOrder(server, buyer, upgrade(running));
    // The gateway does not end it in time.
    await server.rule({ do: 'too-many-requests', on: 'terminate' });
    const [, machine] = buyer.machines;
    const second = await startedOrder(server, buyer, upgrade(running, { selectedEquipmentIds: [machine] }));
    await Promise.all([server.pay(first), server.pay(second)]);
    await Promise.all([first, second, first, second].map((id) => verify(buyer, id)));
    const states = [await stateOf(first), await stateOf(second)].toSorted();
    expect(states[0]).toBe('fulfilled');
    expect(states[1]).toMatch(/^refund/);
    expect(await purchasesOf(buyer.userId)).toHaveLength(2);
    expect(await notesOf(running.id)).toHaveLength(1);
    const refunds = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(refunds).toEqual([{ amount_paise: 248_339, reason: 'upgrade' }]);
  });

  test('a renewal and a change that are paid for: both are had, or the renewal that comes second goes back', async () => {
    const { buyer, running } = await runningFor(15);
    const renewal = await startedOrder(server, buyer, { renewalOf: running.id });
    await server.rule({ do: 'too-many-requests', on: 'terminate' });
    const larger = await startedOrder(server, buyer, upgrade(running));
    await Promise.all([server.pay(renewal), server.pay(larger)]);
    expect(await stateOf(larger)).toBe('fulfilled');
    const refunds = await refundsOf(renewal);
    const purchases = await purchasesOf(buyer.userId);
    if ((await stateOf(renewal)) === 'fulfilled') {
      expect(refunds).toEqual([]);
      expect(purchases).toHaveLength(3);
      expect(purchases[2]?.start_date).toEqual(purchases[1]?.end_date);
      expect(await balanceOf(renewal)).toBe(0);
    } else {
      expect(refunds).toMatchObject([{ reason: 'running' }]);
      expect(purchases).toHaveLength(2);
    }
    expect(await refundsOf(larger)).toEqual([]);
    expect(await balanceOf(larger)).toBe(0);
  });

  test('news of the payment twice, the buyer’s own question and the sweeper come to one purchase and one credit note', async () => {
    const { buyer, running } = await runningFor(15);
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.rule({ do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    await Promise.all([
      ...[1, 2, 3].map(() => verify(buyer, orderId)),
      ...[1, 2].map(() => consume(buyer, orderId)),
      server.app.sweeper.sweep(),
    ]);
    await sweepAfter(1, 2);
    expect(await purchasesOf(buyer.userId)).toHaveLength(2);
    expect(await notesOf(running.id)).toHaveLength(1);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test('numbers of credit notes follow each other without a gap', async () => {
    const several = await Promise.all([1, 2, 3].map(() => addBuyer(server, 1)));
    for (const buyer of several) await server.pay(await startedOrder(server, buyer));
    later(15 * 24 * 60);
    const orders = await Promise.all(
      several.map(async (buyer) => {
        const [running] = await purchasesOf(buyer.userId);
        return startedOrder(server, await afterDays(buyer, 0), upgrade({ id: running?.id ?? '' }));
      }),
    );
    await Promise.all(orders.map((id) => server.pay(id)));
    const rows = await server.db.selectFrom('credit_notes').select('serial').orderBy('serial').execute();
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_row, index) => index + 1));
  });
});

describe('what is paid for late', () => {
  test('is fulfilled with the credit it was asked for with, while the old plan runs', async () => {
    const { buyer, running } = await runningFor(15);
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.rule({ do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    later(2 * 24 * 60);
    await sweepAfter(1);
    expect(await stateOf(orderId)).toBe('fulfilled');
    expect(await notesOf(running.id)).toMatchObject([{ total_paise: 51_561, days_left: 16 }]);
    expect(await balanceOf(orderId)).toBe(0);
  });

  test('goes back once the old plan has ended by itself', async () => {
    const { buyer, running } = await runningFor(15);
    const orderId = await startedOrder(server, buyer, upgrade(running));
    await server.rule({ do: 'no-webhook', orderId, count: 'always' });
    await server.pay(orderId);
    later(17 * 24 * 60);
    await sweepAfter(1);
    expect(await refundsOf(orderId)).toEqual([{ amount_paise: 248_339, reason: 'upgrade' }]);
    expect(await notesOf(running.id)).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['at another price', { amount: 2999 }, 'payment.amountWrong'],
    ['for nothing', { amount: 0 }, 'payment.amountWrong'],
    ['to a plan that holds no more', { subscriptionId: 1, amount: 483.39 }, 'purchase.notLarger'],
    ['of a purchase there is not', { upgradeOf: '00000000-0000-4000-8000-0000000000aa' }, 'purchase.ended'],
    ['as a renewal too', { renewalOf: '00000000-0000-4000-8000-0000000000aa' }, 'purchase.unknown'],
  ])('%s', async (_what, facts, code) => {
    const { buyer, running } = await runningFor(15);
    expect((await startPayment(server, buyer, upgrade(running, facts))).json()).toMatchObject({ code });
    expect(await purchasesOf(buyer.userId)).toMatchObject([{ end_date: running.end_date, bought_until: null }]);
  });

  test('of somebody else’s plan, of one that is over, and a quote of either', async () => {
    const { buyer, running } = await runningFor(15);
    const other = await addBuyer(server);
    expect((await startPayment(server, other, upgrade(running))).json()).toMatchObject({ code: 'purchase.ended' });
    expect((await quote(other, running.id)).json()).toMatchObject({ code: 'purchase.ended' });
    const late = await afterDays(buyer, 17);
    expect((await quote(late, running.id)).json()).toMatchObject({ code: 'purchase.ended' });
  });
});

test('a smaller plan is paid for now and begins when the running one ends', async () => {
  const buyer = await addBuyer(server);
  await server.pay(await startedOrder(server, buyer, { subscriptionId: fleet, amount: 2999 }));
  const [running] = await purchasesOf(buyer.userId);
  const facts = { renewalOf: running?.id, selectedEquipmentIds: buyer.machines.slice(0, 1) };
  await server.pay(await startedOrder(server, buyer, facts));
  const [, smaller] = await purchasesOf(buyer.userId);
  expect(smaller).toMatchObject({ subscription_id: 1, start_date: running?.end_date, final_price_paise: 99_900 });
  expect((await plansOf(buyer)).map(({ state }) => state)).toEqual(['coming', 'running']);
});
