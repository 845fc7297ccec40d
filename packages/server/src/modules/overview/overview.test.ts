import { getOverview, type Overview } from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

beforeEach(async () => {
  for (const table of ['purchases', 'equipment', 'requirements', 'searches'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const overviewOf = async ({ bearer }: SignedIn): Promise<Overview> =>
  (await server.get(`/api${getOverview.path}`, bearer)).json<{ data: Overview }>().data;
const view = (equipment_id: string, day: string, views: number) =>
  server.db.insertInto('equipment_view_days').values({ equipment_id, day, views }).execute();
const reveal = (equipment_id: string, supplier_id: string, user_id: string, day: string) =>
  server.db.insertInto('seller_reveals').values({ equipment_id, supplier_id, user_id, day, at: testNow }).execute();

describe('the overview of a supplier', () => {
  test('counts their machines, views, reveals, leads and plans, and nobody else’s', async () => {
    const [asha, ravi, renter] = [
      await signedIn(server, 'supplier'),
      await signedIn(server, 'supplier'),
      await signedIn(server),
    ];
    const own = await addMachine(server.db, { supplier_id: asha.userId, name: 'Looked at' });
    await addMachine(server.db, { supplier_id: asha.userId, period: null });
    const others = await addMachine(server.db, { supplier_id: ravi.userId });
    await view(own, '2026-03-10', 3);
    await view(own, '2026-02-09', 2);
    await view(own, '2026-02-08', 50);
    await view(others, '2026-03-10', 7);
    await reveal(own, asha.userId, renter.userId, '2026-03-09');
    await reveal(own, asha.userId, renter.userId, '2026-01-09');
    await reveal(others, ravi.userId, renter.userId, '2026-03-09');
    const plan = { subscription_id: 1, period_months: 1, price_paise: 100, final_price_paise: 100 };
    const purchases = await server.db
      .insertInto('purchases')
      .values([
        { ...plan, user_id: asha.userId, start_date: '2026-03-01T00:00:00Z', end_date: '2026-04-01T00:00:00Z' },
        { ...plan, user_id: asha.userId, start_date: '2026-01-01T00:00:00Z', end_date: '2026-02-01T00:00:00Z' },
        { ...plan, user_id: ravi.userId, start_date: '2026-03-01T00:00:00Z', end_date: '2026-04-01T00:00:00Z' },
      ])
      .returning('id')
      .execute();
    const running = purchases[0]?.id ?? '';
    await server.db.insertInto('purchase_equipment').values({ purchase_id: running, equipment_id: own }).execute();
    for (const [n, category_id] of [1, 7].entries()) {
      const renterFacts = { full_name: 'R', email: 'r@example.in', phone: '9876500000', details: '' };
      const facts = { ...renterFacts, city_id: '8', consented_at: testNow };
      await server.db
        .insertInto('requirements')
        .values({ ...facts, idempotency_key: `overview-requirement-${n}`, category_id, created_at: testNow })
        .execute();
    }
    const figures = await overviewOf(asha);
    expect(figures).toMatchObject({
      machines: 2,
      listedMachines: 1,
      machineStates: expect.arrayContaining([
        { state: 'listed', count: 1 },
        { state: 'notInPlan', count: 1 },
      ]) as unknown,
      views: 5,
      reveals: 1,
      revealsBefore: 0,
      leads: 1,
      newLeads: 1,
      leadsBefore: 0,
      topMachines: [
        {
          id: own,
          name: 'Looked at',
          views: 5,
          leads: 1,
          image1Url: null,
          finalRentalValue: expect.any(Number) as number,
          equipmentType: { type: 'Tractor', subType: expect.any(String) as string },
        },
      ],
      newestLeads: [
        {
          fullName: 'R',
          details: '',
          status: 'New',
          category: { id: 1, name: 'Tractors' },
          city: { id: '8', name: 'Pune', state: 'Maharashtra' },
          createdAt: testNow.toISOString(),
        },
      ],
      plans: [{ id: running, name: 'Economy', used: 1, limit: 500, endsAt: '2026-04-01T00:00:00.000Z' }],
    });
    expect(figures.viewsByDay).toHaveLength(30);
    expect([figures.viewsByDay[0], figures.viewsByDay[1], figures.viewsByDay.at(-1)]).toEqual([
      { label: '2026-02-09', value: 2 },
      { label: '2026-02-10', value: 0 },
      { label: '2026-03-10', value: 3 },
    ]);
    expect(figures.newestLeads?.[0]).not.toHaveProperty('phone');
    expect(figures.viewsByDayBefore?.at(-1)).toEqual({ label: '2026-02-08', value: 50 });
    expect([figures.leadsByDay?.at(-1), figures.revealsByDay?.at(-2)]).toEqual([
      { label: '2026-03-10', value: 1 },
      { label: '2026-03-09', value: 1 },
    ]);
    for (const key of ['customers', 'suppliers', 'machinesByCity', 'paymentsByMonth', 'emptySearches', 'waiting']) {
      expect(figures).not.toHaveProperty(key);
    }
  });

  test('is all noughts for somebody who has nothing yet', async () => {
    expect(await overviewOf(await signedIn(server))).toMatchObject({ machines: 0, views: 0, leads: 0, plans: [] });
  });
});

describe('the overview of an admin', () => {
  test('counts people, machines by category and city, and payments by the month in India', async () => {
    const admin = await signedIn(server, 'admin');
    const before = await overviewOf(admin);
    await addUser(server, { role: 'user' });
    await addUser(server, { role: 'supplier' });
    const machine = await addMachine(server.db, { period: null });
    await addMachine(server.db, { city_id: '1', equipment_type_id: 37, period: null });
    await addMachine(server.db, { equipment_type_id: 28, period: null });
    await addPurchase(server.db, machine, [-1, 9]);
    const paid = async (created_at: string, final_price_paise: number) => {
      const rest = { user_id: admin.userId, subscription_id: 1, period_months: 1, price_paise: 1, created_at };
      const period = { start_date: created_at, end_date: '2027-01-01T00:00:00Z' };
      await server.db
        .insertInto('purchases')
        .values({ ...rest, ...period, final_price_paise })
        .execute();
    };
    await server.db.updateTable('purchases').set({ created_at: '2026-03-05T00:00:00Z' }).execute();
    await paid('2026-02-28T18:29:59Z', 50_050);
    await paid('2026-02-28T18:30:00Z', 100_000);
    await paid('2025-03-01T00:00:00Z', 999_900);
    const figures = await overviewOf(admin);
    expect([figures.customers, figures.suppliers]).toEqual([(before.customers ?? 0) + 1, (before.suppliers ?? 0) + 1]);
    expect(figures).toMatchObject({ machines: 3, listedMachines: 1, plans: [] });
    expect(figures.machinesByCategory?.toSorted((a, b) => a.label.localeCompare(b.label))).toEqual([
      { label: 'Earthmoving', value: 1 },
      { label: 'Lifting', value: 1 },
      { label: 'Tractors', value: 1 },
    ]);
    expect(figures.machinesByCity?.[0]).toEqual({ label: 'Pune, Maharashtra', value: 2 });
    expect(figures.paymentsByMonth).toHaveLength(12);
    expect(figures.paymentsByMonth?.slice(-2)).toEqual([
      { label: '2026-02', value: 500.5 },
      { label: '2026-03', value: 1001 },
    ]);
    expect(figures.paymentsByMonth?.[0]).toEqual({ label: '2025-04', value: 0 });
  });

  test('tells what was searched for and not found, by how often', async () => {
    const admin = await signedIn(server, 'admin');
    const found = { answer: 'here', kinds: 'Tractor' };
    const none = { answer: 'nothing', kinds: '' };
    await server.db
      .insertInto('searches')
      .values([
        { day: '2026-03-10', term: 'hovercraft', n: 2, empty: 2, ...none },
        { day: '2026-02-09', term: 'hovercraft', n: 1, empty: 1, ...none },
        { day: '2026-02-08', term: 'hovercraft', n: 9, empty: 9, ...none },
        { day: '2026-03-10', term: 'tractor', n: 7, empty: 0, ...found },
        { day: '2026-03-09', term: 'zeppelin', n: 4, empty: 1, ...found },
      ])
      .execute();
    expect((await overviewOf(admin)).emptySearches).toEqual([
      { label: 'hovercraft', value: 3 },
      { label: 'zeppelin', value: 1 },
    ]);
  });

  test('tells what waits for a decision, and nothing that does not', async () => {
    const admin = await signedIn(server, 'admin');
    await server.db.deleteFrom('unmet_searches').execute();
    expect((await overviewOf(admin)).waiting).toEqual([]);
    const machine = await addMachine(server.db, { equipment_type_id: 37 });
    await server.db
      .insertInto('review_items')
      .values({ kind: 'machine', what: 'new', equipment_id: machine, waits_since: testNow })
      .execute();
    const setDeleted = (deleted: boolean) =>
      server.db.updateTable('equipment_types').set({ deleted }).where('id', '=', 37).execute();
    await setDeleted(true);
    const far = { city_id: '8', n: 1, kinds: '' };
    await server.db
      .insertInto('unmet_searches')
      .values([
        { ...far, day: '2026-03-10', term: 'poklenn', why: 'word' },
        { ...far, day: '2026-03-09', term: 'poklenn', why: 'word' },
        { ...far, day: '2026-02-08', term: 'old', why: 'word' },
        { ...far, day: '2026-03-10', term: 'boom lift', why: 'far' },
      ])
      .execute();
    expect((await overviewOf(admin)).waiting).toEqual([
      { kind: 'toReview', count: 1 },
      { kind: 'untyped', count: 1 },
      { kind: 'unknownWords', count: 1 },
    ]);
    await setDeleted(false);
  });
});
