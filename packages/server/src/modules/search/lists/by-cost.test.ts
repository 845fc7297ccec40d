/** Lists by the whole cost of a job, against working it out for every machine; and the bound that lets most of them unread. */
import {
  type CostBasis,
  type EquipmentPage,
  getCostBasis,
  queryOf,
  searchEquipments,
  type SearchInput,
} from '@yantra/contract/calls';
import {
  costReach,
  type CostFacts,
  type CostJob,
  jobCost,
  type RateCard,
  type RentalType,
  roadKm,
  rupeesToPaise,
  workingDays,
} from '@yantra/domain';
import { allCities, kmBetween } from '@yantra/places/all';
import { sampleOf } from '@yantra/testing/sample';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../../seed/random.ts';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachines, testNow } from '../../../testing/market.ts';
import { randomCard } from '../../../testing/random-cards.ts';

const server = appForFile();
/* Pune, Mumbai, Nashik, Bengaluru, Delhi. */
const cities = ['8', '1', '23', '3', '60'];
const types = [1, 2, 27, 28, 29, 37];
const size = 3000;
const dearness: Readonly<Record<number, number>> = { 1: 1500, 2: 2000, 27: 7000, 28: 6000, 29: 11_000, 37: 24_000 };

interface Stored {
  readonly id: string;
  readonly city: string;
  readonly typeId: number;
  readonly categoryIds: readonly number[];
  readonly insured: boolean;
  readonly finalPaise: number;
  readonly rent: CostFacts['rent'];
  readonly card: RateCard;
  readonly place: { readonly latitude: number; readonly longitude: number };
}
let all: readonly Stored[];
const bases = new Map<string, CostBasis>();

