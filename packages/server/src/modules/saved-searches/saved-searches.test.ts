import {
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  getDemand,
  type Demand,
  getOwnDemand,
  getSavedSearches,
  getSearchNews,
  markNewsSeen,
  type OwnDemand,
  saveSearch,
  type SavedSearch,
  type SearchInput,
  type SearchNews,
} from '@yantra/contract/calls';
import { dayAfter, dayMs, hourMs, savedSearchLimits } from '@yantra/domain';
import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn, signedInAgain } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';

const server = appForFile();
const pune = '8';
const nashik = allCities.find(({ name }) => name === 'Nashik')?.id ?? '';
const [backhoe, excavator, crane] = [27, 28, 37];
const supplierId = '00000000-0000-4000-8000-000000000002';

let person: SignedIn;
beforeEach(async () => {
  for (const table of [
    'saved_searches',
    'search_changes',
    'notifications',
    'equipment',
    'wanted_texts',
    'type_words',
  ] as const)
    await server.db.deleteFrom(table).execute();
  person = await signedIn(server);
});

const ask = async <Data>(call: { path: string; method: string }, input: object, who = person): Promise<Data> => {
  const answer =
    call.method === 'GET'
      ? await server.get(`/api${call.path}?${new URLSearchParams(input as Record<string, string>)}`, who.bearer)
      : await server.post(`/api${call.path}`, input, who.bearer);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ data: Data }>().data;
};
const save = (search: Partial<SearchInput>, pace: 'daily' | 'atOnce' = 'atOnce', who = person) =>
  ask<SavedSearch>(saveSearch, { search, pace }, who);
