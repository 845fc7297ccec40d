import type { EquipmentPage, SearchInput } from '@yantra/contract/calls';
import { queryOf } from '@yantra/contract/calls';
import { equipmentDetails, equipmentPage } from '@yantra/contract/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';

const server = appForFile();
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? 'unknown';

const [mumbai, bangalore, pune, nashik] = ['1', '3', '8', '23'] as const;

beforeAll(async () => {
  const { db } = server;
  const add = async (name: string, facts: Parameters<typeof addMachine>[1]) =>
    ids.set(name, await addMachine(db, facts));
  await add('compact', {
    city_id: pune,
    name: 'Kubota NeoStar B2441',
    equipment_type_id: 1,
    rupees: 900,
    rank_score: 5,
    no_of_working_hrs: 20,
  });
  await add('utility', {
    city_id: pune,
    rupees: 1500.5,
    rank_score: 9,
    discount: 25,
    insurance_available: true,
    no_of_working_hrs: 100,
  });
  await add('jcb', {
    city_id: bangalore,
    name: 'JCB 3DX ecoXcellence',
    equipment_type_id: 27,
    rupees: 7000,
    rank_score: 3,
    discount: 12,
  });
  await add('mini', {
    city_id: mumbai,
    name: 'Kubota U50-5',
    equipment_type_id: 28,
    rupees: 6000,
    rank_score: 2,
    status: 'On rent',
  });
  await add('large', {
    city_id: mumbai,
    name: 'Tata Hitachi EX 130',
    equipment_type_id: 29,
    rupees: 9000,
    rank_score: 7,
    discount: 70,
    insurance_available: true,
  });
  await add('crane', {
    city_id: nashik,
    name: 'Vögele QY50KC',
    equipment_type_id: 37,
    rupees: 20_000,
    rank_score: 1,
    star_counts: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2],
    rating_count: 3,
  });
  // Not public, each for its own reason.
  await add('unavailable', { status: 'Unavailable' });
  await add('unpaid', { period: null });
  await add('expired', { period: [-40, -1] });
  await add('future', { period: [5, 30] });
});

async function find(input: SearchInput): Promise<EquipmentPage> {
  const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf(input)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<EquipmentPage>();
}
const names = (page: EquipmentPage): string[] =>
  page.data.map((one) => [...ids].find(([, known]) => known === one.id)?.[0] ?? one.id);
const found = async (input: SearchInput): Promise<string[]> => names(await find(input)).sort();

describe('what is public', () => {
  test('lists only machines that are Available or On rent and in a running purchase', async () => {
    expect(await found({})).toEqual(['compact', 'crane', 'jcb', 'large', 'mini', 'utility']);
  });

  test('answers the shape of the contract, by POST as documented and by GET', async () => {
    for (const path of ['GetActiveSubscriptionEquipments', 'SearchEquipments', 'getallequipments']) {
      const posted = await server.post(`/api/Equipment/${path}`, {
        selectedCity: 'Pune',
        categoryId: 0,
        searchTerm: '',
      });
      const got = await server.get(`/api/Equipment/${path}?selectedCity=Pune`);
      expect(posted.status).toBe(200);
      // The map's list answers POST alone: a GET of its path is the admin's table.
      if (path === 'getallequipments') expect(got.status).toBe(401);
      else expect(posted.json()).toEqual(got.json());
      expect(posted.json()).toMatchObject({ success: true, total: 2 });
      expect(() => equipmentPage.parse(posted.json())).not.toThrow();
    }
  });
});

