import { readFile } from 'node:fs/promises';
import { type Landing, queryOf } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import { allCities } from '@yantra/places/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine, addMachines, type MachineFacts } from '../../../testing/market.ts';
import { citySlugs, kindsOf, slugOf } from '../vocabulary/slugs.ts';

const server = appForFile();
const idOf = (name: string) => allCities.find((city) => city.name === name)?.id ?? '';
const [pune, nashik, mumbai, delhi] = ['Pune', 'Nashik', 'Mumbai', 'Delhi'].map(idOf);

const backhoe = 27;
const many = (count: number, facts: MachineFacts): MachineFacts[] => Array.from({ length: count }, () => facts);

beforeAll(async () => {
  const { db } = server;
  await db
    .insertInto('type_facts')
    .values([
      { type_id: backhoe, fact: 'capacity', unit: 'HP', low: 70, high: 100 },
      { type_id: 28, fact: 'capacity', unit: 't', low: 3, high: 6 },
    ])
    .execute();
  const sized = (capacity: number) => ({ facts: JSON.stringify({ capacity }) });
  const inPune = { city_id: pune ?? '', equipment_type_id: backhoe };
  await addMachines(db, [
    { ...inPune, rupees: 6000, pin_code: '411028', ...sized(76) },
    { ...inPune, rupees: 9000, pin_code: '411028', ...sized(92) },
    { ...inPune, rupees: 7000, pin_code: '411006' },
    { ...inPune, rupees: 900, rental_type: 0, pin_code: '411001' },
    { ...inPune, rupees: 1100, rental_type: 0, pin_code: 'none' },
    { ...inPune, rupees: 1200, rental_type: 0 },
    ...many(4, { ...inPune, equipment_type_id: 28, ...sized(5) }),
    ...many(7, { city_id: pune ?? '', equipment_type_id: 2 }),
    ...many(5, { city_id: nashik ?? '', equipment_type_id: backhoe }),
    ...many(4, { city_id: mumbai ?? '', equipment_type_id: backhoe }),
    ...many(8, { city_id: delhi ?? '', equipment_type_id: backhoe }),
    ...many(4, { city_id: mumbai ?? '', equipment_type_id: 37 }),
  ]);
  // Not public, so that the last of Mumbai makes no fifth.
  await addMachine(db, { city_id: mumbai ?? '', equipment_type_id: backhoe, period: null });
});

const ask = (kind: string, city: string) => server.get(`/api/Search/Landing?${queryOf({ kind, city })}`);
const find = async (kind: string, city: string): Promise<Landing> => {
  const answer = await ask(kind, city);
  expect(answer.status, answer.text).toBe(200);
  expect(() => callSchemas.getLanding.output.parse(answer.json())).not.toThrow();
  return answer.json<Landing>();
};

describe('the page of a group of types in a city', () => {
  test('says what it is of and how many machines there are', async () => {
    const { kind, city, total, data } = await find('backhoe-loader', 'pune');
    expect(kind).toEqual({
      slug: 'backhoe-loader',
      name: 'Backhoe loader',
      names: { hi: 'जेसीबी', mr: 'जेसीबी' },
      typeIds: [backhoe],
      also: expect.any(Array),
    });
    expect(kind.also.slice(0, 2)).toEqual(['jcb', 'backhoe']);
    expect(city).toEqual({ id: pune, slug: 'pune', name: 'Pune', state: 'Maharashtra' });
    expect([total, data.length]).toEqual([6, 6]);
    expect(new Set(data.map((machine) => machine.equipmentType.type))).toEqual(new Set(['Backhoe loader']));
  });

  test('counts rents by their unit, sizes and localities from the machines', async () => {
    const { rents, capacity, localities } = await find('backhoe-loader', 'pune');
    expect(rents).toEqual([
      { rentalType: 0, min: 900, median: 1100, max: 1200, count: 3 },
      { rentalType: 1, min: 6000, median: 7000, max: 9000, count: 3 },
    ]);
    expect(capacity).toEqual({ unit: 'HP', min: 76, max: 92 });
    // The post of 411001 is called like the city, which says nothing of where.
    expect(localities.map(({ count }) => count)).toEqual([2, 1]);
    expect(localities[1]?.name).toBe('Yerwada');
  });

  test('leads to the nearest cities that have such a page, and to the other kinds here', async () => {
    const { elsewhere, others, parts } = await find('backhoe-loader', 'pune');
    expect(elsewhere).toEqual([
      { label: 'Nashik', path: '/rent/backhoe-loader/nashik', count: 5, distanceKm: 164 },
      { label: 'Delhi', path: '/rent/backhoe-loader/delhi', count: 8, distanceKm: 1178 },
    ]);
    // Of the excavators there are four.
    expect(others).toEqual([
      { label: 'Tractor', names: { hi: 'ट्रैक्टर', mr: 'ट्रॅक्टर' }, path: '/rent/tractor/pune', count: 7 },
    ]);
    expect(parts).toEqual([{ label: 'Earthmoving', path: '/rent/earthmoving/pune', count: 10 }]);
  });
});