const listOf = async (who = person) => (await ask<{ searches: SavedSearch[] }>(getSavedSearches, {}, who)).searches;
const newsOf = (id: string, more: object = {}) => ask<SearchNews>(getSearchNews, { id, ...more });
const again = async (id: string) =>
  signedInAgain(server, await server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const work = () => server.app.savedSearches.work();
const told = async (userId = person.userId) => {
  const { rows } = await sql<{ facts: { savedId: string; count: number; after: number; cheaper: number } }>`
    select facts from notifications where user_id = ${userId}::uuid and kind = 'searchNews' order by id`.execute(
    server.db,
  );
  return rows.map(({ facts }) => facts);
};
const counts = async () => (await told()).map(({ count }) => count);
const change = (id: string, set: object) => server.db.updateTable('equipment').set(set).where('id', '=', id).execute();
const inPune = { equipmentTypeId: [backhoe], selectedCityId: pune };

describe('a saved search', () => {
  test('is one for all whose words mean the same', async () => {
    await save({ searchTerm: 'जेसीबी', selectedCityId: pune });
    await save({ searchTerm: 'JCB', selectedCityId: pune }, 'daily', await signedIn(server));
    await save({ searchTerm: 'backhoe loader pune' }, 'daily', await signedIn(server));
    const { rows } = await sql<{ people: number; daily: number; at_once: number }>`
      select people, daily, at_once from wanted_searches`.execute(server.db);
    expect(rows).toEqual([{ people: 3, daily: 2, at_once: 1 }]);
  });
  test('is saved once by the same person, with the new pace', async () => {
    const first = await save({ searchTerm: 'jcb', selectedCityId: pune }, 'daily');
    const again = await save({ searchTerm: 'जेसीबी', selectedCityId: pune }, 'atOnce');
    expect([again.id, again.pace]).toEqual([first.id, 'atOnce']);
    expect(await listOf()).toHaveLength(1);
  });
  test('says what it is understood as, in its own words and order', async () => {
    const bounds = { south: 18.4, west: 73.7, north: 18.7, east: 74.05 };
    await save({ searchTerm: '14 t excavtor', bounds, isFree: true, jobFrom: '2026-03-20', jobDays: 3 });
    const [saved] = await listOf();
    expect(saved).toMatchObject({
      meant: { kinds: ['Excavator'], size: { value: 14, unit: 't' } },
      lastDay: '2026-03-22',
      isOver: false,
    });
    expect(Object.keys(saved?.search.bounds ?? {})).toEqual(['south', 'west', 'north', 'east']);
    server.clock.time = new Date(testNow.getTime() + 11 * dayMs);
    expect((await listOf(await again(person.userId)))[0]?.isOver).toBe(true);
  });
  test('is one of so many that a person keeps', async () => {
    for (let n = 0; n < savedSearchLimits.ofPerson; n += 1) await save({ endRentprice: 1000 + n });
    const answer = await server.post(`/api${saveSearch.path}`, { search: { endRentprice: 1 } }, person.bearer);
    expect([answer.status, answer.json()['code']]).toEqual([409, 'savedSearch.tooMany']);
  });
  test('is nobody else’s to see, change or delete', async () => {
    const { id } = await save(inPune);
    const other = await signedIn(server);
    for (const [call, input] of [
      [changeSavedSearch, { id, isPaused: true }],
      [markNewsSeen, { id, through: 5 }],
    ] as const) {
      expect((await server.post(`/api${call.path}`, input, other.bearer)).json()['code']).toBe('savedSearch.unknown');
    }
    expect((await server.get(`/api${getSearchNews.path}?id=${id}`, other.bearer)).status).toBe(404);
    await ask(deleteSavedSearch, { id }, other);
    expect(await listOf()).toHaveLength(1);
  });
  test('goes with the last who saved it', async () => {
    const { id } = await save(inPune);
    await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    await ask(deleteSavedSearch, { id });
    const { rows } =
      await sql`select 1 from wanted_searches union all select 1 from wanted_keys union all select 1 from search_hits`.execute(
        server.db,
      );
    expect(rows).toEqual([]);
  });
});

describe('news', () => {
  test('are told once, as many as the page shows', async () => {
    const { id } = await save(inPune);
    await addMachine(server.db, { equipment_type_id: backhoe });
    await addMachine(server.db, { equipment_type_id: excavator });
    await work();
    await work();
    expect(await counts()).toEqual([1]);
    await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    const [, last] = await told();
    const shown = await newsOf(id, { after: last?.after });
    expect([last?.count, shown.data.length, (await listOf())[0]?.news]).toEqual([2, 2, 2]);
    expect(await ask(countSavedSearches, {})).toEqual({ searches: 1, withNews: 1 });
    await ask(markNewsSeen, { id, through: shown.through });
    expect([(await newsOf(id)).data.length, (await listOf())[0]?.news]).toEqual([0, 0]);
    expect((await newsOf(id, { after: last?.after })).data).toHaveLength(2);
  });
  test('leave out what is not listed any more', async () => {
    const { id } = await save(inPune);
    const machine = await addMachine(server.db, { equipment_type_id: backhoe });
    await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    await change(machine, { city_id: nashik });
    expect((await newsOf(id)).data).toHaveLength(1);
  });
  test('are not what was in the list when it was saved, whatever changes of it', async () => {
    const machine = await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    await save(inPune);
    await change(machine, { name: 'JCB 3DX', insurance_available: true });
    await work();
    expect(await counts()).toEqual([]);
  });
  test('come when a change brings a machine into the list', async () => {
    await save({ ...inPune, endRentprice: 900 });
    const machine = await addMachine(server.db, { equipment_type_id: backhoe, rupees: 1000 });
    await work();
    expect(await counts()).toEqual([]);
    await change(machine, { final_rental_paise: 90_000 });
    await work();
    expect(await counts()).toEqual([1]);
  });
  test('come again when a machine got cheaper by a tenth of what was told, and not before', async () => {
    const { id } = await save(inPune);
    const machine = await addMachine(server.db, { equipment_type_id: backhoe, rupees: 1000 });
    await work();
    await change(machine, { final_rental_paise: 90_001 });
    await work();
    expect(await counts()).toEqual([1]);
    await change(machine, { final_rental_paise: 90_000 });
    await work();
    await change(machine, { final_rental_paise: 99_000 });
    await change(machine, { final_rental_paise: 85_000 });
    await work();
    expect(await told()).toMatchObject([
      { count: 1, cheaper: 0 },
      { count: 1, cheaper: 1 },
    ]);
    expect((await newsOf(id)).data).toMatchObject([{ id: machine, costBefore: 1000 }]);
  });
  test('come of a machine that was there when its rent fell by a tenth, in steps too', async () => {
    const machine = await addMachine(server.db, { equipment_type_id: backhoe, rupees: 1000 });
    await work();
    await save(inPune);
    await change(machine, { final_rental_paise: 94_000 });
    await work();
    expect(await counts()).toEqual([]);
    await change(machine, { final_rental_paise: 89_000 });
    await work();
    expect(await counts()).toEqual([1]);
  });
  test('come when days become free', async () => {
    const machine = await addMachine(server.db, { equipment_type_id: backhoe });
    await change(machine, { taken: sql`'{[2026-03-15,2026-03-25)}'` });
    await work();
    await save({ ...inPune, isFree: true, jobFrom: dayAfter('2026-03-10', 10), jobDays: 3 });
    await change(machine, { taken: sql`'{[2026-03-15,2026-03-18)}'` });
    await work();
    expect(await counts()).toEqual([1]);
  });
  test('come when a machine’s period begins', async () => {
    await save(inPune);
    await addMachine(server.db, { equipment_type_id: backhoe, period: [1, 30] });
    await work();
    expect(await counts()).toEqual([]);
    server.clock.time = new Date(testNow.getTime() + 2 * dayMs);
    await server.app.listing.refresh();
    await work();
    expect(await counts()).toEqual([1]);
  });
  test('come to who saved the search after others were told of a machine that left and came back', async () => {
    await save(inPune);
    const machine = await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    await change(machine, { city_id: nashik });
    await work();
    const later = await signedIn(server);
    await save(inPune, 'atOnce', later);
    await change(machine, { city_id: pune });
    await work();
    expect([(await told()).length, (await told(later.userId)).length]).toEqual([1, 1]);
  });
});

describe('how often', () => {
  test('daily: in one message, on the next morning in India', async () => {
    await save(inPune, 'daily');
    for (let n = 0; n < 3; n += 1) {
      await addMachine(server.db, { equipment_type_id: backhoe });
      await work();
    }
    expect(await counts()).toEqual([]);
    server.clock.time = new Date('2026-03-11T03:00:00Z');
    await work();
    expect(await counts()).toEqual([3]);
  });
  test('not while paused; then from what comes on', async () => {
    const { id } = await save(inPune);
    await ask(changeSavedSearch, { id, isPaused: true });
    await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    await ask(changeSavedSearch, { id, isPaused: false });
    await work();
    expect(await counts()).toEqual([]);
    await addMachine(server.db, { equipment_type_id: backhoe });
    await work();
    expect(await counts()).toEqual([2]);
  });
  test('once, when two servers work at the same time, however many people there are', async () => {
    await save(inPune);
    // Others of the same search, as many as are told in two turns.
    await sql`with others as (
        insert into users (role, first_name, last_name, phone, password_hash) select 'user', 'A', 'B', 'other' || n, '!' from generate_series(1, 229) n returning id)
      insert into saved_searches (user_id, search_id, input, pace, created_at, since_hit, seen_hit, told_hit)
        select o.id, s.search_id, s.input, s.pace, s.created_at, s.since_hit, s.seen_hit, s.told_hit from others o cross join saved_searches s`.execute(
      server.db,
    );
    await addMachines(
      server.db,
      Array.from({ length: 120 }, () => ({ equipment_type_id: backhoe })),
    );
    const other = testApp(server.db);
    await Promise.all([work(), other.app.savedSearches.work(), work(), other.app.savedSearches.work()]);
    await work();
    await other.app.http.close();
    const { rows } = await sql<{ people: number; fewest: number; left: number }>`
      with last as (select distinct on (user_id) user_id, (facts->>'count')::int as n from notifications where kind = 'searchNews' order by user_id, id desc)
      select count(*)::int as people, min(n) as fewest, (select count(*)::int from search_changes) as left from last`.execute(
      server.db,
    );
    expect(rows).toEqual([{ people: 230, fewest: 100, left: 0 }]);
    const { rows: hits } = await sql<{ n: number }>`select count(*)::int as n from search_hits where place > 0`.execute(
      server.db,
    );
    expect(hits).toEqual([{ n: 120 }]);
  }, 60_000);
});

describe('a term', () => {
  test('that nobody knows begins to find once its word is known', async () => {
    const saved = await save({ searchTerm: 'zambonix', selectedCityId: pune });
    expect(saved.meant.unknown).toEqual(['zambonix']);
    await addMachine(server.db, { equipment_type_id: excavator });
    await work();
    expect(await counts()).toEqual([]);
    await server.db
      .insertInto('type_words')
      .values({ type_id: excavator, word: 'zambonix', whole_group: true, created_at: testNow })
      .execute();
    server.clock.time = new Date(testNow.getTime() + hourMs);
    await server.app.savedSearches.reread();
    await addMachine(server.db, { equipment_type_id: excavator });
    await work();
    expect(await counts()).toEqual([1]);
  });
  test('finds the first machine that bears its word', async () => {
    await save({ searchTerm: 'x950 crane' });
    await addMachine(server.db, { equipment_type_id: crane, name: 'Kobelco X950' });
    await addMachine(server.db, { equipment_type_id: crane, name: 'Kobelco CK800' });
    await work();
    expect(await counts()).toEqual([1]);
  });
});

describe('demand', () => {
  test('is how many people wait for the kind of a machine in its city, and for what the owner lacks', async () => {
    const mine = await addMachine(server.db, { equipment_type_id: crane, city_id: nashik });
    await save({ searchTerm: '50 t crane', selectedCityId: nashik });
    await save({ searchTerm: 'crane', selectedCityId: nashik, endRentprice: 9000 });
    const other = await signedIn(server);
    await server.db
      .insertInto('kept_machines')
      .values({ user_id: other.userId, equipment_id: mine, kept_at: testNow })
      .execute();
    await save({ searchTerm: '50 t crane', selectedCityId: nashik }, 'daily', other);
    await save({ searchTerm: 'excavator', selectedCityId: nashik }, 'daily', other);
    const city = { id: nashik, name: 'Nashik', state: 'Maharashtra' };
    expect(await ask<OwnDemand>(getOwnDemand, {}, await again(supplierId))).toEqual({
      machines: [{ id: mine, kept: 1, waiting: 2, of: { kind: 'Mobile crane', city, size: { value: 50, unit: 't' } } }],
      lacking: [{ kind: 'Excavator', city, people: 1 }],
    });
  });
  test('is told to admins by place and kind, without who is paused', async () => {
    await addMachine(server.db, { equipment_type_id: crane, city_id: nashik });
    await save({ searchTerm: 'crane', selectedCityId: nashik });
    const { id } = await save({ searchTerm: 'excavator', selectedCityId: pune });
    await ask(changeSavedSearch, { id, isPaused: true });
    server.clock.time = new Date(testNow.getTime() + hourMs);
    expect(await ask<Demand>(getDemand, { state: 'Maharashtra' }, await signedIn(server, 'admin'))).toMatchObject({
      searches: 1,
      people: 1,
      states: [{ state: 'Maharashtra', people: 1 }],
      kinds: [{ kind: 'Mobile crane', people: 1, machines: 1 }],
      places: [{ kind: 'Mobile crane', city: { name: 'Nashik' }, people: 1, machines: 1 }],
    });
  });
});
