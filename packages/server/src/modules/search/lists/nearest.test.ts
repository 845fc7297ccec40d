/** Lists around a place and nearest first, with more machines than are compared one by one. */
import { type EquipmentPage, type SearchInput, queryOf } from '@yantra/contract/calls';
import { nearestReach } from '@yantra/domain';
import { kmBetween } from '@yantra/places/all';
import { beforeAll, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { type HeldDatabase, heldDatabase } from '../../../testing/held-database.ts';
import { addMachines } from '../../../testing/market.ts';

let reads: HeldDatabase;
const server = appForFile((db) => {
  reads = heldDatabase(db);
  return { reads: { db: reads.db, atOnce: 4 } };
});

const pune = { latitude: 18.52, longitude: 73.86 };
const country = { ...pune, radiusKm: 5000 };
/* Pune, Mumbai, Nashik, Bengaluru, Delhi. */
const cities = ['8', '1', '23', '3', '60'];
const size = 2400;
let all: { name: string; km: number }[];

beforeAll(async () => {
  const many = Array.from({ length: size }, (_, n) => ({
    name: `${n % 3 === 0 ? 'Kubota' : 'Mahindra'} ${n}`,
    city_id: cities[n % cities.length] ?? '8',
    equipment_type_id: n % 4 === 0 ? 27 : 2,
  }));
  await addMachines(server.db, many);
  // Each at a place of its own around its city, as far as neighbouring cities reach into each other.
  await server.db
    .updateTable('equipment')
    .set(({ eb }) => ({
      latitude: eb('latitude', '+', eb.fn<number>('sin', [eb.fn('hashtext', ['name'])])),
      longitude: eb('longitude', '+', eb.fn<number>('cos', [eb.fn('hashtext', ['name'])])),
    }))
    .execute();
  const rows = await server.db.selectFrom('equipment').select(['name', 'latitude', 'longitude']).execute();
  all = rows
    .map(({ name, latitude, longitude }) => ({
      name,
      km: kmBetween(pune, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    }))
    .sort((a, b) => a.km - b.km);
}, 120_000);

async function find(input: Partial<SearchInput>): Promise<EquipmentPage> {
  const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf(input)}`);
  return answer.json() as unknown as EquipmentPage;
}

/** Queries to the machines' table. */
async function askedOfMachines(work: () => Promise<unknown>): Promise<string[]> {
  reads.asked.length = 0;
  await work();
  return reads.asked.filter((question) => /\bfrom equipment\b/.test(question));
}

test.each([1, 2, 40])(
  'page %s of the nearest in all of India is exact, with the true total and all counts',
  async (page) => {
    const found = await find({ near: country, sort: 'distance', page, pageSize: 20, facets: true });
    expect(found.total).toBe(size);
    const wanted = all.slice((page - 1) * 20, page * 20);
    expect(found.data.map(({ distanceKm }) => distanceKm)).toEqual(wanted.map(({ km }) => Math.round(km * 10) / 10));
    expect(found.data.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
    expect(found.facets?.categories.find(({ id }) => id === '6')?.count).toBe(size / 4);
    expect(found).not.toHaveProperty('nearby');
  },
);

test('the filters of a search hold for the nearest, too', async () => {
  const found = await find({ near: country, sort: 'distance', page: 1, searchTerm: 'kubota', facets: false });
  const wanted = all.filter(({ name }) => name.startsWith('Kubota'));
  expect(found.total).toBe(wanted.length);
  expect(found.data.map(({ name }) => name)).toEqual(wanted.slice(0, 20).map(({ name }) => name));
});

test('all of India is counted from what is kept, and machines are looked at around the place alone', async () => {
  const counted = await askedOfMachines(() => find({ near: country, facets: true, page: 1 }));
  expect(counted.every((question) => /\blimit\b/.test(question))).toBe(true);
  const nearest = await askedOfMachines(() => find({ near: country, sort: 'distance', facets: true, page: 1 }));
  expect(nearest).toHaveLength(1);
  expect(nearest[0]).toContain('<@ box(');
});

test('in another order the distance is told all the same', async () => {
  const found = await find({ near: country, sort: 'priceAsc', page: 1, pageSize: 5 });
  for (const { name, distanceKm } of found.data) {
    expect(distanceKm).toBeCloseTo(all.find((one) => one.name === name)?.km ?? -1, 0);
  }
});

test('a radius between a region and all of India is refused, and so is what lies too deep in the list', async () => {
  const refused = async (input: object) => {
    const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf(input)}`);
    return [answer.status, answer.json<{ errors: object }>().errors];
  };
  const radius = 'The radius is at most 500 km, or 5000 km for all of India.';
  for (const radiusKm of [500.1, 1000, 4999, 5001]) {
    expect(await refused({ near: { ...pune, radiusKm } })).toEqual([400, { 'near.radiusKm': radius }]);
  }
  expect((await find({ near: { ...pune, radiusKm: 500 } })).total).toBe(all.filter(({ km }) => km <= 500).length);
  const page = nearestReach / 100;
  expect((await find({ near: country, sort: 'distance', page, pageSize: 100 })).total).toBe(size);
  expect(await refused({ near: country, sort: 'distance', page: page + 1, pageSize: 100 })).toEqual([
    400,
    { page: expect.stringContaining('Nearest first shows the 10,000 nearest') },
  ]);
});
