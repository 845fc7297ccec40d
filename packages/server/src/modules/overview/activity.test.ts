import { getActivity, getLeads, type LeadRow, type OutputOf } from '@yantra/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

beforeEach(async () => {
  for (const table of ['equipment', 'requirements'] as const) await server.db.deleteFrom(table).execute();
});

const ask = ({ bearer }: SignedIn, query = '') => server.get(`/api${getActivity.path}${query}`, bearer);
const activityOf = async (who: SignedIn, query = '') =>
  (await ask(who, query)).json<{ data: OutputOf<typeof getActivity> }>().data;
const view = (equipment_id: string, day: string, views: number) =>
  server.db.insertInto('equipment_view_days').values({ equipment_id, day, views }).execute();
const reveal = (equipment_id: string, supplier_id: string, user_id: string, day: string) =>
  server.db.insertInto('seller_reveals').values({ equipment_id, supplier_id, user_id, day, at: testNow }).execute();
let requirements = 0;
const requirement = (category_id: number, created_at: Date = testNow) =>
  server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `activity-requirement-${(requirements += 1)}`,
      full_name: 'Ravi',
      email: 'ravi@example.in',
      phone: '9876500000',
      details: '',
      city_id: '8',
      category_id,
      consented_at: created_at,
      created_at,
    })
    .execute();
const some = (points: readonly { readonly label: string; readonly value: number }[]) =>
  points.filter(({ value }) => value > 0).map(({ label, value }) => [label, value]);

describe('what happened with machines', () => {
  test('is told by day, with as many days before, to their owner alone', async () => {
    const [asha, ravi] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const [one, two] = [
      await addMachine(server.db, { supplier_id: asha.userId }),
      await addMachine(server.db, { supplier_id: asha.userId }),
    ];
    const others = await addMachine(server.db, { supplier_id: ravi.userId });
    for (const [day, views] of [
      ['2026-03-10', 3],
      ['2026-02-09', 2],
      ['2026-02-08', 5],
      ['2026-01-10', 7],
      ['2026-01-09', 90],
    ] as const) {
      await view(one, day, views);
    }
    await view(two, '2026-03-10', 4);
    await view(others, '2026-03-10', 100);
    await reveal(one, asha.userId, ravi.userId, '2026-03-09');
    await requirement(1);
    const all = await activityOf(asha);
    expect(all.now.views).toHaveLength(30);
    expect([some(all.now.views), some(all.before.views)]).toEqual([
      [
        ['2026-02-09', 2],
        ['2026-03-10', 7],
      ],
      [
        ['2026-01-10', 7],
        ['2026-02-08', 5],
      ],
    ]);
    expect([some(all.now.leads), some(all.now.reveals)]).toEqual([[['2026-03-10', 1]], [['2026-03-09', 1]]]);
    const ofTwo = await activityOf(asha, `?id=${two}`);
    expect([some(ofTwo.now.views), some(ofTwo.now.reveals)]).toEqual([[['2026-03-10', 4]], []]);
  });

  test('is told by week and by month, too', async () => {
    const asha = await signedIn(server, 'supplier');
    const machine = await addMachine(server.db, { supplier_id: asha.userId });
    await view(machine, '2026-03-04', 1);
    await view(machine, '2026-03-10', 2);
    await view(machine, '2026-03-03', 4);
    await view(machine, '2025-03-31', 8);
    const weeks = await activityOf(asha, `?id=${machine}&span=weeks12`);
    expect(weeks.now.views.slice(-2)).toEqual([
      { label: '2026-02-25', value: 4 },
      { label: '2026-03-04', value: 3 },
    ]);
    expect([weeks.now.views.length, weeks.before.views.length]).toEqual([12, 12]);
    const months = await activityOf(asha, '?span=months12');
    expect([months.now.views[0], months.now.views.at(-1)]).toEqual([
      { label: '2025-04', value: 0 },
      { label: '2026-03', value: 7 },
    ]);
    expect(months.before.views.at(-1)).toEqual({ label: '2025-03', value: 8 });
    expect((await activityOf(asha, '?span=days7')).now.views.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 2]);
  });

  test('is told of one machine to its owner and to admins, and to nobody else', async () => {
    const [asha, ravi, renter, admin] = [
      await signedIn(server, 'supplier'),
      await signedIn(server, 'supplier'),
      await signedIn(server),
      await signedIn(server, 'admin'),
    ];
    const machine = await addMachine(server.db, { supplier_id: asha.userId });
    const answers = [];
    for (const who of [asha, admin, ravi, renter]) answers.push((await ask(who, `?id=${machine}`)).status);
    expect(answers).toEqual([200, 200, 404, 404]);
    expect((await server.get(`/api${getActivity.path}?id=${machine}`)).status).toBe(401);
    expect((await ask(asha, '?id=none')).json<{ code: string }>().code).toBe('equipment.unknown');
    expect((await ask(asha, '?span=years')).status).toBe(400);
  });

  test('is not told of a machine that was deleted', async () => {
    const asha = await signedIn(server, 'supplier');
    const machine = await addMachine(server.db, { supplier_id: asha.userId });
    await server.db.updateTable('equipment').set({ deleted_at: testNow }).where('id', '=', machine).execute();
    expect((await ask(asha, `?id=${machine}`)).status).toBe(404);
  });
});

test('the leads of one machine are those that came by it, for its owner alone', async () => {
  const [asha, ravi] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
  const tractor = await addMachine(server.db, { supplier_id: asha.userId });
  await addMachine(server.db, { supplier_id: asha.userId, equipment_type_id: 28 });
  await addMachine(server.db, { supplier_id: ravi.userId });
  await requirement(1);
  await requirement(6);
  const leadsOf = async ({ bearer }: SignedIn, equipmentId?: string) => {
    const answer = await server.post(`/api${getLeads.path}`, { equipmentId }, bearer);
    const { data, counts } = answer.json<{ data: LeadRow[]; counts: Record<string, number> }>();
    return [data.map(({ category }) => category.id).toSorted((a, b) => a - b), counts['New']];
  };
  expect(await leadsOf(asha)).toEqual([[1, 6], 2]);
  expect(await leadsOf(asha, tractor)).toEqual([[1], 1]);
  expect(await leadsOf(ravi, tractor)).toEqual([[], 0]);
  expect(await leadsOf(asha, 'none')).toEqual([[], 0]);
  const ofTractor = await activityOf(asha, `?id=${tractor}`);
  expect(some(ofTractor.now.leads)).toEqual([['2026-03-10', 1]]);
});
