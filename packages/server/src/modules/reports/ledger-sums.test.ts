import { getMoneyReport, type MoneyReport } from '@yantra/contract/calls';
import { dayMs, taxIn } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { creditJournal, ledgerRows, paymentJournal, refundJournal, saleJournal } from '../payments/ledger.ts';

const server = appForFile();

const eventsAtOnce = 400;
const yearMs = 360 * dayMs;

/** Generated purchases, refunds and credits: what is written into the ledger, and what was meant by them. */
function generated(order: string, events: number) {
  const random = createRandom(5207);
  const meant = { sales: 0, salesGst: 0, credited: 0, creditedGst: 0, received: 0, refunded: 0 };
  const rows = Array.from({ length: events }, (_, index) => {
    const paise = 1 + Math.floor(random.next() * 10_000_000);
    const at = new Date(testNow.getTime() - Math.floor(random.next() * yearMs));
    const isWithin = random.next() < 0.5;
    const { taxablePaise } = taxIn(paise, isWithin);
    const kind = index % 10;
    if (kind < 6) {
      meant.sales += taxablePaise;
      meant.salesGst += paise - taxablePaise;
      meant.received += paise;
      return ledgerRows(order, at, [
        paymentJournal(`${order}-${index}`, paise),
        saleJournal(`${order}-${index}`, paise, isWithin),
      ]);
    }
    if (kind < 8) {
      meant.credited += taxablePaise;
      meant.creditedGst += paise - taxablePaise;
      return ledgerRows(order, at, [creditJournal(`${order}-${index}`, paise, taxIn(paise, isWithin))]);
    }
    meant.refunded += paise;
    return ledgerRows(order, at, [refundJournal(`${order}-${index}`, paise)]);
  });
  return { rows, meant };
}

async function compare(events: number): Promise<void> {
  const order = `order-${events}`;
  const { bearer, userId } = await signedIn(server, 'admin');
  await sql`insert into orders (id, user_id, subscription_id, plan_version, period_months, price_paise, discount, amount_paise, equipment_ids,
    created_at, expires_at) values (${order}, ${userId}::uuid, 1, 1, 1, 1, 0, 1, '{}', ${testNow}::timestamptz, ${testNow}::timestamptz)`.execute(
    server.db,
  );
  await server.db.deleteFrom('report_changes').execute();
  await server.db.deleteFrom('report_figures').execute();
  const { rows, meant } = generated(order, events);
  for (let first = 0; first < rows.length; first += eventsAtOnce) {
    await server.db
      .insertInto('ledger_entries')
      .values(rows.slice(first, first + eventsAtOnce).flat())
      .execute();
    // Folded in between, and not at the end.
    if (first % 2000 === 0) await server.app.keepReports();
  }
  const { revenue } = (await server.get(`/api${getMoneyReport.path}?months=36`, bearer)).json<{ data: MoneyReport }>()
    .data;
  const sum = (name: Exclude<keyof MoneyReport['revenue'][number], 'month'>) =>
    revenue.reduce((paise, month) => paise + Math.round(month[name] * 100), 0);
  expect(Object.fromEntries(Object.keys(meant).map((name) => [name, sum(name as keyof typeof meant)]))).toEqual(meant);
  const { rows: ledger } = await sql<{ account: string; paise: string }>`
    select account, sum(amount_paise)::text as paise from ledger_entries where order_id = ${order} group by account`.execute(
    server.db,
  );
  const of = new Map(ledger.map(({ account, paise }) => [account, Number(paise)]));
  expect([sum('net'), sum('cgst'), sum('sgst'), sum('igst'), sum('received') - sum('refunded')]).toEqual([
    -(of.get('sales') ?? 0),
    -(of.get('cgst') ?? 0),
    -(of.get('sgst') ?? 0),
    -(of.get('igst') ?? 0),
    of.get('gateway'),
  ]);
}

test('the report’s sums are the ledger’s, to the paisa, for 1,000 purchases, refunds and credits', async () => {
  expect.hasAssertions();
  await compare(1000);
});

test('and for 10,000', { tags: 'more' }, async () => {
  expect.hasAssertions();
  await compare(10_000);
});
