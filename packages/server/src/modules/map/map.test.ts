import { gzipSync } from 'node:zlib';
import { getViewport, queryOf, type Viewport, type ViewportInput } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines } from '../../testing/market.ts';
import { addUser } from '../../testing/signed-in.ts';

const server = appForFile();
const india = { south: 6, west: 68, north: 36, east: 97.5 };
const random = createRandom(3);

beforeAll(async () => {
  // Crowds round three cities and a sprinkling over the country; every tenth stands where the one before it stands.
  let last = { latitude: 18.5, longitude: 73.8 };
  const places = Array.from({ length: 900 }, (_, n) => {
    if (n % 10 === 9) return last;
    const [latitude, longitude, reach] = random.pick([
      [18.52, 73.85, 0.2],
      [19.07, 72.87, 0.05],
      [28.61, 77.2, 1],
      [22, 80, 12],
    ] as const);
    const near = (middle: number) => Math.round((middle + (random.next() - 0.5) * reach) * 1e5) / 1e5;
    last = { latitude: near(latitude), longitude: near(longitude) };
    return last;
  });
  await addMachines(
    server.db,
    places.map((place, n) => ({ ...place, name: `Machine ${n}`, equipment_type_id: n % 3 === 0 ? 28 : 2 })),
  );
});

async function viewport(input: Pick<ViewportInput, 'bounds' | 'zoom'> & Record<string, unknown>): Promise<Viewport> {
  const answer = await server.get(`/api${getViewport.path}?${queryOf(input)}`);
  expect(answer.status).toBe(200);
  return answer.json<{ data: Viewport }>().data;
}

