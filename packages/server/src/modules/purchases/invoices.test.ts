import { isGstin } from '@yantra/domain';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { settingsFrom } from '../../settings.ts';
import { fillBasics, testNow } from '../../testing/market.ts';
import { addUser, newPhone } from '../../testing/signed-in.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { issueInvoice, lockBuyer } from './invoices.ts';
import { demoSeller } from './seller.settings.ts';

const database = databaseForFile(fillBasics);

async function purchase(trx: Kysely<Database>, userId: string): Promise<string> {
  const { id } = await trx
    .insertInto('purchases')
    .values({
      user_id: userId,
      subscription_id: 1,
      period_months: 1,
      start_date: testNow,
      end_date: new Date(testNow.getTime() + 1000),
      price_paise: 99_900,
      final_price_paise: 99_900,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const buyer = (facts: object = {}) =>
  database.db
    .insertInto('users')
    .values({
      role: 'supplier',
      first_name: 'Asha',
      last_name: 'Patil',
      phone: newPhone(),
      password_hash: '!',
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/* As a sale does it: who buys is held first. */
const issue = async (
  userId: string,
  at = testNow,
  before: (trx: Kysely<Database>) => Promise<void> = async () => {},
) => {
  const issued = await database.db.transaction().execute(async (trx) => {
    const recipient = await lockBuyer(trx, userId);
    if (recipient === undefined) throw new Error('There is nobody to bill.');
    const purchaseId = await purchase(trx, userId);
    const invoice = { purchaseId, buyer: recipient, at, totalPaise: 99_900, seller: demoSeller };
    const issued = await issueInvoice(trx, invoice);
    await before(trx);
    return { ...issued, invoice };
  });
  const { number } = await database.db
    .selectFrom('invoices')
    .select('number')
    .where('purchase_id', '=', issued.invoice.purchaseId)
    .executeTakeFirstOrThrow();
  return { ...issued, number };
};

const rowOf = (number: string) =>
  database.db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

describe('an invoice', () => {
  test('has the tax of the buyer’s state, and both as they were on the day', async () => {
    const { id } = await buyer({ address_line1: 'Yard 4', city: 'Nashik', state: 'Maharashtra', pincode: '422001' });
    const { number, isWithinState, ...tax } = await issue(id);
    expect(isWithinState).toBe(true);
    expect(tax).toMatchObject({ taxablePaise: 84_662, cgstPaise: 7619, sgstPaise: 7619, igstPaise: 0 });
    await database.db.updateTable('users').set({ first_name: 'Other' }).where('id', '=', id).execute();
    expect(await rowOf(number)).toMatchObject({
      seller: demoSeller,
      buyer: { name: 'Asha Patil', address: 'Yard 4, Nashik, Maharashtra, 422001', state: 'Maharashtra', gstin: '' },
      place_of_supply: 'Maharashtra',
      sac: '998365',
      total_paise: 99_900,
      issued_at: testNow,
    });
  });

  test('has the integrated tax for another state; a registration’s state counts before the address’s', async () => {
    const gstin = '29AABCB5678E1ZI';
    expect(isGstin(gstin)).toBe(true);
    const { id } = await buyer({ state: 'Maharashtra', gstin });
    await database.db.insertInto('organizations').values({ user_id: id, name: 'Patil Hire' }).execute();
    const { number, isWithinState, ...tax } = await issue(id);
    expect(isWithinState).toBe(false);
    expect(tax).toMatchObject({ taxablePaise: 84_661, cgstPaise: 0, sgstPaise: 0, igstPaise: 15_239 });
    expect(await rowOf(number)).toMatchObject({
      buyer: { name: 'Patil Hire', state: 'Karnataka', gstin },
      place_of_supply: 'Karnataka',
    });
  });

  test('is supplied where the seller is when no address is on record', async () => {
    const { id } = await buyer({ state: 'Elsewhere', gstin: 'nonsense' });
    const { number } = await issue(id);
    expect(await rowOf(number)).toMatchObject({ buyer: { state: '', gstin: '' }, place_of_supply: 'Maharashtra' });
  });
});

describe('the numbers of a financial year', () => {
  test('follow each other without a gap, though many sell at once and some sales are rolled back', async () => {
    const { id } = await addUser({ db: database.db });
    const at = new Date('2030-05-01T00:00:00Z');
    const gone = new Error('gone');
    const sales = await Promise.allSettled(
      Array.from({ length: 24 }, (_, turn) =>
        issue(id, at, async () => {
          if (turn % 3 === 1) throw gone;
        }),
      ),
    );
    expect(sales.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    const rows = await database.db
      .selectFrom('invoices')
      .select(['number', 'serial'])
      .where('year', '=', '3031')
      .orderBy('serial')
      .execute();
    expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(rows.at(-1)?.number).toBe('YN/3031/000016');
  });

  test('begin anew on the first of April in India', async () => {
    const { id } = await addUser({ db: database.db });
    const march = await issue(id, new Date('2032-03-31T18:29:59Z'));
    const april = await issue(id, new Date('2032-03-31T18:30:00Z'));
    expect([march.number, april.number]).toEqual(['YN/3132/000001', 'YN/3233/000001']);
  });

  test('are taken once for each purchase', async () => {
    const { id } = await addUser({ db: database.db });
    const { invoice, number } = await issue(id);
    const again = database.db.transaction().execute((trx) => issueInvoice(trx, invoice));
    await expect(again).rejects.toThrow(/unique/);
    const next = await issue(id);
    expect(Number(next.number.slice(-6))).toBe(Number(number.slice(-6)) + 1);
  });
});

describe('the seller in the settings', () => {
  test('is the demo’s unless given', () => {
    expect(settingsFrom({}).seller).toEqual(demoSeller);
    const seller = {
      SELLER_NAME: 'Yantra Hire Private Limited',
      SELLER_ADDRESS: 'MG Road, Bengaluru 560001',
      SELLER_STATE: 'Karnataka',
      SELLER_GSTIN: '29AABCB5678E1ZI',
      SELLER_SAC: '998599',
    };
    expect(settingsFrom(seller).seller).toEqual({
      name: seller.SELLER_NAME,
      address: seller.SELLER_ADDRESS,
      state: 'Karnataka',
      gstin: seller.SELLER_GSTIN,
      sac: '998599',
    });
  });

  test('is somebody where real money is taken', () => {
    const gateway = { GATEWAY_MODE: 'production', GATEWAY_CLIENT_ID: 'id', GATEWAY_CLIENT_SECRET: 'secret' };
    expect(() => settingsFrom(gateway)).toThrow('SELLER_NAME must be set for GATEWAY_MODE=production');
  });

  test.each([
    [{ SELLER_GSTIN: '27AABCY1234D1ZQ' }, 'SELLER_GSTIN must be a GSTIN'],
    [{ SELLER_STATE: 'Karnataka' }, 'SELLER_GSTIN must begin with the code of Karnataka, 29'],
    [{ SELLER_STATE: 'Utopia' }, 'SELLER_STATE must be a state'],
    [{ SELLER_SAC: '12' }, 'SELLER_SAC must be a services accounting code'],
  ])('must fit: %o', (env, sentence) => {
    expect(() => settingsFrom({ ...env })).toThrow(sentence);
  });
});