describe('a search term', () => {
  test('finds what was meant by a misspelt type, category or brand', async () => {
    expect(await found({ searchTerm: 'tracter' })).toEqual(['compact', 'utility']);
    expect(await found({ searchTerm: 'excvator' })).toEqual(['large', 'mini']);
    expect(await found({ searchTerm: 'kubotta' })).toEqual(['compact', 'mini']);
  });

  test('says what it corrected and understood', async () => {
    const { understood } = await find({ searchTerm: 'tracter in Bengaluru' });
    expect(understood).toEqual({
      answer: 'nearby',
      corrections: [{ typed: 'tracter', meant: 'tractor' }],
      city: { id: bangalore, name: 'Bangalore', state: 'Karnataka' },
      equipmentType: { type: 'Tractor' },
      kinds: ['Tractor'],
      canonical: '/equipments/tractor?city=3',
    });
    expect((await find({ searchTerm: 'excvator' })).understood).toEqual({
      answer: 'here',
      corrections: [{ typed: 'excvator', meant: 'excavator' }],
      equipmentType: { type: 'Excavator' },
      kinds: ['Excavator'],
      canonical: '/equipments/excavator',
    });
    expect((await find({ searchTerm: 'kubota' })).understood).toEqual({
      answer: 'here',
      corrections: [],
      words: ['kubota'],
      canonical: '/equipments/kubota',
    });
    expect(await find({})).not.toHaveProperty('understood');
  });

  test('that was corrected can be asked for as it was typed', async () => {
    const page = await find({ searchTerm: 'tracter', exact: true });
    expect(page).toMatchObject({ total: 0, understood: { answer: 'nothing', corrections: [], unknown: ['tracter'] } });
  });

  test('that names a city goes before the selected one, by alias and despite a slip', async () => {
    expect(await found({ searchTerm: 'bengaluru jcb', selectedCity: 'Pune' })).toEqual(['jcb']);
    expect(await found({ searchTerm: 'excavator mumbay', selectedCity: 'Pune' })).toEqual(['large', 'mini']);
  });

  test('narrows a type by the words of its kind', async () => {
    expect(await found({ searchTerm: 'mini excavator' })).toEqual(['mini']);
  });

  test('finds words with accents either way, models, and words that are only begun', async () => {
    expect(await found({ searchTerm: 'vogele' })).toEqual(['crane']);
    expect(await found({ searchTerm: 'Vögele' })).toEqual(['crane']);
    expect(await found({ searchTerm: '3dx' })).toEqual(['jcb']);
    expect(await found({ searchTerm: 'excav' })).toEqual(['large', 'mini']);
  });

  test('of noise words alone filters nothing; of an unknown word finds nothing', async () => {
    expect((await find({ searchTerm: 'rent a machine near me' })).total).toBe(6);
    expect((await find({ searchTerm: 'zzzzqqq' })).total).toBe(0);
  });

  test.each([`'; drop table equipment; --`, `' | 'x`, '\\', `a & b | !c <-> "d" :*`, '%_%', '🚜', '((('])(
    'is only ever a value: %j',
    async (searchTerm) => {
      const answer = await server.post('/api/Equipment/SearchEquipments', { searchTerm, facets: true, page: 1 });
      expect(answer.status, answer.text).toBe(200);
      expect((await find({})).total).toBe(6);
    },
  );
});

test('a character that no text has, U+0000, is refused with a sentence', async () => {
  const answer = await server.post('/api/Equipment/SearchEquipments', { searchTerm: '\u0000' });
  expect([answer.status, answer.json()['code']]).toEqual([400, 'request.malformed']);
});

