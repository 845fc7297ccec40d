/** How a search explains itself, and what it shows if it finds little or nothing. */
import { type EquipmentPage, queryOf, type SearchInput } from '@yantra/contract/calls';
import { equipmentPage } from '@yantra/contract/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine } from '../../../testing/market.ts';

const server = appForFile();
const [mumbai, pune, nashik, nagpur] = ['1', '8', '24', '14'] as const;

beforeAll(async () => {
  const { db } = server;
  await db
    .insertInto('type_facts')
    .values([
      { type_id: 1, fact: 'capacity', unit: 'HP', low: 20, high: 30 },
      { type_id: 2, fact: 'capacity', unit: 'HP', low: 41, high: 50 },
      { type_id: 28, fact: 'capacity', unit: 't', low: 3, high: 6 },
      { type_id: 29, fact: 'capacity', unit: 't', low: 13, high: 15 },
      { type_id: 37, fact: 'capacity', unit: 't', low: 50, high: 60 },
      { type_id: 37, fact: 'reach', unit: 'm', low: 43, high: 60 },
    ])
    .execute();
  const add = (name: string, city_id: string, equipment_type_id: number, facts: object = {}, more: object = {}) =>
    addMachine(db, { name, model_number: '', city_id, equipment_type_id, facts: JSON.stringify(facts), ...more });
  await add('JCB 3DX', nashik, 27);
  await add('CASE 770', pune, 27);
  await add('Tata Hitachi EX 130', pune, 29, { capacity: 13 });
  await add('SANY SY140', pune, 29, { capacity: 14 }, { status: 'On rent' });
  await add('Kubota U50', pune, 28, { capacity: 5 });
  await add('Volvo EC140', mumbai, 29, { capacity: 15 });
  await add('XCMG QY50', nagpur, 37, { capacity: 50, reach: 43 });
  await add('SANY STC600', nagpur, 37, { capacity: 60, reach: 58 });
  await add('Swaraj 744', mumbai, 2, { capacity: 45 });
  await add('Kubota B2441', pune, 1, { capacity: 24 }, { latitude: 18.5074, longitude: 73.8077, pin_code: '411038' });
});

async function find(input: SearchInput): Promise<EquipmentPage> {
  const answer = await server.get(`/api/Equipment/SearchEquipments?${queryOf({ page: 1, ...input })}`);
  expect(answer.status, answer.text).toBe(200);
  const page = answer.json<EquipmentPage>();
  expect(() => equipmentPage.parse(page)).not.toThrow();
  return page;
}
const names = (list: EquipmentPage['nearby'] = []): string[] => list.map(({ name }) => name);
const inPune = { selectedCity: 'Pune', selectedCityId: pune };

describe('the documented payload', () => {
  const payload = {
    searchTerm: '',
    startRentprice: 0,
    endRentprice: 0,
    categoryId: 0,
    equipmentTypeId: [],
    selectedCity: 'Pune',
  };
  const paths = ['SearchEquipments', 'GetActiveSubscriptionEquipments'];

  test.for(paths)('of %s filters by nothing but its city, sent as a body or as a query', async (path) => {
    const posted = (await server.post(`/api/Equipment/${path}`, payload)).json<EquipmentPage>();
    const asked = (await server.get(`/api/Equipment/${path}?${queryOf(payload)}`)).json<EquipmentPage>();
    const all = (await server.get(`/api/Equipment/${path}?selectedCity=Pune`)).json<EquipmentPage>();
    expect(names(all.data)).toHaveLength(5);
    expect(names(posted.data).toSorted()).toEqual(names(all.data).toSorted());
    expect(names(asked.data).toSorted()).toEqual(names(all.data).toSorted());
  });
});

