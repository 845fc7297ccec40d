import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addBuyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../../testing/paying.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillPriced);
let server: PayingApp;
let orderId: string;
beforeEach(async () => {
  server = await payingApp(database.db);
  orderId = await startedOrder(server, await addBuyer(server, 1));
  await server.pay(orderId);
});
afterEach(() => server.close());

const entries = () =>
  database.db.selectFrom('ledger_entries').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

describe('the ledger', () => {
  test.each([
    ['changed', sql`update ledger_entries set amount_paise = amount_paise + 1`],
    ['taken out', sql`delete from ledger_entries`],
    ['emptied', sql`truncate ledger_entries`],
  ])('is never %s, whoever asks the database for it', async (_what, statement) => {
    const before = await entries();
    expect(before).toHaveLength(6);
    await expect(statement.execute(database.db)).rejects.toThrow('ledger_entries only grows.');
    expect(await entries()).toEqual(before);
  });

  test('takes no journal that does not balance', async () => {
    const entry = { journal: 'sale:made up', account: 'sales' as const, amount_paise: -100, order_id: orderId };
    const write = database.db
      .insertInto('ledger_entries')
      .values({ ...entry, created_at: server.clock.time })
      .execute();
    await expect(write).rejects.toThrow('The journal sale:made up does not balance.');
    expect(await entries()).toHaveLength(6);
  });
});

test('a payment is owed back once at the most', async () => {
  const [attempt] = await database.db
    .selectFrom('order_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const refund = {
    order_id: orderId,
    cf_payment_id: attempt?.cf_payment_id ?? '',
    amount_paise: 99_900,
    reason: 'again',
    created_at: server.clock.time,
  };
  await database.db
    .insertInto('refunds')
    .values({ ...refund, id: 'refund_one', state: 'done' })
    .execute();
  const another = database.db
    .insertInto('refunds')
    .values({ ...refund, id: 'refund_two' })
    .execute();
  await expect(another).rejects.toThrow(/unique/);
});