beforeAll(async () => {
  const random = createRandom(1955);
  await server.db
    .insertInto('type_facts')
    .values([27, 28, 29, 37].flatMap((type_id) => ['operator', 'fuel'].map((fact) => ({ type_id, fact }))))
    .execute();
  await sql`update categories set gst_percent = 12 where id = 1`.execute(server.db);
  const many = Array.from({ length: size }, (_, at) => {
    const typeId = types[random.between(0, types.length - 1)] ?? 2;
    const rupees = Math.max(50, Math.round((dearness[typeId] ?? 1000) * (0.5 + random.next())));
    const rental_type = random.weighted([
      [1, 6],
      [0, 1],
      [2, 1],
      [3, 1],
    ]);
    const unit = ([0.12, 1, 6, 22] as const)[rental_type] ?? 1;
    return {
      name: `Machine ${at}`,
      city_id: cities[random.between(0, cities.length - 1)] ?? '8',
      equipment_type_id: typeId,
      rupees: Math.max(1, Math.round(rupees * unit)),
      rental_type,
      discount: random.chance(0.4) ? random.between(0, 60) : 0,
      insurance_available: random.chance(0.5),
      // A fifth says nothing at all.
      ...(random.chance(0.8) && { rate_card: JSON.stringify(randomCard(random, rupees * 100)) }),
    };
  });
  await addMachines(server.db, many);
  await sql`update equipment set latitude = latitude + sin(hashtext(name)) / 4, longitude = longitude + cos(hashtext(name)) / 4`.execute(
    server.db,
  );
  await sql`select refresh_typical_costs()`.execute(server.db);
  const rows = await server.db.selectFrom('equipment').selectAll().execute();
  all = rows.map((row) => ({
    id: row.id,
    city: row.city_id,
    typeId: row.equipment_type_id,
    categoryIds: row.category_ids,
    insured: row.insurance_available,
    finalPaise: row.final_rental_paise,
    rent: {
      paise: row.rental_paise,
      finalPaise: row.final_rental_paise,
      type: row.rental_type as RentalType,
      discount: row.discount,
    },
    card: (row.rate_card ?? {}) as RateCard,
    place: { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
  }));
  for (const { typeId, categoryIds } of all) {
    const key = `${typeId} ${categoryIds.join()}`;
    if (bases.has(key)) continue;
    const query = queryOf({ equipmentTypeId: typeId, categoryIds: [...categoryIds] });
    const answer = await server.get(`/api${getCostBasis.path}?${query}`);
    bases.set(key, answer.json<{ data: CostBasis }>().data);
  }
}, 120_000);

const paise = (both: { readonly middle: number; readonly most: number }) => ({
  middle: rupeesToPaise(both.middle),
  most: rupeesToPaise(both.most),
});

function factsOf({ rent, card, typeId, categoryIds }: Stored): CostFacts {
  const basis = bases.get(`${typeId} ${categoryIds.join()}`);
  if (basis === undefined) throw new Error('Every kind has a basis.');
  const { parts, gst, typical } = basis;
  const { overtime, transport, shift, litres, diesel, board } = typical;
  return {
    rent,
    card,
    parts,
    gst,
    typical: {
      ...(overtime !== undefined && { overtime: rupeesToPaise(overtime) }),
      ...(transport && {
        transport: { middle: transport.middle.map(rupeesToPaise), most: transport.most.map(rupeesToPaise) },
      }),
      ...(shift && { shift: paise(shift) }),
      ...(litres && { litres }),
      diesel: rupeesToPaise(diesel),
      board: rupeesToPaise(board),
    },
  };
}

async function find(input: Partial<SearchInput>): Promise<EquipmentPage> {
  const answer = await server.get(`/api${searchEquipments.path}?${queryOf(input)}`);
  expect(answer.status).toBe(200);
  return answer.json() as unknown as EquipmentPage;
}

/** A search by chance, and which machines it means. */
function someSearch(seed: number) {
  const random = createRandom(seed);
  const one = <Item>(probability: number, item: () => Item): Item | undefined =>
    random.chance(probability) ? item() : undefined;
  const cityId = one(0.5, () => random.pick(cities));
  const typeIds = one(0.5, () => random.shuffled(types).slice(0, random.between(1, 2)));
  const insured = one(0.2, () => random.chance(0.5));
  const most = one(0.2, () => random.between(1000, 20_000));
  const at = one(0.5, () => ({ latitude: 18 + random.next(), longitude: 73 + random.next() }));
  const job: CostJob = {
    from: one(0.5, () => `2026-0${random.between(4, 9)}-${random.between(10, 28)}`),
    days: random.chance(0.9) ? random.between(1, 45) : random.between(1, 366),
    hours: one(0.5, () => random.between(1, 24)) ?? 8,
    ownOperator: random.chance(0.3),
  };
  const page = random.chance(0.7) ? 1 : random.between(2, 5);
  const input: Partial<SearchInput> = {
    sort: 'cost',
    page,
    pageSize: 20,
    jobDays: job.days,
    jobHours: job.hours,
    jobOperator: job.ownOperator ? 'own' : 'needed',
    ...(job.from !== undefined && { jobFrom: job.from }),
    ...(at && { jobAt: at }),
    ...(cityId !== undefined && { selectedCityId: cityId }),
    ...(typeIds && { equipmentTypeId: [...typeIds] }),
    ...(insured !== undefined && { insuranceAvailable: insured }),
    ...(most !== undefined && { endRentprice: most }),
  };
  const place = at ?? (cityId === undefined ? undefined : allCities.find(({ id }) => id === cityId));
  const costOf = (machine: Stored) =>
    jobCost(factsOf(machine), { ...job, km: place && roadKm(kmBetween(place, machine.place)) });
  const meant = all.filter(
    ({ city, typeId, insured: has, finalPaise }) =>
      (cityId === undefined || city === cityId) &&
      (typeIds === undefined || typeIds.includes(typeId)) &&
      (insured === undefined || has === insured) &&
      (most === undefined || finalPaise <= most * 100),
  );
  return { input, page, meant, costOf };
}

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

test('the first by total cost are those that are cheapest when every machine is worked out', async () => {
  for (const seed of sampleOf(seeds, 30)) {
    const { input, page, meant, costOf } = someSearch(seed);
    const costed = meant.map((machine) => ({ id: machine.id, cost: costOf(machine) }));
    const inOrder = costed.toSorted((a, b) => a.cost.whole - b.cost.whole || (a.id < b.id ? -1 : 1));
    const wanted = inOrder.slice((page - 1) * 20, page * 20);
    const { data, total } = await find(input);
    expect([seed, data.map(({ id }) => id)]).toEqual([seed, wanted.map(({ id }) => id)]);
    expect(data.map(({ cost }) => rupeesToPaise(cost?.total ?? 0))).toEqual(wanted.map(({ cost }) => cost.total));
    expect(total).toBe(meant.length);
  }
}, 600_000);

describe('the least that a day costs', () => {
  test('is never more than the whole cost, whatever card and job', async () => {
    const { rows } = await sql<{ id: string; least: number }>`
      select id, cost_a_day(final_rental_paise, rental_type, discount, rate_card) as least from equipment`.execute(
      server.db,
    );
    const leastOf = new Map(rows.map(({ id, least }) => [id, least]));
    const random = createRandom(7);
    let closest = 0;
    for (const machine of all) {
      const job = {
        from: `2026-04-0${random.between(1, 9)}`,
        days: random.between(1, 80),
        hours: random.between(1, 24),
        ownOperator: random.chance(0.5),
      };
      const bound = (leastOf.get(machine.id) ?? 0) * workingDays(job, true) * (Math.min(job.hours, 8) / 8);
      // With nothing beside the rent, the bound is close.
      const card: RateCard = { ...machine.card, transport: { state: 'included' }, gstIncluded: true };
      const bare = { ...factsOf(machine), card, parts: { operator: false, fuel: false } };
      expect(bound).toBeLessThanOrEqual(jobCost(bare, job).total);
      closest = Math.max(closest, bound / jobCost(bare, job).total);
    }
    expect(closest).toBeGreaterThan(0.999);
  });

  test('is found by an index, of a type and in a city', async () => {
    const plan = async (where: string) => {
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain (costs off) select id from equipment where listed and ${sql.raw(where)}
        order by cost_a_day(final_rental_paise, rental_type, discount, rate_card), id limit 20`.execute(server.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    await sql`analyze equipment`.execute(server.db);
    expect(await plan('equipment_type_id = 2')).toMatch(/Index Scan using equipment_cost on/);
    expect(await plan(`equipment_type_id = 2 and city_id = '8'`)).toMatch(/Index Scan using equipment_cost_city on/);
  });
});

test('without a job the order is as usual, and cards have no cost', async () => {
  const usual = await find({ page: 1, pageSize: 5 });
  const { data } = await find({ page: 1, pageSize: 5, sort: 'cost' });
  expect(data).toEqual(usual.data);
  expect(data.every(({ cost }) => cost === undefined)).toBe(true);
});

test('with a job every card has its cost, whatever the order and the call', async () => {
  for (const path of ['SearchEquipments', 'GetActiveSubscriptionEquipments']) {
    const answer = await server.get(`/api/Equipment/${path}?selectedCityId=8&jobDays=3&sort=priceAsc&page=1`);
    const { data } = answer.json() as unknown as EquipmentPage;
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ cost }) => cost !== undefined && cost.total > 0)).toBe(true);
  }
});

test('beyond its reach it says so', async () => {
  const answer = await server.get(
    `/api${searchEquipments.path}?sort=cost&jobDays=3&pageSize=100&page=${costReach / 100 + 1}`,
  );
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({
    errorCodes: { page: { code: 'page.beyondCost', params: { most: costReach } } },
  });
});

test.each([
  ['2026-03-09', 'past'],
  ['2027-03-20', 'more than a year ahead'],
  ['2026-02-30', 'no day'],
  ['soon', 'no date'],
])('a job from %s, %s, is refused', async (jobFrom) => {
  const answer = await server.get(`/api${searchEquipments.path}?jobDays=3&jobFrom=${jobFrom}`);
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ errorCodes: { jobFrom: { code: 'jobFrom.invalid' } } });
  expect(testNow.toISOString().slice(0, 10)).toBe('2026-03-10');
});