describe('nothing here', () => {
  test('brings the nearest elsewhere with their distance, and where they are', async () => {
    const page = await find({ searchTerm: 'mobile crane', ...inPune });
    expect(page).toMatchObject({ data: [], total: 0, understood: { answer: 'nearby' } });
    expect(names(page.nearby).toSorted()).toEqual(['SANY STC600', 'XCMG QY50']);
    const [first] = page.nearby ?? [];
    expect(first?.distanceKm).toBeGreaterThan(550);
    expect(first?.distanceKm).toBeLessThan(680);
    expect(page.nearbyCities).toMatchObject([{ id: nagpur, name: 'Nagpur', count: 2 }]);
    expect(page.elsewhere).toEqual({ count: 2, cities: 1 });
  });

  test('of a word or a filter in a town without machines does so too', async () => {
    expect(names((await find({ searchTerm: 'जेसीबी', selectedCityId: '500' })).nearby)).toHaveLength(2);
    expect(names((await find({ categoryId: 7, selectedCityId: mumbai })).nearby)).toHaveLength(2);
    expect(names((await find({ selectedCityId: '500' })).nearby).length).toBeGreaterThan(5);
  });

  test('brings first what fits the size that was asked for', async () => {
    const page = await find({ searchTerm: '14 ton excavator', selectedCityId: nagpur });
    expect(names(page.nearby)).toEqual(expect.arrayContaining(['SANY SY140', 'Tata Hitachi EX 130', 'Volvo EC140']));
    expect(names(page.nearby)).not.toContain('Kubota U50');
  });

  test('and nothing in India names other kinds', async () => {
    const { db } = server;
    await db
      .updateTable('equipment')
      .set({ status: 'Unavailable', listed: false })
      .where('name', '=', 'Swaraj 744')
      .execute();
    await db
      .updateTable('equipment')
      .set({ status: 'Unavailable', listed: false })
      .where('name', '=', 'Kubota B2441')
      .execute();
    const page = await find({ searchTerm: 'tractor', ...inPune });
    expect(page).toMatchObject({ total: 0, understood: { answer: 'related', kinds: ['Tractor'] } });
    expect(page).not.toHaveProperty('nearby');
    await db
      .updateTable('equipment')
      .set({ status: 'Available', listed: true })
      .where('name', 'in', ['Swaraj 744', 'Kubota B2441'])
      .execute();
    expect((await find({ searchTerm: 'tractor', ...inPune })).total).toBe(1);
  });

  test('of a word that nobody knows says so, and offers kinds there are', async () => {
    const page = await find({ searchTerm: 'zzzzqqq', ...inPune });
    expect(page).toMatchObject({ total: 0, understood: { answer: 'nothing', unknown: ['zzzzqqq'] } });
    expect(page.related?.[0]).toMatchObject({ type: 'Excavator', count: 3, everywhere: 4 });
  });

  test('is only said of a page: a documented list without one stays what it was', async () => {
    const answer = await server.post('/api/Equipment/GetActiveSubscriptionEquipments', { selectedCity: 'Satara' });
    expect(answer.json()).toMatchObject({ total: 0, data: [] });
    expect(answer.json()).not.toHaveProperty('nearby');
  });
});

test('a machine’s own name finds that machine, whichever kinds its words name', async () => {
  await addMachine(server.db, { name: 'Loader 1 of Kalyan', city_id: nashik, equipment_type_id: 27 });
  expect(names((await find({ searchTerm: 'Loader 1 of Kalyan', selectedCityId: nashik })).data)).toEqual([
    'Loader 1 of Kalyan',
  ]);
  await server.db.deleteFrom('equipment').where('name', '=', 'Loader 1 of Kalyan').execute();
});

describe('part of the words', () => {
  test('that are known bring their machines, the others are named', async () => {
    const page = await find({ searchTerm: 'excavator zzzzqqq', ...inPune });
    expect(page).toMatchObject({ total: 3, understood: { answer: 'part', unknown: ['zzzzqqq'] } });
  });

  test('of which no machine here bears one: the kind here, and the maker nearest elsewhere', async () => {
    const page = await find({ searchTerm: 'volvo excavator', ...inPune });
    expect(page).toMatchObject({ total: 3, understood: { answer: 'part', words: ['volvo'], leftOut: ['volvo'] } });
    expect(names(page.nearby)).toEqual(['Volvo EC140']);
  });
});

describe('the order', () => {
  test('has machines of the size that was asked for first', async () => {
    const page = await find({ searchTerm: '5 ton poclain', ...inPune });
    expect(names(page.data)[0]).toBe('Kubota U50');
    expect(page.understood?.size).toEqual({ value: 5, unit: 't' });
    expect(names((await find({ searchTerm: 'crane 190 feet', selectedCityId: nagpur })).data)[0]).toBe('SANY STC600');
  });

  test('has the maker first whose name stands for the kind', async () => {
    const page = await find({ searchTerm: 'jcb' });
    expect([page.total, names(page.data)[0]]).toEqual([2, 'JCB 3DX']);
  });

  test('lets two kinds that were asked for take turns', async () => {
    const page = await find({ searchTerm: 'excavator with backhoe', ...inPune });
    expect(page.total).toBe(4);
    expect(page.data.slice(0, 2).map(({ equipmentType }) => equipmentType.type)).toEqual([
      'Excavator',
      'Backhoe loader',
    ]);
    expect(page.understood?.kinds).toEqual(['Excavator', 'Backhoe loader']);
  });

  test('has what is free before what is let, and pages that join', async () => {
    const all = await find({ searchTerm: 'excavator 13 t', ...inPune, pageSize: 10 });
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find({ searchTerm: 'excavator 13 t', ...inPune, page, pageSize: 1 })),
    );
    expect(pages.flatMap(({ data }) => names(data))).toEqual(names(all.data));
    expect(names(all.data)[0]).toBe('Tata Hitachi EX 130');
  });
});