test('the page of a category leads to its kinds, and says no size where its kinds have different units', async () => {
  const { kind, total, capacity, parts, others, elsewhere } = await find('earthmoving', 'pune');
  expect(kind).toEqual({ slug: 'earthmoving', name: 'Earthmoving', categoryId: 6, typeIds: [backhoe, 28], also: [] });
  expect([total, capacity]).toEqual([10, undefined]);
  expect(parts).toEqual([
    {
      label: 'Backhoe loader',
      names: { hi: 'जेसीबी', mr: 'जेसीबी' },
      path: '/rent/backhoe-loader/pune',
      count: 6,
    },
  ]);
  expect(others.map(({ path }) => path)).toEqual(['/rent/tractors/pune']);
  expect(elsewhere.map(({ path }) => path)).toEqual(['/rent/earthmoving/nashik', '/rent/earthmoving/delhi']);
});

test.each([
  ['backhoe-loader', 'mumbai', 404],
  ['mobile-crane', 'mumbai', 404],
  ['retired-type', 'pune', 404],
  ['backhoe-loader', 'nowhere', 404],
  ['spaceship', 'pune', 404],
  ['Backhoe%20loader', 'pune', 400],
] as const)('there is no page for %s in %s', async (kind, city, status) => {
  const answer = await server.get(`/api/Search/Landing?kind=${kind}&city=${city}`);
  expect([answer.status, answer.json()['code']]).toEqual([status, status === 404 ? 'landing.none' : 'request.invalid']);
});

describe('the addresses', () => {
  test('of all cities are different, and lead back to their city', () => {
    const slugs = citySlugs(allCities);
    expect(new Set(allCities.map((city) => slugs.of(city))).size).toBe(allCities.length);
    for (const city of allCities) {
      expect(slugs.of(city)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slugs.at(slugs.of(city))).toBe(city);
    }
  });

  test('name the state of namesakes, and the district of those in one state', () => {
    const slugs = citySlugs(allCities);
    const named = (name: string) =>
      allCities
        .filter((city) => city.name === name)
        .map((city) => slugs.of(city))
        .toSorted();
    expect(named('Pune')).toEqual(['pune']);
    expect(named('Bilaspur')).toEqual(['bilaspur-chhattisgarh', 'bilaspur-uttar-pradesh']);
    expect(named('Tanda')).toEqual(['tanda-ambedkar-nagar-uttar-pradesh', 'tanda-rampur-uttar-pradesh']);
    expect(named('Barasat')).toEqual(['barasat-north-24-parganas-west-bengal', 'barasat-west-bengal']);
    expect(slugs.at('bilaspur')).toBeUndefined();
  });

  test('of the whole catalogue are different, and lead back to their kind', async () => {
    const { equipment, categories } = await catalogue();
    const kinds = kindsOf({
      categories: new Map(categories.map((one) => [one.id, { ...one, colorCode: '' }])),
      types: new Map(equipment.map(({ id, equipmentType }) => [id, { id, ...equipmentType }])),
    });
    const groups = new Set(equipment.map(({ equipmentType }) => equipmentType.type));
    expect(kinds.all.length).toBe(groups.size + categories.length);
    for (const kind of kinds.all) {
      expect(kinds.at(kind.slug)).toBe(kind);
      expect(kind.slug).toBe(slugOf(kind.name));
    }
  });

  test('stay different where an admin gives names that read alike', () => {
    const category = (id: number, name: string) => [id, { id, name, colorCode: '' }] as const;
    const type = (id: number, of: string) => [id, { id, type: of, subType: '' }] as const;
    const kinds = kindsOf({
      categories: new Map([category(1, 'Boom lift'), category(2, 'क्रेन')]),
      types: new Map([type(5, 'Boom lift'), type(6, 'boom-lift'), type(7, 'Boom lift'), type(8, 'Crane')]),
    });
    expect(kinds.all.map(({ slug }) => slug)).toEqual([
      'boom-lift',
      'type-6-boom-lift',
      'crane',
      'category-1-boom-lift',
      'category-2',
    ]);
    for (const kind of kinds.all) expect(kinds.at(kind.slug)).toBe(kind);
  });
});

async function catalogue() {
  const text = await readFile(new URL('../../../../assets/catalogue.json', import.meta.url), 'utf8');
  return JSON.parse(text) as {
    readonly categories: readonly { readonly id: number; readonly name: string }[];
    readonly equipment: readonly {
      readonly id: number;
      readonly equipmentType: { readonly type: string; readonly subType: string };
    }[];
  };
}
