// @module-tag other
/** Saved searches against the list itself: what is found for a search is what its list shows, pair by pair. */
import { type EquipmentPage, queryOf, saveSearch, searchEquipments, type SearchInput } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachines } from '../../testing/market.ts';
import { addEntries, randomFleet } from '../../testing/random-calendars.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const today = '2026-03-10';
/* Pune, Mumbai, Nashik, and one of another zone. */
const cities = ['8', '1', '27', '23'];
const types = [1, 2, 27, 28, 29, 37];
const discounts = [0, 0, 10, 25, 50];
const names = [
  'Mahindra 575 DI XP Plus',
  'JCB 3DX ecoXcellence',
  'Tata Hitachi EX 200LC',
  'Volvo EC950',
  'ACE 14XW',
  'Sany SY140C',
];
/* In Hindi, misspelt, of makers and models, of a category, of a place, and of what nobody knows. */
const terms = [
  'जेसीबी',
  'excavtor',
  'poklen',
  'EX 200',
  'ec950',
  'sany',
  'tractor with rotavator',
  '14 ton crane pune',
  'lifting',
  'backhoe loader mumbai',
  'zamboni',
  'महिंद्रा',
  'mahindra tractor',
  'hadapsar excavator',
  '575',
  'volvo ec950 excavator',
  'JCB 3DX ecoXcellence',
];

const random = createRandom(6969);
const maybe = <Item>(share: number, item: () => Item): Item | undefined => (random.chance(share) ? item() : undefined);

function someSearch(): Partial<SearchInput> {
  const price = random.between(5, 60) * 100;
  const place = random.pick(['city', 'city', 'near', 'bounds', 'none']);
  const [latitude, longitude] = random.pick([
    [18.52, 73.86],
    [19.08, 72.88],
    [20, 73.79],
  ] as const);
  const reach = random.between(2, 250) / 100;
  const parts: Partial<SearchInput> = {
    searchTerm: maybe(0.55, () => random.pick(terms)),
    equipmentTypeId: maybe(0.2, () => [random.pick(types), random.pick(types)]),
    categoryId: maybe(0.15, () => random.pick([1, 6, 7])),
    ...(place === 'city' && { selectedCityId: random.pick(cities) }),
    ...(place === 'near' && { near: { latitude, longitude, radiusKm: random.pick([5, 25, 150, 500, 5000]) } }),
    ...(place === 'bounds' && {
      // In the order of the query.
      bounds: {
        south: latitude - reach,
        west: longitude - reach,
        north: latitude + reach,
        east: longitude + reach / 2,
      },
    }),
    zone: maybe(0.1, () => random.pick(['West', 'north'])),
    discount: maybe(0.15, () => random.pick([10, 25, 50])),
    insuranceAvailable: maybe(0.15, () => random.chance(0.5)),
    endRentprice: maybe(0.3, () => price),
    startRentprice: maybe(0.15, () => price / 2),
    startCapacity: maybe(0.1, () => random.between(1, 30)),
    endCapacity: maybe(0.1, () => random.between(20, 80)),
    startRentalHours: maybe(0.1, () => random.between(10, 40)),
    ...(random.chance(0.2) && {
      isFree: true,
      jobFrom: dayAfter(today, random.between(0, 40)),
      jobDays: random.between(1, 25),
    }),
    supplier: maybe(0.05, () => '00000000-0000-4000-8000-000000000002'),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

const machineFacts = (at: number) => ({
  name: random.pick(names),
  model_number: `M${at % 7}`,
  city_id: random.pick(cities),
  equipment_type_id: random.pick(types),
  rupees: random.between(500, 7000),
  discount: random.pick(discounts),
  insurance_available: random.chance(0.5),
  no_of_working_hrs: random.between(10, 90),
  ...(random.chance(0.7) && { facts: JSON.stringify({ capacity: random.between(1, 90) }) }),
});

async function find(input: Partial<SearchInput>): Promise<EquipmentPage> {
  const answer = await server.get(`/api${searchEquipments.path}?${queryOf(input)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as unknown as EquipmentPage;
}

/** What the list shows for all conditions: where it leaves words out in order to show anything, that is none. */
async function listed(input: Partial<SearchInput>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total, understood } = await find({ ...input, page, pageSize: 100 });
    const isPart =
      understood?.answer === 'part' && (understood.leftOut !== undefined || understood.unknown === undefined);
    if (isPart) return [];
    ids.push(...data.map(({ id }) => id));
    if (ids.length >= total || data.length === 0) return ids.toSorted();
  }
}

interface Saved {
  readonly input: Partial<SearchInput>;
  readonly id: string;
}

async function saveAll(count: number): Promise<Saved[]> {
  const saved: Saved[] = [];
  let person: SignedIn | undefined;
  for (let at = 0; at < count; at += 1) {
    if (at % 40 === 0) person = await signedIn(server);
    const input = someSearch();
    const answer = await server.post(`/api${saveSearch.path}`, { search: input }, person?.bearer);
    expect(answer.status, answer.text).toBe(200);
    saved.push({ input, id: answer.json<{ data: { id: string } }>().data.id });
  }
  return saved;
}

async function found(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; machines: string[] }>`
    select s.id, array(select equipment_id::text from search_hits h where h.search_id = s.search_id and place > 0 order by 1) as machines
    from saved_searches s`.execute(server.db);
  return new Map(rows.map(({ id, machines }) => [id, machines]));
}

test('what is found for saved searches is what their lists show: 40,000 pairs', async () => {
  const saved = await saveAll(100);
  const { machines, entries } = randomFleet(400, today, { share: 0.5, random, facts: machineFacts });
  await addMachines(
    server.db,
    machines.map(({ facts }) => facts),
  );
  await addEntries(server.db, today, entries);
  await server.app.savedSearches.work();
  expect(saved.length * machines.length).toBeGreaterThanOrEqual(40_000);
  const shown = await compare(saved);
  expect(shown).toBeGreaterThan(1000);
  // Some move, cost something else, get another name, or become free.
  for (const { id } of machines.slice(0, 250)) {
    const set = random.pick([
      { city_id: random.pick(cities) },
      { final_rental_paise: random.between(500, 7000) * 100 },
      { name: random.pick(names), insurance_available: random.chance(0.5) },
      { taken: '{}' },
      { facts: JSON.stringify({ capacity: random.between(1, 90) }) },
    ]);
    await server.db
      .updateTable('equipment')
      .set(set as never)
      .where('id', '=', id)
      .execute();
  }
  await server.app.savedSearches.work();
  await compare(saved, true);
}, 600_000);

/** Compares what was found with the lists, pair by pair; returns how many are in both. @param isLater what was found before and is not listed any more stays found */
async function compare(saved: readonly Saved[], isLater = false): Promise<number> {
  const hits = await found();
  const differing: unknown[] = [];
  let together = 0;
  for (const { id, input } of saved) {
    const list = await listed(input);
    const own = hits.get(id) ?? [];
    const missed = list.filter((one) => !own.includes(one)).length;
    const wrong = isLater ? 0 : own.filter((one) => !list.includes(one)).length;
    if (missed + wrong > 0) differing.push({ input, missed, wrong, listed: list.length });
    together += list.length;
  }
  expect(differing).toEqual([]);
  return together;
}
