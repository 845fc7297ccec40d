/** Lists of machines that are free on a job's days, against looking at every day of every unit, and against holding them. */
import { type EquipmentPage, queryOf, searchEquipments, type SearchInput } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sampleOf } from '@yantra/testing/sample';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../../seed/random.ts';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addDeal } from '../../../testing/deals.ts';
import { addMachine, addMachines, testNow } from '../../../testing/market.ts';
import { addEntries, type Fleeted, isFreeByHand, onDay, randomFleet } from '../../../testing/random-calendars.ts';
import { holdDays } from '../../availability/index.ts';

const server = appForFile();
const clock = { now: () => testNow };
const today = '2026-03-10';
/* Pune, Mumbai, and one of another zone. */
const cities = ['8', '1', '23'];
const types = [1, 2, 27, 28, 29];
const discounts = [0, 0, 10, 25, 50];

let all: readonly Fleeted[];

beforeAll(async () => {
  const random = createRandom(2828);
  const facts = (at: number) => ({
    name: `Machine ${at}`,
    city_id: random.pick(cities),
    equipment_type_id: random.pick(types),
    rupees: random.between(500, 9000),
    discount: random.pick(discounts),
    insurance_available: random.chance(0.5),
  });
  const quiet = randomFleet(250, today, { share: 0.15, random, facts });
  const busy = randomFleet(250, today, { share: 0.9, random, facts });
  all = [...quiet.machines, ...busy.machines];
  await addMachines(
    server.db,
    all.map((machine) => machine.facts),
  );
  await addEntries(server.db, today, [...quiet.entries, ...busy.entries]);
  await addMachine(server.db, { status: 'Unavailable', period: [-10, 30] });
}, 120_000);

