import { getMarketReport, getMoneyReport, type MarketReport, type MoneyReport } from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, signedIn } from '../../testing/signed-in.ts';
import { ledgerRows, paymentJournal, saleJournal } from '../payments/ledger.ts';

const server = appForFile();

beforeEach(async () => {
  for (const table of ['purchases', 'equipment', 'requirements', 'report_changes', 'report_figures'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const marketReport = async (query = ''): Promise<MarketReport> => {
  const { bearer } = await signedIn(server, 'admin');
  return (await server.get(`/api${getMarketReport.path}${query}`, bearer)).json<{ data: MarketReport }>().data;
};
const moneyReport = async (query = ''): Promise<MoneyReport> => {
  const { bearer } = await signedIn(server, 'admin');
  return (await server.get(`/api${getMoneyReport.path}${query}`, bearer)).json<{ data: MoneyReport }>().data;
};
const keep = () => server.app.keepReports();
const days = (count: number) => new Date(testNow.getTime() + count * dayMs);

describe('machines and owners', () => {
  test('are counted by city and type, an owner once in each sum', async () => {
    const [asha, ravi] = [await addUser(server, { role: 'supplier' }), await addUser(server, { role: 'supplier' })];
    await addMachine(server.db, { supplier_id: asha.id });
    await addMachine(server.db, { supplier_id: asha.id });
    await addMachine(server.db, { supplier_id: asha.id, city_id: '1', equipment_type_id: 28 });
    await addMachine(server.db, { supplier_id: ravi.id, equipment_type_id: 28 });
    await addMachine(server.db, { supplier_id: ravi.id, period: null });
    await keep();
    const { total, cities, types, cells } = await marketReport();
    expect(total).toEqual({ machines: 4, owners: 2 });
    expect(cities.map(({ id, machines, owners }) => [id, machines, owners])).toEqual([
      ['8', 3, 2],
      ['1', 1, 1],
    ]);
    expect(types.map(({ type, machines, owners }) => [type, machines, owners])).toEqual([
      ['Tractor', 2, 1],
      ['Excavator', 2, 2],
    ]);
    expect(cells).toHaveLength(3);
  });

  test('follow what is listed, moved and taken off, whenever the job runs', async () => {
    const asha = await addUser(server, { role: 'supplier' });
    const one = await addMachine(server.db, { supplier_id: asha.id });
    await keep();
    await server.db.updateTable('equipment').set({ city_id: '1' }).where('id', '=', one).execute();
    const two = await addMachine(server.db, { supplier_id: asha.id });
    await keep();
    await keep();
    expect((await marketReport()).cities.map(({ id, machines }) => [id, machines])).toEqual([
      ['1', 1],
      ['8', 1],
    ]);
    await server.db.deleteFrom('equipment').where('id', 'in', [one, two]).execute();
    await keep();
    expect(await marketReport()).toMatchObject({ total: { machines: 0, owners: 0 }, cities: [], types: [], cells: [] });
  });
});

describe('requirements', () => {
  let count = 0;
  const requirement = async (created_at: Date, city_id: string | null = '8') => {
    const facts = { full_name: 'Ravi', email: 'r@example.in', phone: '9876500000', details: '', category_id: 1 };
    const { id } = await server.db
      .insertInto('requirements')
      .values({
        ...facts,
        city_id,
        created_at,
        consented_at: created_at,
        idempotency_key: `report-requirement-${(count += 1)}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const open = (requirement_id: string, user_id: string, at: Date) =>
    server.db.insertInto('lead_opens').values({ requirement_id, user_id, day: '2026-03-10', at }).execute();

  test('are answered by the first owner who opens one, and by no admin', async () => {
    const [asha, ravi] = [await addUser(server, { role: 'supplier' }), await addUser(server, { role: 'supplier' })];
    const admin = await addUser(server, { role: 'admin' });
    const after = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
    const [first, second, third, fourth] = [
      await requirement(testNow),
      await requirement(testNow),
      await requirement(testNow, '1'),
      await requirement(testNow, null),
    ];
    await requirement(new Date('2026-02-28T18:29:59Z'));
    await open(first, admin.id, after(1));
    await open(first, asha.id, after(60));
    await open(first, ravi.id, after(61));
    await keep();
    await open(second, ravi.id, after(61));
    await open(third, asha.id, after(60 * 24 * 4));
    await open(fourth, asha.id, after(60 * 24 * 2));
    const { requirements, requirementCities } = await marketReport();
    expect(requirements).toHaveLength(12);
    expect(requirements.slice(-2)).toEqual([
      { month: '2026-02', came: 1, hour: 0, day: 0, days: 0, later: 0 },
      { month: '2026-03', came: 4, hour: 1, day: 1, days: 1, later: 1 },
    ]);
    expect(requirementCities.map(({ id, came, answered }) => [id, came, answered])).toEqual([
      ['8', 3, 2],
      ['', 1, 1],
      ['1', 1, 1],
    ]);
    // What is forgotten was counted.
    await server.db.deleteFrom('requirements').execute();
    expect((await marketReport('?months=3')).requirements.at(-1)).toMatchObject({ came: 4, hour: 1 });
  });
});

describe('plans', () => {
  const buy = (user_id: string, from: number, until: number, more: object = {}) =>
    server.db
      .insertInto('purchases')
      .values({
        user_id,
        subscription_id: 1,
        period_months: 1,
        price_paise: 100,
        final_price_paise: 100,
        start_date: days(from),
        end_date: days(until),
        created_at: days(from),
        ...more,
      })
      .execute();

  test('that ended are left if nothing else of their buyer ran, each counted once', async () => {
    const [asha, ravi] = [await addUser(server, { role: 'supplier' }), await addUser(server, { role: 'supplier' })];
    await buy(asha.id, -40, -8);
    await buy(asha.id, -8, 20);
    await buy(ravi.id, -40, -8);
    await keep();
    await Promise.all([keep(), keep()]);
    const { plans, byPlan } = await moneyReport('?months=3');
    expect(plans).toEqual([
      { month: '2026-01', sold: 2, renewed: 0, upgraded: 0, ended: 0, left: 0 },
      { month: '2026-02', sold: 0, renewed: 0, upgraded: 0, ended: 0, left: 0 },
      { month: '2026-03', sold: 1, renewed: 0, upgraded: 0, ended: 2, left: 1 },
    ]);
    expect(byPlan).toEqual([{ id: 1, name: 'Economy', sold: 3, renewed: 0, upgraded: 0, ended: 2, left: 1 }]);
    server.clock.time = days(21);
    await keep();
    expect((await moneyReport('?months=3')).plans.at(-1)).toMatchObject({ ended: 3, left: 2 });
  });

  test('that gave way to a larger one did not end', async () => {
    const asha = await addUser(server, { role: 'supplier' });
    await buy(asha.id, -40, -8, { bought_until: days(20) });
    await buy(asha.id, -8, 20);
    await keep();
    expect((await moneyReport()).byPlan).toMatchObject([{ ended: 0, left: 0 }]);
  });
});

describe('revenue', () => {
  const order = async (id: string) => {
    const { userId: user_id } = await signedIn(server, 'supplier');
    await sql`insert into orders (id, user_id, subscription_id, plan_version, period_months, price_paise, discount, amount_paise, equipment_ids,
      created_at, expires_at) values (${id}, ${user_id}::uuid, 1, 1, 1, 11800, 0, 11800, '{}', ${testNow}::timestamptz, ${testNow}::timestamptz)`.execute(
      server.db,
    );
    return id;
  };

  test('is told by the month in India, GST apart, before and after the job', async () => {
    const id = await order('order-report');
    const rows = [
      ...ledgerRows(id, new Date('2026-02-28T18:29:59Z'), [
        paymentJournal('p1', 11_800),
        saleJournal(id, 11_800, true),
      ]),
      ...ledgerRows(id, new Date('2026-02-28T18:30:00Z'), [
        paymentJournal('p2', 5_901),
        saleJournal('b', 5_901, false),
      ]),
    ];
    await server.db.insertInto('ledger_entries').values(rows).execute();
    const before = await moneyReport('?months=3');
    expect(before.revenue.slice(-2)).toMatchObject([
      { month: '2026-02', sales: 100, salesGst: 18, net: 100, cgst: 9, sgst: 9, igst: 0, received: 118, refunded: 0 },
      { month: '2026-03', sales: 50.01, salesGst: 9, net: 50.01, cgst: 0, sgst: 0, igst: 9, received: 59.01 },
    ]);
    await keep();
    expect(await moneyReport('?months=3')).toEqual(before);
    expect((await server.db.selectFrom('report_changes').selectAll().execute()).length).toBe(0);
  });

  test('that was rolled back is not counted', async () => {
    const id = await order('order-rolled-back');
    const work = server.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('ledger_entries')
        .values(ledgerRows(id, testNow, [paymentJournal('p3', 100)]))
        .execute();
      throw new Error('Undone.');
    });
    await expect(work).rejects.toThrow('Undone.');
    expect((await moneyReport()).revenue.at(-1)).toMatchObject({ received: 0 });
  });
});

test('reports are for so many months, and for admins', async () => {
  expect((await moneyReport('?months=36')).revenue).toHaveLength(36);
  const { bearer } = await signedIn(server, 'admin');
  expect((await server.get(`/api${getMoneyReport.path}?months=5`, bearer)).status).toBe(400);
  const supplier = await signedIn(server, 'supplier');
  expect((await server.get(`/api${getMoneyReport.path}`, supplier.bearer)).status).toBe(403);
});
