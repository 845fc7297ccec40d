import { getLeads, type LeadRow, openLead, updateEquipment, updateLead } from '@yantra/contract/calls';
import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addPurchase, testNow } from '../../testing/market.ts';
import { addUser, signedInAgain } from '../../testing/signed-in.ts';
import { typedMachine } from '../../testing/typed-machine.ts';
import { addPicture } from '../../testing/uploaded.ts';
import { leadDays } from './whose-leads.ts';

const server = appForFile();
const hour = 3_600_000;
const day = 24 * hour;
const [pune, mumbai] = ['8', '1'];
/** So long after the tests' now. */
const after = (ms: number) => new Date(testNow.getTime() + ms);

beforeEach(async () => {
  for (const table of ['requirements', 'purchases', 'equipment'] as const) await server.db.deleteFrom(table).execute();
});

let added = 0;
/** A requirement of earthmoving in Pune unless told otherwise. */
async function requirement(at: Date, facts: { category_id?: number; city_id?: string | null } = {}): Promise<string> {
  added += 1;
  const { id } = await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `requirement-number-${added}`,
      full_name: `Renter ${added}`,
      email: 'renter@example.in',
      phone: '9876500000',
      category_id: 6,
      city_id: pune,
      details: '',
      consented_at: at,
      created_at: at,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A supplier with an excavator in Pune, listed from the tests' now; and what they do at a moment. */
async function supplier() {
  const user = await addUser(server, { role: 'supplier' });
  const machine = await addMachine(server.db, { supplier_id: user.id, equipment_type_id: 28 });
  const image1Url = await addPicture(server.db, user.id, user.id.replaceAll('-', '').slice(0, 24));
  let session = { at: new Date(0), bearer: {} };
  const bearerAt = async (at: Date) => {
    server.clock.time = at;
    if (Math.abs(at.getTime() - session.at.getTime()) > 300_000)
      session = { at, ...(await signedInAgain(server, user)) };
    return session.bearer;
  };
  const post = async (at: Date, call: { readonly path: string }, body: object) =>
    server.post(`/api${call.path}`, body, await bearerAt(at));
  return {
    user,
    machine,
    /** Moves the machine, as its form does. */
    async move(at: Date, to: { city?: string; state?: string; category?: number }) {
      const { version } = await server.db
        .selectFrom('equipment')
        .select('version')
        .where('id', '=', machine)
        .executeTakeFirstOrThrow();
      const { category = 6, ...place } = to;
      const form = { ...typedMachine, image1Url, ...place, categories: [{ id: category }], id: machine, version };
      expect((await post(at, updateEquipment, form)).status).toBe(200);
    },
    async setStatus(at: Date, status: 'Available' | 'Unavailable') {
      await server.db.updateTable('equipment').set({ status }).where('id', '=', machine).execute();
      await sql`select refresh_listing(${at}::timestamptz, ${[machine]}::uuid[])`.execute(server.db);
    },
    async ids(at: Date): Promise<string[]> {
      const answer = await post(at, getLeads, { pageSize: 100, sort: 'createdAt' });
      return answer.json<{ data: LeadRow[] }>().data.map(({ id }) => id);
    },
    open: async (at: Date, id: string) => (await post(at, openLead, { id })).status,
    mark: async (at: Date, id: string) => (await post(at, updateLead, { id, status: 'Won' })).status,
  };
}

test('thirty edits of one machine read none of 54 leads of other places and kinds', async () => {
  const cities = allCities.filter(({ id }) => id !== pune).slice(0, 18);
  const foreign: string[] = [];
  for (const { id } of cities) {
    for (const category_id of [1, 6, 7]) foreign.push(await requirement(after(-hour), { category_id, city_id: id }));
  }
  const own = await requirement(after(1000));
  const who = await supplier();
  const seen = new Set<string>();
  for (let n = 0; n < 30; n += 1) {
    const city = cities[n % cities.length];
    const at = after(10_000 + n * 1000);
    await who.move(at, { city: city?.name ?? '', state: city?.state ?? '', category: [1, 6, 7][n % 3] ?? 6 });
    for (const id of await who.ids(at)) seen.add(id);
  }
  expect([...seen]).toEqual([own]);
  expect(foreign).toHaveLength(54);
  for (const id of foreign.slice(0, 3)) {
    expect([await who.open(after(hour), id), await who.mark(after(hour), id)]).toEqual([404, 404]);
  }
  // Nor do days that pass bring what was there before the machine had stayed for one.
  await who.move(after(2 * hour), {});
  expect(await who.ids(after(3 * day))).toEqual([own]);
});

describe('a lead', () => {
  test('stays with who was there when it came, wherever the machine goes', async () => {
    const who = await supplier();
    const [here, anywhere] = [await requirement(after(1000)), await requirement(after(2000), { city_id: null })];
    await who.move(after(hour), { city: 'Mumbai' });
    const late = await requirement(after(2 * hour));
    const there = await requirement(after(3 * hour), { city_id: mumbai });
    expect(await who.ids(after(4 * hour))).toEqual([here, anywhere, there]);
    expect(await who.open(after(4 * hour), here)).toBe(200);
    expect(await who.open(after(4 * hour), late)).toBe(404);
    await who.setStatus(after(5 * hour), 'Unavailable');
    const gone = await requirement(after(6 * hour), { city_id: mumbai });
    expect(await who.ids(after(7 * hour))).not.toContain(gone);
    expect(await who.ids(after(7 * hour))).toHaveLength(3);
  });

  test('that is still open comes to a machine that has been listed there for a day', async () => {
    // As old as a lead may be when the machine's day is over, a minute older, and fresh.
    const oldest = -(leadDays.open - leadDays.wait) * day;
    await requirement(after(oldest - 60_000));
    const [open, fresh] = [await requirement(after(oldest)), await requirement(after(-hour))];
    const who = await supplier();
    expect(await who.ids(after(day - 1000))).toEqual([]);
    expect(await who.open(after(day - 1000), fresh)).toBe(404);
    expect(await who.ids(after(day))).toEqual([open, fresh]);
    expect(await who.open(after(day), fresh)).toBe(200);
    // What came once stays.
    expect(await who.ids(after(60 * day))).toEqual([open, fresh]);
  });

  test('does not come to a machine that was away in that day, or in no plan', async () => {
    const before = await requirement(after(-hour));
    const who = await supplier();
    await who.setStatus(after(12 * hour), 'Unavailable');
    await who.setStatus(after(13 * hour), 'Available');
    expect(await who.ids(after(day + hour))).toEqual([]);
    expect(await who.ids(after(37 * hour))).toEqual([before]);
    const other = await addUser(server, { role: 'supplier' });
    await addMachine(server.db, { supplier_id: other.id, equipment_type_id: 28, period: null });
    server.clock.time = after(10 * day);
    const { bearer } = await signedInAgain(server, other);
    expect((await server.post(`/api${getLeads.path}`, {}, bearer)).json()).toMatchObject({ total: 0 });
  });

  test('stays with a machine whose plan is renewed as it ends', async () => {
    const who = await supplier();
    const first = await requirement(after(1000));
    await addPurchase(server.db, who.machine, [30, 60]);
    await sql`select refresh_listing(${after(30 * day)}::timestamptz)`.execute(server.db);
    const second = await requirement(after(31 * day));
    expect(await who.ids(after(32 * day))).toEqual([first, second]);
  });
});