async function within({ south, west, north, east }: ViewportInput['bounds']) {
  return server.db
    .selectFrom('equipment')
    .select(['id', 'latitude', 'longitude'])
    .where('listed', '=', true)
    .where('latitude', '>=', south)
    .where('latitude', '<=', north)
    .where('longitude', '>=', west)
    .where('longitude', '<=', east)
    .execute();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** All machines are drawn once, and the middle of all points is the middle of all machines. */
async function expectExact(bounds: ViewportInput['bounds'], seen: Viewport) {
  const machines = await within(bounds);
  expect(seen.total).toBe(machines.length);
  expect(seen.machines.id.length + sum(seen.clusters.count)).toBe(machines.length);
  for (const side of ['latitude', 'longitude'] as const) {
    const drawn =
      sum(seen.machines[side]) + sum(seen.clusters[side].map((at, n) => at * (seen.clusters.count[n] ?? 0)));
    expect(Math.abs(drawn - sum(machines.map((machine) => machine[side] ?? 0)))).toBeLessThan(
      1e-5 * machines.length + 1e-6,
    );
  }
  const ids = new Set(machines.map(({ id }) => id));
  expect(seen.machines.id.every((id) => ids.delete(id))).toBe(true);
}

function expectAlike(one: Viewport, other: Viewport) {
  expect(one.total).toBe(other.total);
  const up = (a: number, b: number) => a - b;
  expect(one.clusters.count.toSorted(up)).toEqual(other.clusters.count.toSorted(up));
  expect(one.machines.id.toSorted()).toEqual(other.machines.id.toSorted());
}

const screens = [
  { zoom: 3, bounds: { south: -60, west: -180, north: 75, east: 180 } },
  { zoom: 5, bounds: india },
  { zoom: 6, bounds: { south: 12.123, west: 70.001, north: 30.456, east: 84.2 } },
  { zoom: 9, bounds: { south: 17.9, west: 72.3, north: 19.3, east: 74.7 } },
  { zoom: 11, bounds: { south: 18.42, west: 73.7, north: 18.62, east: 74.02 } },
  { zoom: 14, bounds: { south: 18.5, west: 73.8, north: 18.53, east: 73.88 } },
  { zoom: 16, bounds: { south: 18.51, west: 73.84, north: 18.53, east: 73.86 } },
];

describe('a map', () => {
  test.each(screens)(
    'at zoom $zoom draws every machine within its bounds once, filtered or not',
    async ({ zoom, bounds }) => {
      await expectExact(bounds, await viewport({ bounds, zoom }));
      // Filters that let everything pass are counted from the machines themselves: the same points come of it.
      const live = await viewport({ bounds, zoom, startRentprice: 1 });
      expectAlike(await viewport({ bounds, zoom }), live);
      for (const filter of [{ categoryId: 6 }, { equipmentTypeId: [2, 28] }, { searchTerm: 'tractors' }]) {
        expectAlike(
          await viewport({ bounds, zoom, ...filter }),
          await viewport({ bounds, zoom, ...filter, startRentprice: 1 }),
        );
      }
    },
  );

  test('of any part of the country is exact', async () => {
    for (let n = 0; n < 25; n += 1) {
      const zoom = random.between(3, 18);
      const width = 400 / 2 ** zoom;
      const [south, west] = [18.5 + random.next() * 0.2 - width / 2, 73.8 + random.next() * 0.2 - width];
      const bounds = { south, west, north: south + width, east: west + 2 * width };
      await expectExact(bounds, await viewport({ bounds, zoom }));
    }
  });

  test('shows machines of one place singly, so that a list can name them', async () => {
    const place = { latitude: 10.12345, longitude: 76.54321 };
    for (let n = 0; n < 3; n += 1) await addMachine(server.db, { ...place, name: `Twin ${n}`, equipment_type_id: 37 });
    const bounds = { south: 10.1, west: 76.5, north: 10.15, east: 76.6 };
    const { machines } = await viewport({ bounds, zoom: 12, categoryId: 7 });
    expect([machines.name.toSorted(), new Set(machines.latitude)]).toEqual([
      ['Twin 0', 'Twin 1', 'Twin 2'],
      new Set([10.12345]),
    ]);
    expect((await viewport({ bounds, zoom: 12 })).machines.name).toEqual(expect.arrayContaining(['Twin 0', 'Twin 2']));
  });

  test('says what each machine costs, whether it is read with its cell or by the filters', async () => {
    const place = { latitude: 11.5, longitude: 78.2 };
    await addMachine(server.db, { ...place, name: 'Priced', rupees: 8218.5, rental_type: 2, equipment_type_id: 37 });
    const bounds = { south: 11.4, west: 78.1, north: 11.6, east: 78.3 };
    const priced = { name: ['Priced'], rent: [8219], rentalType: [2] };
    expect((await viewport({ bounds, zoom: 12 })).machines).toMatchObject(priced);
    // A filter of prices is of the machines themselves, not of the kept cells.
    expect((await viewport({ bounds, zoom: 12, startRentprice: 8000 })).machines).toMatchObject(priced);
  });

  test('understands a search term as the search does, and takes its filters', async () => {
    const [all, byTerm, byTypo, byType] = await Promise.all([
      viewport({ bounds: india, zoom: 5 }),
      viewport({ bounds: india, zoom: 5, searchTerm: 'excavator' }),
      viewport({ bounds: india, zoom: 5, searchTerm: 'excvator' }),
      viewport({ bounds: india, zoom: 5, equipmentTypeId: [28] }),
    ]);
    expect(byTerm.total).toBe(byType.total);
    expect(byTypo.total).toBe(byType.total);
    expect(byType.total).toBeLessThan(all.total);
  });

  test('never gets more than 500 points or 10 KB, however it asks', async () => {
    for (const zoom of [3, 8, 11, 14, 18]) {
      const answer = await server.get(`/api${getViewport.path}?${queryOf({ bounds: india, zoom })}`);
      const { machines, clusters, total } = answer.json<{ data: Viewport }>().data;
      expect(machines.id.length).toBeLessThanOrEqual(200);
      expect(machines.id.length + clusters.count.length).toBeLessThanOrEqual(500);
      expect(machines.id.length + sum(clusters.count)).toBe(total);
      expect(gzipSync(answer.bytes).length).toBeLessThan(10_000);
    }
  });

  test.each([
    [{ south: 19, west: 73, north: 18, east: 74 }, 'The south of the bounds must not lie north of their north.'],
    [{ south: 18, west: 75, north: 19, east: 74 }, 'The west of the bounds must not lie east of their east.'],
  ])('with bounds turned round is refused with a sentence', async (bounds, sentence) => {
    const answer = await server.get(`/api${getViewport.path}?${queryOf({ bounds, zoom: 9 })}`);
    expect([answer.status, answer.json()['errors']]).toEqual([400, { bounds: sentence }]);
  });
});

describe('the kept cells', () => {
  const cells = async () =>
    (
      await sql`select level, kind, x, y, n, latitudes, longitudes from map_cells order by 1, 2, 3, 4`.execute(
        server.db,
      )
    ).rows;

  test('follow machines that move, go and come, exactly', async () => {
    const { db } = server;
    const id = await addMachine(db, { latitude: 12.5, longitude: 77.5 });
    await db.updateTable('equipment').set({ latitude: 12.6 }).where('id', '=', id).execute();
    await sql`update equipment set longitude = longitude + 0.01 where name like 'Machine 1%'`.execute(db);
    await sql`update equipment set latitude = null where name = 'Machine 200'`.execute(db);
    await sql`update equipment set latitude = 20 where name = 'Machine 200'`.execute(db);
    await sql`update equipment set listed = false where name like 'Machine 3%'`.execute(db);
    await sql`update equipment set listed = true where name like 'Machine 31%'`.execute(db);
    await sql`update equipment set category_ids = '{6,7}', equipment_type_id = 37 where name like 'Machine 5%'`.execute(
      db,
    );
    await sql`delete from equipment where name like 'Machine 4%'`.execute(db);
    const followed = await cells();
    await sql`select rebuild_map()`.execute(db);
    expect(followed).toEqual(await cells());
  });

  test('stay exact while many change machines of the same cells at once', async () => {
    const { db } = server;
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => addMachine(db, { latitude: 15.3, longitude: 74.1 })),
    );
    await Promise.all(
      ids.map((id, n) => {
        const machine = db.updateTable('equipment').where('id', '=', id);
        if (n % 3 === 0) return machine.set({ latitude: 15.4, longitude: 74.2 }).execute();
        if (n % 3 === 1) return machine.set({ listed: false }).execute();
        return db.deleteFrom('equipment').where('id', '=', id).execute();
      }),
    );
    const followed = await cells();
    await sql`select rebuild_map()`.execute(db);
    expect(followed).toEqual(await cells());
  });
});

test('of one supplier alone are their machines on the map, also at a far zoom', async () => {
  const supplier = await addUser(server, { role: 'supplier' });
  const place = { latitude: 12.97, longitude: 77.59 };
  await addMachines(
    server.db,
    [1, 2, 3].map((n) => ({ ...place, name: `Theirs ${n}`, supplier_id: supplier.id })),
  );
  for (const zoom of [4, 18]) {
    expect((await viewport({ bounds: india, zoom, supplier: supplier.id })).total).toBe(3);
    expect((await viewport({ bounds: india, zoom, supplier: 'nobody' })).total).toBe(0);
  }
});

test('of the supplier of a key that is none is refused', async () => {
  const answer = await server.get(
    `/api${getViewport.path}?${queryOf({ bounds: india, zoom: 5, supplier: 'own', key: 'pk_none' })}`,
  );
  expect([answer.status, answer.json()['code']]).toEqual([403, 'partner.unknown']);
});
