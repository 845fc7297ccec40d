import { formatPhone } from '@yantra/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { addOrder } from '../../testing/ordered.ts';
import { pricePlan } from '../../testing/paying.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { issueInvoice } from '../purchases/index.ts';
import { demoSeller } from '../purchases/seller.settings.ts';
import { amountIn } from './payment-search.ts';

const server = appForFile();
let admin: SignedIn;
let finance: SignedIn;
let paid: string;
let failed: string;
let untried: string;
let old: string;
let invoice: string;
const payer = {
  first_name: 'Rohit',
  last_name: 'Deshpande',
  email: 'rohit@deshpande.example',
  gstin: '27AAPFU0939F1ZV',
  phone: '9000001055',
};

async function addAttempt(orderId: string, status: string, group: string, at: Date) {
  const row = { order_id: orderId, status, amount_paise: 119_950, payment_group: group, seen_at: at, completed_at: at };
  await server.db
    .insertInto('order_payments')
    .values({ ...row, cf_payment_id: `cf_${orderId.slice(-8)}` })
    .execute();
}

beforeAll(async () => {
  const { db } = server;
  await pricePlan(db);
  [admin, finance] = [await signedIn(server, 'admin'), await signedIn(server, 'user', { rights: ['finance'] })];
  const order = await addOrder(db, { state: 'fulfilled', amount_paise: 119_950 });
  paid = order.id;
  await db.updateTable('users').set(payer).where('id', '=', order.user_id).execute();
  await addAttempt(paid, 'SUCCESS', 'net_banking', testNow);
  const { id } = await db
    .insertInto('purchases')
    .values({
      user_id: order.user_id,
      subscription_id: 1,
      period_months: 1,
      start_date: testNow,
      end_date: new Date('2026-04-10'),
      price_paise: 119_950,
      final_price_paise: 119_950,
      order_id: paid,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const buyer = { name: 'Deshpande Earthmovers', address: 'Pune', state: 'Maharashtra', gstin: payer.gstin };
  await db
    .transaction()
    .execute((trx) =>
      issueInvoice(trx, { purchaseId: id, buyer, at: testNow, totalPaise: 119_950, seller: demoSeller }),
    );
  invoice = (await db.selectFrom('invoices').select('number').where('purchase_id', '=', id).executeTakeFirstOrThrow())
    .number;
  failed = (await addOrder(db)).id;
  await addAttempt(failed, 'FAILED', 'upi', testNow);
  untried = (await addOrder(db)).id;
  old = (await addOrder(db, { created_at: new Date('2026-01-05T06:00:00Z') })).id;
  await addAttempt(old, 'PENDING', 'credit_card', new Date('2026-01-31T18:29:59Z'));
});

const found = async (input: object, who: SignedIn = admin) => {
  const answer = await server.post('/api/Payment/GetPayments', { pageSize: 50, ...input }, who.bearer);
  return answer.json<{ data: { orderId: string; userPhonenumber: string; userFullname: string }[] }>().data;
};
const idsOf = async (...asked: Parameters<typeof found>) => (await found(...asked)).map(({ orderId }) => orderId);

describe('the payments of an admin', () => {
  test.each([
    ['the name in any order', () => 'deshpande rohit'],
    ['the phone as it is shown', () => formatPhone(payer.phone)],
    ['a part of the phone', () => '01055'],
    ['a part of the e-mail', () => '@deshpande.ex'],
    ['the GSTIN', () => '27aapfu0939f1zv'],
    ['the business', () => 'earthmovers'],
    ['the amount', () => '₹1,199.50'],
    ['how it was paid', () => 'net banking'],
    ['the order', () => paid],
    ['the invoice', () => invoice],
    ['several of them at once', () => `rohit ${payer.gstin}`],
  ])('are found by %s', async (_what, term) => {
    expect(await idsOf({ searchTerm: term() })).toEqual([paid]);
  });

  test('are not found by what belongs to several', async () => {
    expect(await idsOf({ searchTerm: 'rohit upi' })).toEqual([]);
  });

  test.each([
    ['paid', () => [paid]],
    ['failed', () => [failed]],
    ['pending', () => [old]],
    ['untried', () => [untried]],
    ['refunded', () => []],
  ])('are filtered: %s', async (status, expected) => {
    expect(await idsOf({ status })).toEqual(expected());
  });

  test('leave orders that nobody tried to pay apart, and have them where no filter is', async () => {
    expect(new Set(await idsOf({ status: 'tried' }))).toEqual(new Set([paid, failed, old]));
    expect(await idsOf({})).toHaveLength(4);
  });

  test('are of the days in India that are asked for, both included', async () => {
    expect(await idsOf({ from: '2026-01-31', to: '2026-01-31' })).toEqual([old]);
    expect(await idsOf({ from: '2026-02-01', to: '2026-02-28' })).toEqual([]);
    expect(await idsOf({ from: '2026-03-10', status: 'paid' })).toEqual([paid]);
  });

  test('are of a plan', async () => {
    expect(await idsOf({ subscriptionId: 1 })).toHaveLength(4);
    expect(await idsOf({ subscriptionId: 2 })).toEqual([]);
  });
});

describe('finance', () => {
  test('sees who paid, the phone masked, and no way to the person', async () => {
    const [row] = await found({ status: 'paid' }, finance);
    expect([row?.userFullname, row?.userPhonenumber]).toEqual(['Rohit Deshpande', '+91 ••••• •1055']);
    const page = await server.get(`/api/Payment/GetPayment?id=${paid}`, finance.bearer);
    expect(page.text).not.toContain(payer.phone);
    expect(page.text).not.toContain(payer.email);
    expect(page.json<{ data: object }>().data).not.toHaveProperty('userId');
  });

  test('finds by a whole phone or e-mail, and never by a part, which would give it away piece by piece', async () => {
    expect(await idsOf({ searchTerm: formatPhone(payer.phone) }, finance)).toEqual([paid]);
    expect(await idsOf({ searchTerm: payer.email }, finance)).toEqual([paid]);
    for (const searchTerm of ['01055', '@deshpande.ex']) expect(await idsOf({ searchTerm }, finance)).toEqual([]);
  });
});

test.each([
  ['₹1,199.50', 119_950],
  ['Rs. 999', 99_900],
  ['1199.5', 119_950],
  ['27AAPFU0939F1ZV', undefined],
  ['+91 90000 01055', undefined],
  ['1.234', undefined],
  ['', undefined],
])('an amount is read as people write it: %s', (text, paise) => {
  expect(amountIn(text)).toBe(paise);
});