async function find(input: Partial<SearchInput>): Promise<EquipmentPage> {
  const answer = await server.get(`/api${searchEquipments.path}?${queryOf(input)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as unknown as EquipmentPage;
}

/** All pages of a list. */
async function idsOf(input: Partial<SearchInput>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await find({ ...input, page, pageSize: 100 });
    ids.push(...data.map(({ id }) => id));
    if (ids.length >= total || data.length === 0) return ids;
  }
}

const spanBy = (random: ReturnType<typeof createRandom>) => ({
  jobFrom: dayAfter(today, random.between(0, 45)),
  jobDays: random.chance(0.9) ? random.between(1, 25) : random.between(26, 300),
});

/** A search by chance, and which machines it means. */
function someSearch(seed: number) {
  const random = createRandom(seed);
  const one = <Item>(probability: number, item: () => Item): Item | undefined =>
    random.chance(probability) ? item() : undefined;
  const span = spanBy(random);
  const cityId = one(0.6, () => random.pick(cities));
  const typeIds = one(0.5, () => random.shuffled(types).slice(0, random.between(1, 2)));
  const insured = one(0.2, () => random.chance(0.5));
  const least = one(0.2, () => random.pick([10, 25, 13]));
  const most = one(0.2, () => random.between(1000, 9000));
  const words = one(0.15, () => `Machine ${random.between(1, 499)}`);
  const isNear = random.chance(0.2);
  const input: Partial<SearchInput> = {
    ...span,
    isFree: true,
    sort: random.pick(['relevance', 'priceAsc', 'newest', 'cost', ...(isNear ? (['distance'] as const) : [])]),
    ...(isNear && { near: { latitude: 18.52, longitude: 73.86, radiusKm: random.pick([30, 300, 5000]) } }),
    ...(cityId !== undefined && !isNear && { selectedCityId: cityId }),
    ...(typeIds && { equipmentTypeId: [...typeIds] }),
    ...(insured !== undefined && { insuranceAvailable: insured }),
    ...(least !== undefined && { discount: least }),
    ...(most !== undefined && { endRentprice: most }),
    ...(words !== undefined && { searchTerm: words, exact: true }),
  };
  return { input, span };
}

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

test('a list of free machines is the same list without those that are not free', async () => {
  for (const seed of sampleOf(seeds, 25)) {
    const { input, span } = someSearch(seed);
    const { isFree: _free, ...onAnyDay } = input;
    const wanted = new Set(
      all.filter((machine) => isFreeByHand(machine, span.jobFrom, span.jobDays)).map(({ id }) => id),
    );
    const everything = await idsOf(onAnyDay);
    const found = await idsOf(input);
    expect([seed, found]).toEqual([seed, everything.filter((id) => wanted.has(id))]);
  }
}, 600_000);

test('facets count what is free, each without its own filter', async () => {
  for (const seed of sampleOf(seeds, 15)) {
    const { input } = someSearch(seed);
    const { facets, total } = await find({ ...input, sort: 'relevance', facets: true, page: 1 });
    if (!facets) throw new Error('The facets were asked for.');
    const totalWith = async (more: Partial<SearchInput>) => (await find({ ...input, ...more, page: 1 })).total;
    expect(await totalWith({})).toBe(total);
    for (const { id, count } of facets.equipmentTypes) {
      expect([seed, id, count]).toEqual([seed, id, await totalWith({ equipmentTypeId: [Number(id)] })]);
    }
    for (const { id, count } of facets.discounts.slice(0, 3)) {
      expect([seed, id, count]).toEqual([seed, id, await totalWith({ discount: Number(id) })]);
    }
    expect(facets.insurance).toEqual({
      yes: await totalWith({ insuranceAvailable: true }),
      no: await totalWith({ insuranceAvailable: false }),
    });
    expect([seed, facets.zones.reduce((sum, { count }) => sum + count, 0)]).toEqual([seed, total]);
    const { endRentprice: _price, ...anyPrice } = input;
    const { data } = await find({ ...anyPrice, sort: 'priceAsc', page: 1, pageSize: 1 });
    // The range of rents may be that of any day.
    expect(facets.price.min).toBeLessThanOrEqual(data[0]?.finalRentalValue ?? 0);
  }
}, 600_000);

test('a card says whether it is free for the job, and else from which day on', async () => {
  for (const seed of sampleOf(seeds, 10)) {
    const span = spanBy(createRandom(seed));
    const { data } = await find({ ...span, page: 1, pageSize: 100 });
    for (const { id, free } of data) {
      const machine = all.find((one) => one.id === id);
      if (machine === undefined) throw new Error('Only these machines are listed.');
      const start = Array.from({ length: 400 }, (_, at) => dayAfter(span.jobFrom, at)).find((day) =>
        isFreeByHand(machine, day, span.jobDays),
      );
      const later = { isFree: false, ...(start !== undefined && { from: start }) };
      expect([seed, id, free]).toEqual([seed, id, start === span.jobFrom ? { isFree: true } : later]);
    }
  }
});

test('without days of a job a card says the first free day, if it is not free today', async () => {
  // What has lapsed is ended, as the job does within seconds.
  await onDay(server.db, today, (trx) =>
    sql`update commitments set state = 'lapsed' where state = 'active' and expires_at <= clock_timestamp()`.execute(
      trx,
    ),
  );
  for (const { id, free } of (await find({ page: 1, pageSize: 100, jobDays: 3 })).data) {
    const machine = all.find((one) => one.id === id);
    if (machine === undefined) throw new Error('Only these machines are listed.');
    const days = Array.from({ length: 400 }, (_, at) => dayAfter(today, at));
    const first = days.find((day) => isFreeByHand({ ...machine, bufferDays: 0 }, day, 1));
    expect([id, free]).toEqual([id, first === undefined || first === today ? undefined : { from: first }]);
  }
});

describe('free', () => {
  test('is exactly what a hold for the job succeeds with', async () => {
    const { dealId } = await addDeal(server);
    for (const seed of sampleOf(seeds, 4)) {
      const { jobFrom, jobDays } = spanBy(createRandom(seed));
      const free = new Set(await idsOf({ jobFrom, jobDays, isFree: true }));
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 day' as at`.execute(server.db);
      for (const { id } of createRandom(seed).shuffled(all).slice(0, 60)) {
        const wanted = {
          machineId: id,
          dealId,
          from: jobFrom,
          until: dayAfter(jobFrom, jobDays),
          expiresAt: rows[0]?.at ?? testNow,
          words: '',
          place: '',
          amountPaise: null,
        };
        const held = await server.db
          .transaction()
          .execute((trx) => holdDays(trx, clock, wanted))
          .catch((error: unknown) => (error as { code: string }).code);
        expect([seed, id, typeof held === 'string' ? held : 'held']).toEqual([
          seed,
          id,
          free.has(id) ? 'held' : 'days.taken',
        ]);
        if (typeof held === 'string') continue;
        await onDay(server.db, today, (trx) => sql`delete from commitments where id = ${held.id}::uuid`.execute(trx));
      }
    }
  }, 120_000);

  test('counts with both days of a job alone', async () => {
    const { total } = await find({ page: 1 });
    expect((await find({ page: 1, isFree: true })).total).toBe(total);
    expect((await find({ page: 1, isFree: true, jobDays: 10 })).total).toBe(total);
    expect((await find({ page: 1, isFree: true, jobFrom: today })).total).toBe(total);
    expect((await find({ page: 1, isFree: true, jobFrom: today, jobDays: 10 })).total).toBeLessThan(total);
  });

  test('is yes or no', async () => {
    const answer = await server.get(`/api${searchEquipments.path}?isFree=perhaps`);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errorCodes: { isFree: { code: 'answer.invalid' } } });
  });
});

test('what is shown from elsewhere is free as well', async () => {
  const machine = await addMachine(server.db, { city_id: '60', equipment_type_id: 37 });
  const other = await addMachine(server.db, { city_id: '60', equipment_type_id: 37 });
  const asked = {
    jobFrom: today,
    jobDays: 5,
    isFree: true,
    page: 1,
    selectedCityId: '8',
    equipmentTypeId: [37],
  } as const;
  await onDay(server.db, today, (trx) =>
    sql`insert into commitments (equipment_id, unit, kind, days) values (${machine}::uuid, 1, 'repair', daterange('2026-03-12', '2026-03-13'))`.execute(
      trx,
    ),
  );
  const { total, nearby, nearbyCities } = await find({ ...asked, equipmentTypeId: [...asked.equipmentTypeId] });
  expect(total).toBe(0);
  expect(nearby?.map(({ id, free }) => [id, free])).toEqual([[other, { isFree: true }]]);
  expect(nearbyCities).toMatchObject([{ id: '60', count: 1 }]);
});