describe('a place in the words', () => {
  test('moves the search there: a town, a locality, a PIN code', async () => {
    expect(names((await find({ searchTerm: 'jcb nashik', ...inPune })).data)).toEqual(['JCB 3DX']);
    const kothrud = await find({ searchTerm: 'tractor kothrud', ...inPune });
    expect(kothrud.understood?.place).toMatchObject({ kind: 'locality', label: 'Kothrud, Pune', radiusKm: 25 });
    expect(kothrud.data[0]).toMatchObject({ name: 'Kubota B2441', distanceKm: expect.any(Number) });
    const pin = await find({ searchTerm: 'tractor 411038', selectedCityId: nagpur });
    expect(pin.understood?.place?.kind).toBe('pin');
    expect(names(pin.data)).toEqual(['Kubota B2441']);
  });

  test.each([
    ['जेसीबी हडपसर', pune, 'Hadapsar, Pune'],
    ['क्रेन वाकड', pune, 'Wakad, Pune'],
    ['रोलर लोणी काळभोर', pune, 'Loni Kalbhor, Pune'],
    // विमान alone is an aeroplane.
    ['जेसीबी विमान नगर', pune, 'Viman Nagar, Pune'],
    // The post knows its east and its west.
    ['जेसीबी कांदिवली', mumbai, 'Kandivali West, Mumbai'],
    ['दादर', mumbai, 'Dadar, Mumbai'],
    // A word of few sounds is no place because it resembles one: Pune, Pen.
    ['पानी निकालने का पंप', pune, undefined],
    ['पाणी टँकर', mumbai, undefined],
    ['ट्रैक्टर किराए पर चाहिए', pune, undefined],
    ['नांगरणी ट्रॅक्टर', pune, undefined],
    // It is looked for around the city alone.
    ['जेसीबी हडपसर', nagpur, undefined],
  ])('also where its name is in another script, near the city: %s', async (searchTerm, selectedCityId, label) => {
    const { understood } = await find({ searchTerm, selectedCityId });
    expect(understood?.place?.label).toBe(label);
  });

  test('near me asks for a position, and uses the one that is sent', async () => {
    expect((await find({ searchTerm: 'jcb near me', ...inPune })).understood?.needsPosition).toBe(true);
    const near = { latitude: 20, longitude: 73.79, radiusKm: 25 };
    const page = await find({ searchTerm: 'jcb near me', ...inPune, near });
    expect(names(page.data)).toEqual(['JCB 3DX']);
    expect(page.understood).toMatchObject({ place: { kind: 'me', ...near } });
    expect(page.understood).not.toHaveProperty('needsPosition');
  });
});

describe('capacity', () => {
  test('stands on machines, narrows lists, and has its ends in the facets', async () => {
    const page = await find({ searchTerm: 'excavator', ...inPune, facets: true });
    expect(page.data.find(({ name }) => name === 'SANY SY140')?.capacity).toEqual({ value: 14, unit: 't' });
    expect(page.facets?.capacity).toEqual({ unit: 't', min: 3, max: 15 });
    const large = await find({ searchTerm: 'excavator', ...inPune, startCapacity: 10, facets: true });
    expect([large.total, names(large.data).toSorted()]).toEqual([2, ['SANY SY140', 'Tata Hitachi EX 130']]);
    expect((await find({ searchTerm: 'excavator', ...inPune, endCapacity: 6 })).total).toBe(1);
    expect((await find({ ...inPune, facets: true })).facets).not.toHaveProperty('capacity');
  });
});

describe('one meaning', () => {
  test('has one address: the listing’s, or the page of the kind from five machines on', async () => {
    const canonicalOf = async (searchTerm: string, more: SearchInput = {}) =>
      (await find({ searchTerm, ...inPune, ...more })).understood?.canonical;
    expect(await canonicalOf('jcb on rent')).toBe('/equipments/backhoe%20loader?city=8');
    expect(await canonicalOf('जेसीबी')).toBe('/equipments/backhoe%20loader?city=8');
    expect(await canonicalOf('backhoe loader in pune', { selectedCityId: nagpur })).toBe(
      '/equipments/backhoe%20loader?city=8',
    );
    expect(await canonicalOf('jcb', { discount: 10 })).toBeUndefined();
    for (let n = 0; n < 4; n += 1) await addMachine(server.db, { name: 'CASE 770', equipment_type_id: 27 });
    expect(await canonicalOf('jcb on rent')).toBe('/rent/backhoe-loader/pune');
  });
});

test('an added word is understood at once, and only for the kind it was added to', async () => {
  const { db } = server;
  expect((await find({ searchTerm: 'zumbalift' })).understood?.answer).toBe('nothing');
  await db
    .insertInto('type_words')
    .values({ type_id: 28, word: 'Zumba lift', whole_group: false, created_at: new Date() })
    .execute();
  server.clock.time = new Date(server.clock.time.getTime() + 1000);
  expect(names((await find({ searchTerm: 'zumbalift', ...inPune })).data)).toEqual(['Kubota U50']);
});
