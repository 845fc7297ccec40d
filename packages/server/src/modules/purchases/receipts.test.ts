import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import {
  deleteAccount,
  exportData,
  getPurchasedSubscriptions,
  getReceipt,
  type PurchasedPlan,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paperText } from '../../testing/paper-text.ts';
import { addBuyer, type Buyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import { databaseForFile, testEngine } from '../../testing/test-database.ts';
import { forgetReceipts } from './receipts.queries.ts';
import { createReceipts } from './receipts.service.ts';
import { demoSeller } from './seller.settings.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
let admin: SignedIn;
beforeAll(async () => {
  server = await payingApp(database.db);
  admin = await signedIn(server, 'admin');
});
afterAll(() => server.close());

const receipt = (who: SignedIn, id: string) => server.get(`/api${getReceipt.path}?id=${id}`, who.bearer);
const receiptText = async (who: SignedIn, id: string) => (await paperText(await receipt(who, id))).text;

async function bought(
  facts: object,
  period: object = {},
): Promise<{ buyer: Buyer; order: string; purchase: PurchasedPlan }> {
  const buyer = await addBuyer(server, 1);
  await database.db
    .updateTable('users')
    .set({ first_name: 'Asha', ...facts })
    .where('id', '=', buyer.userId)
    .execute();
  const order = await startedOrder(server, buyer, period);
  await server.pay(order);
  const answer = await server.get(`/api${getPurchasedSubscriptions.path}`, buyer.bearer);
  const [purchase] = answer.json<{ data: PurchasedPlan[] }>().data;
  if (purchase === undefined) throw new Error('Nothing was bought.');
  return { buyer, order, purchase };
}

describe('a receipt', () => {
  test('is a tax invoice with every particular of rule 46, within a state', async () => {
    const { buyer, order, purchase } = await bought({
      address_line1: 'Yard 4',
      city: 'Nashik',
      state: 'Maharashtra',
      pincode: '422001',
    });
    const answer = await receipt(buyer, purchase.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${purchase.invoiceNumber?.replaceAll('/', '-') ?? ''}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = (await paperText(answer)).text;
    for (const part of [
      'Tax invoice',
      `Invoice no. ${purchase.invoiceNumber ?? ''}`,
      'Date of issue 10 March 2026',
      order,
      demoSeller.name,
      demoSeller.address,
      `GSTIN: ${demoSeller.gstin}`,
      'State: Maharashtra (code 27)',
      'Asha Patil',
      'Yard 4, Nashik, Maharashtra, 422001',
      'Not registered under GST',
      'Place of supply: Maharashtra (code 27)',
      'Tax payable on reverse charge: No',
      'Subscription Economy, 1 month, up to 500 machines',
      'From 10 March 2026 until 10 April 2026',
      '998365',
      'Amount (₹)',
      'Taxable value 846.62',
      'CGST 9 % 76.19',
      'SGST/UTGST 9 % 76.19',
      '₹999.00',
      'Rupees Nine Hundred Ninety Nine Only',
      'authorised signatory',
      'needs no signature',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('IGST');
  });

  test('has the integrated tax and the registration of a buyer in another state, and a discount', async () => {
    const { buyer, purchase } = await bought({ gstin: '29AABCB5678E1ZI' }, { subscriptionPeriod: 12, amount: 9590.4 });
    const text = await receiptText(buyer, purchase.id);
    expect(text).toContain('GSTIN: 29AABCB5678E1ZI');
    expect(text).toContain('Place of supply: Karnataka (code 29)');
    expect(text).toMatch(/Taxable value 8,127\.46 IGST 18 % 1,462\.94 /);
    expect(text).toContain('Price with tax ₹11,988.00, less 20 % discount');
    expect(text).not.toContain('CGST');
  });

  test('prints names in Devanagari', async () => {
    const { buyer, purchase } = await bought({ first_name: 'श्रीकांत', last_name: 'Žižek' });
    const text = await receiptText(buyer, purchase.id);
    expect(text).toMatch(/कांत/);
    expect(text).toContain('Žižek');
  });

  test('is the same bytes each time', async () => {
    const { buyer, purchase } = await bought({});
    const [one, other] = [await receipt(buyer, purchase.id), await receipt(admin, purchase.id)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(one.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is its buyer’s and the admin’s, and of a purchase that was invoiced', async () => {
    const { purchase } = await bought({});
    const other = await addBuyer(server, 1);
    expect((await receipt(other, purchase.id)).json()).toMatchObject({ code: 'purchase.unknown' });
    expect((await receipt(admin, other.userId)).json()).toMatchObject({ code: 'purchase.unknown' });
    await database.db.deleteFrom('invoices').where('purchase_id', '=', purchase.id).execute();
    expect((await receipt(admin, purchase.id)).status).toBe(404);
  });
});

describe('many receipts at once', () => {
  /** Purchases with invoices like one that was paid for. */
  async function alike(purchase: string, count: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      with copies as (
        insert into purchases (user_id, subscription_id, period_months, start_date, end_date, price_paise, final_price_paise, plan_version)
        select user_id, subscription_id, period_months, start_date, end_date, price_paise, final_price_paise, plan_version
        from purchases, generate_series(1, ${count}::int) where id = ${purchase}::uuid returning id)
      insert into invoices (year, serial, purchase_id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise,
        igst_paise, total_paise)
      select 'Y' || year, row_number() over (), c.id, issued_at, seller, buyer, place_of_supply, sac, taxable_paise, cgst_paise, sgst_paise, igst_paise,
        total_paise from copies c, invoices where purchase_id = ${purchase}::uuid returning purchase_id as id`.execute(
      database.db,
    );
    return rows.map(({ id }) => id);
  }

  // PGlite asks its own questions on the loop.
  test.runIf(testEngine === 'postgres')('keep nobody waiting, and each is drawn once', async () => {
    const { purchase } = await bought({});
    const ids = await alike(purchase.id, 15);
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    await setTimeout(20);
    const before = performance.eventLoopUtilization();
    const answers = await Promise.all([...ids, ...ids].map((id) => receipt(admin, id)));
    // Drawn here it would be busy all the time, in pieces of a second; it waits for the process that draws.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
    await setTimeout(20);
    expect(stalls.max / 1e6).toBeLessThan(1500);
    stalls.disable();
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const kept = () =>
      database.db
        .selectFrom('receipt_files')
        .select(['purchase_id', 'made_at'])
        .where('purchase_id', 'in', ids)
        .execute();
    const made = await kept();
    expect(made).toHaveLength(15);
    server.clock.time = new Date(server.clock.time.getTime() + 1000);
    const [again] = await Promise.all(ids.map((id) => receipt(admin, id)));
    expect(again?.bytes.equals(answers[0]?.bytes ?? Buffer.of())).toBe(true);
    expect(await kept()).toEqual(made);
  });
});

describe('a receipt that was drawn', () => {
  const row = (purchase: string) =>
    database.db.selectFrom('receipt_files').selectAll().where('purchase_id', '=', purchase).executeTakeFirst();

  test('is drawn anew once it says something else, and forgotten after a while', async () => {
    const { buyer, order, purchase } = await bought({});
    const before = await receiptText(buyer, purchase.id);
    await database.db
      .updateTable('order_payments')
      .set({ cf_payment_id: 'told-of-late' })
      .where('order_id', '=', order)
      .execute();
    expect(before).not.toContain('told-of-late');
    expect(await receiptText(buyer, purchase.id)).toContain('told-of-late');
    const later = { now: () => new Date(server.clock.time.getTime() + 91 * 86_400_000) };
    await forgetReceipts(database.db, later);
    expect(await row(purchase.id)).toBeUndefined();
    expect((await receipt(buyer, purchase.id)).status).toBe(200);
  });

  test('is not kept when its buyer was deleted while it was drawn', async () => {
    const { buyer, purchase } = await bought({});
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const receipts = createReceipts({
      db: database.db,
      clock: { now: () => server.clock.time },
      drawer: {
        draw: async () => {
          asked.resolve();
          await gate.promise;
          return Buffer.from('with a name');
        },
      },
    });
    const file = receipts.file(purchase.id, { ...buyer, role: 'supplier' });
    await asked.promise;
    await server.post(`/api${deleteAccount.path}`, { password: testPassword }, buyer.bearer);
    gate.resolve();
    expect((await file).bytes.toString()).toBe('with a name');
    expect(await row(purchase.id)).toBeUndefined();
  });
});

test('whoever deletes their account is taken out of their invoices; purchase, machines and ledger stay', async () => {
  const { buyer, order, purchase } = await bought({ address_line1: 'Yard 4', state: 'Maharashtra' });
  const data = await server.post(`/api${exportData.path}`, { password: testPassword }, buyer.bearer);
  for (const part of [purchase.invoiceNumber ?? '', order, 'Yard 4']) expect(data.text).toContain(part);
  const count = async () => [
    await database.db.selectFrom('ledger_entries').selectAll().where('order_id', '=', order).orderBy('id').execute(),
    await database.db.selectFrom('purchases').selectAll().where('id', '=', purchase.id).execute(),
    await database.db.selectFrom('purchase_equipment').selectAll().where('purchase_id', '=', purchase.id).execute(),
  ];
  const before = await count();
  expect(await receiptText(buyer, purchase.id)).toContain('Yard 4');
  await server.post(`/api${deleteAccount.path}`, { password: testPassword }, buyer.bearer);
  expect(await count()).toEqual(before);
  const row = await database.db
    .selectFrom('invoices')
    .selectAll()
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    number: purchase.invoiceNumber,
    buyer: null,
    total_paise: 99_900,
    place_of_supply: 'Maharashtra',
  });
  const kept = database.db.selectFrom('receipt_files').select('content').where('purchase_id', '=', purchase.id);
  expect(await kept.execute()).toEqual([]);
  const text = await receiptText(admin, purchase.id);
  expect(text).toContain(`User ${buyer.userId}`);
  for (const gone of ['Asha', 'Patil', 'Yard 4']) expect(text).not.toContain(gone);
});
