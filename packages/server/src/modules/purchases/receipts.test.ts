import {
  deleteAccount,
  exportData,
  getPurchasedSubscriptions,
  getReceipt,
  type PurchasedPlan,
} from '@yantra/contract/calls';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBuyer, type Buyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { type SignedIn, signedIn, testPassword } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';
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

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

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
    const text = await textOf(answer.bytes);
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
    const text = await textOf((await receipt(buyer, purchase.id)).bytes);
    expect(text).toContain('GSTIN: 29AABCB5678E1ZI');
    expect(text).toContain('Place of supply: Karnataka (code 29)');
    expect(text).toMatch(/Taxable value 8,127\.46 IGST 18 % 1,462\.94 /);
    expect(text).toContain('Price with tax ₹11,988.00, less 20 % discount');
    expect(text).not.toContain('CGST');
  });

  test('prints names in Devanagari', async () => {
    const { buyer, purchase } = await bought({ first_name: 'श्रीकांत', last_name: 'Žižek' });
    const text = await textOf((await receipt(buyer, purchase.id)).bytes);
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
  const text = await textOf((await receipt(admin, purchase.id)).bytes);
  expect(text).toContain(`User ${buyer.userId}`);
  for (const gone of ['Asha', 'Patil', 'Yard 4']) expect(text).not.toContain(gone);
});