describe('filters', () => {
  test('city by name in any case, by alias, by id; an unknown one finds nothing', async () => {
    expect(await found({ selectedCity: 'PUNE' })).toEqual(['compact', 'utility']);
    expect(await found({ selectedCity: 'Bengaluru' })).toEqual(['jcb']);
    expect(await found({ selectedCityId: mumbai })).toEqual(['large', 'mini']);
    for (const searchTerm of ['', 'kubota', 'tractor']) {
      expect(await find({ selectedCity: 'Atlantis', searchTerm, facets: true })).toMatchObject({ total: 0, data: [] });
    }
  });

  test('a city name means all its namesakes unless an id says which', async () => {
    const { db } = server;
    const [one, other] = [
      await addMachine(db, { city_id: '9' }),
      await addMachine(db, { city_id: '9', city: 'Kochi' }),
    ];
    expect((await find({ selectedCity: 'Kochi' })).total).toBe(2);
    await db.deleteFrom('equipment').where('id', 'in', [one, other]).execute();
    expect((await find({ selectedCity: 'Kochi' })).total).toBe(0);
  });

  test('category, types, price, discount, insurance, hours and zone', async () => {
    expect(await found({ categoryId: 6 })).toEqual(['jcb', 'large', 'mini']);
    expect(await found({ categoryId: 0 })).toHaveLength(6);
    expect(await found({ equipmentTypeId: [1, 37] })).toEqual(['compact', 'crane']);
    expect(await found({ startRentprice: 1500.5, endRentprice: 7000 })).toEqual(['jcb', 'mini', 'utility']);
    expect(await found({ discount: 25 })).toEqual(['large', 'utility']);
    expect(await found({ discount: 26 })).toEqual(['large']);
    expect(await found({ insuranceAvailable: false })).toEqual(['compact', 'crane', 'jcb', 'mini']);
    expect(await found({ startRentalHours: 30, endRentalHours: 100 })).toHaveLength(5);
    expect(await found({ startRentalHours: 5, endRentalHours: 30 })).toEqual(['compact']);
    expect(await found({ startRentalHours: 5, endRentalHours: 100 })).toHaveLength(6);
    expect(await found({ zone: 'south' })).toEqual(['jcb']);
    expect(await found({ zone: 'Nowhere' })).toEqual([]);
    expect(await found({ categoryId: 6, selectedCity: 'Mumbai', discount: 10, insuranceAvailable: true })).toEqual([
      'large',
    ]);
  });

  test('near a place by distance, with the kilometres, and within bounds', async () => {
    const near = { latitude: 18.52, longitude: 73.86, radiusKm: 160 };
    const page = await find({ near, sort: 'distance' });
    expect(new Set(names(page).slice(0, 2))).toEqual(new Set(['compact', 'utility']));
    expect(names(page).slice(2, 4).sort()).toEqual(['large', 'mini']);
    const mumbaiKm = page.data[2]?.distanceKm ?? 0;
    expect(mumbaiKm).toBeGreaterThan(110);
    expect(mumbaiKm).toBeLessThan(130);
    expect(await found({ near: { ...near, radiusKm: 5 } })).toEqual(['compact', 'utility']);
    expect(await found({ bounds: { south: 12, west: 77, north: 13.5, east: 78 } })).toEqual(['jcb']);
  });
});

describe('order and pages', () => {
  test('sorts by relevance, price as printed, rating and age', async () => {
    expect(names(await find({}))).toEqual(['utility', 'large', 'compact', 'jcb', 'mini', 'crane']);
    expect(names(await find({ sort: 'priceAsc' }))).toEqual(['compact', 'utility', 'mini', 'jcb', 'large', 'crane']);
    expect(names(await find({ sort: 'priceDesc' }))).toEqual(['crane', 'large', 'jcb', 'mini', 'utility', 'compact']);
    expect(names(await find({ sort: 'rating' }))[0]).toBe('crane');
    expect(names(await find({ sort: 'newest' }))[0]).toBe('crane');
  });

  test('pages join without gap or repetition in every order, and the total stays true', async () => {
    for (const sort of ['relevance', 'priceAsc', 'priceDesc', 'rating', 'newest'] as const) {
      for (const filter of [{}, { searchTerm: 'kubota' }, { categoryId: 6 }, { startRentprice: 1 }]) {
        const whole = await find({ ...filter, sort });
        const pages = await Promise.all([1, 2, 3].map((page) => find({ ...filter, sort, page, pageSize: 2 })));
        expect(pages.flatMap(names)).toEqual(names(whole).slice(0, 6));
        expect(pages.map((page) => page.total)).toEqual(Array(3).fill(whole.total));
      }
    }
  });

  test('a huge page size is capped at 100, and a page after the last is empty but counted', async () => {
    expect(await find({ pageSize: 100_000, page: 1 })).toMatchObject({ pageSize: 100, total: 6 });
    expect(await find({ page: 1_000_000 })).toMatchObject({ data: [], total: 6, page: 1_000_000, pageSize: 20 });
    expect(await find({ page: 900_000, searchTerm: 'kubota' })).toMatchObject({ data: [], total: 2 });
    expect(await find({})).toMatchObject({ page: 1, pageSize: 500 });
  });
});

test('prices are compared by the day, whether machines are let by the hour, day, week or month', async () => {
  const rents = {
    'by the hour': [0, 150],
    'by the day': [1, 1100],
    'by the week': [2, 7800],
    'by the month': [3, 30_000],
  } as const;
  const added: string[] = [];
  for (const [name, [rental_type, rupees]] of Object.entries(rents)) {
    added.push(await addMachine(server.db, { name, city_id: '52', rental_type, rupees }));
  }
  const namesBy = async (input: SearchInput) =>
    (await find(input)).data.map(({ name }) => name).filter((name) => name in rents);
  const order = ['by the month', 'by the day', 'by the week', 'by the hour'];
  for (const scope of [{}, { selectedCityId: '52' }, { searchTerm: 'by' }]) {
    expect(await namesBy({ ...scope, sort: 'priceAsc' })).toEqual(order);
    expect(await namesBy({ ...scope, sort: 'priceDesc' })).toEqual(order.toReversed());
  }
  await server.db.deleteFrom('equipment').where('id', 'in', added).execute();
});

describe('facets', () => {
  const counts = (options: readonly { id: string; count: number }[]) =>
    Object.fromEntries(options.filter((one) => one.count > 0).map((one) => [one.id, one.count]));

  test('count each option under the other filters, from the rollup and live alike', async () => {
    for (const live of [{}, { startRentprice: 1 }, { endRentalHours: 99.5, startRentalHours: 5 }]) {
      const { facets } = await find({ categoryId: 6, discount: 10, facets: true, ...live });
      expect(counts(facets?.categories ?? [])).toMatchObject({ 6: 2 });
      expect(counts(facets?.equipmentTypes ?? [])).toEqual({ 27: 1, 29: 1 });
      expect(counts(facets?.discounts ?? [])).toEqual({ 10: 2, 25: 1, 35: 1, 50: 1, 60: 1, 70: 1 });
      expect(counts(facets?.zones ?? [])).toEqual({ South: 1, West: 1 });
      expect(facets?.insurance).toEqual({ yes: 1, no: 1 });
      expect(facets?.price).toEqual({ min: 7000, max: 9000 });
    }
  });

  test('follow every change of a machine at once', async () => {
    const { db } = server;
    const machine = await addMachine(db, { city_id: '50', rupees: 500 });
    const facets = async () => (await find({ selectedCityId: '50', facets: true })).facets;
    expect((await facets())?.price).toEqual({ min: 500, max: 500 });
    await db
      .updateTable('equipment')
      .set({ final_rental_paise: 70_000, insurance_available: true })
      .where('id', '=', machine)
      .execute();
    expect(await facets()).toMatchObject({ price: { min: 700, max: 700 }, insurance: { yes: 1, no: 0 } });
    await db.updateTable('equipment').set({ city_id: '51' }).where('id', '=', machine).execute();
    expect((await find({ selectedCityId: '50' })).total).toBe(0);
    expect((await find({ selectedCityId: '51' })).total).toBe(1);
    await db.deleteFrom('equipment').where('id', '=', machine).execute();
    expect((await find({ selectedCityId: '51' })).total).toBe(0);
  });
});

describe('one machine', () => {
  test('shows the details with its reviews, under names that say little', async () => {
    const { db } = server;
    const user = await db
      .insertInto('users')
      .values({ role: 'user', first_name: 'Asha', last_name: 'Kulkarni', phone: '9000000003', password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('equipment_ratings')
      .values({ equipment_id: id('utility'), user_id: user.id, star_rating: 4.5, comment: 'Good.' })
      .execute();
    const answer = await server.get(`/api/Equipment/GetEquipmentById?id=${id('utility')}`);
    const { data } = answer.json<{ data: unknown }>();
    expect(() => equipmentDetails.parse(data)).not.toThrow();
    expect(data).toMatchObject({
      id: id('utility'),
      finalRentalValue: 1500.5,
      equipmentRatings: [{ userName: 'Asha K.', comment: 'Good.', starRating: 4.5 }],
    });
    expect(answer.text).not.toMatch(/9000000002|password|supplier/);
  });

  test.each(['unavailable', 'unpaid', 'expired', 'future'])('that is %s is not there', async (name) => {
    const answer = await server.get(`/api/Equipment/GetEquipmentById?id=${id(name)}`);
    expect([answer.status, answer.json()['code']]).toEqual([404, 'equipment.unknown']);
  });

  test.each(['1', 'x', '00000000-0000-4000-8000-00000000000g'])('with the id %s is not there', async (wrong) => {
    expect((await server.get(`/api/Equipment/GetEquipmentById?id=${wrong}`)).status).toBe(404);
  });
});
