import {
  type Equipment,
  getRankingWeights,
  type RankingWeights,
  setRankingWeights,
  type TriedWeights,
  tryRankingWeights,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../../testing/market.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { createRankingService, usualWeights } from './ranking.service.ts';
import { createRanking } from './ranking.ts';

const server = appForFile();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});
beforeEach(async () => {
  await server.app.background.settled();
  for (const table of ['equipment', 'searches', 'typical_rents'] as const) await server.db.deleteFrom(table).execute();
  await server.db.updateTable('ranking_weights').set(usualWeights).execute();
});

const none: RankingWeights = { nearness: 0, size: 0, free: 0, price: 0, rating: 0, freshness: 0 };
const priceAlone = { ...none, price: 1 };
const inOrder = async () =>
  (await server.db.selectFrom('equipment').select('name').orderBy('rank_score', 'desc').execute()).map(
    ({ name }) => name,
  );
const scores = async () =>
  (await server.db.selectFrom('equipment').select(['id', 'rank_score']).orderBy('id').execute()).map(
    ({ rank_score }) => rank_score,
  );
/** A machine with a low rent, one that is free but expensive, and what makes both known as that. */
async function cheapAndFree(): Promise<void> {
  await addMachine(server.db, { name: 'Cheap', rupees: 500, status: 'On rent' });
  await addMachine(server.db, { name: 'Free', rupees: 1500 });
  await addMachine(server.db, { name: 'Between', rupees: 1000, status: 'On rent' });
}

describe('the weights', () => {
  test('begin as usual, and are what was set', async () => {
    const read = async () => (await server.post(`/api${getRankingWeights.path}`, {}, admin.bearer)).json();
    expect(await read()).toMatchObject({ data: { weights: usualWeights, usual: usualWeights } });
    const set = { ...priceAlone, rating: '0.35' };
    expect((await server.post(`/api${setRankingWeights.path}`, set, admin.bearer)).status).toBe(200);
    expect(await read()).toMatchObject({ data: { weights: { ...priceAlone, rating: 0.35 }, usual: usualWeights } });
  });

  test.each([['1.1'], [-0.1], ['much'], [null]])('are none of %s', async (price) => {
    const answer = await server.post(`/api${setRankingWeights.path}`, { ...usualWeights, price }, admin.bearer);
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: { price: expect.any(String) as string } });
  });

  test('rank every machine anew, after the answer, and are told to the audit log', async () => {
    await cheapAndFree();
    await sql`select refresh_typical_rents()`.execute(server.db);
    expect((await inOrder())[0]).toBe('Free');
    await server.post(`/api${setRankingWeights.path}`, priceAlone, admin.bearer);
    await server.app.background.settled();
    expect(await inOrder()).toEqual(['Cheap', 'Between', 'Free']);
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['kind', 'user_id', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ kind: 'ranking.changed', user_id: admin.userId });
    const { after } = JSON.parse(entry?.detail ?? '') as { after: string };
    expect(JSON.parse(after)).toMatchObject({ nearness: '0', price: '1' });
  });
});

describe('ranking all', () => {
  test('goes through all machines step by step, and ends as the triggers rank', async () => {
    await addMachines(
      server.db,
      Array.from({ length: 25 }, (_, n) => ({ rupees: 500 + n })),
    );
    await sql`select refresh_typical_rents()`.execute(server.db);
    const before = await scores();
    await createRanking({ db: server.db, clock: { now: () => testNow } }, 10).rankAll();
    const after = await scores();
    expect(after).not.toEqual(before);
    await sql`update equipment set status = status`.execute(server.db);
    expect((await scores()).map((score) => score.toFixed(2))).toEqual(after.map((score) => score.toFixed(2)));
  });

  test('by many at once ends with the weights that were set last', async () => {
    await cheapAndFree();
    await sql`select refresh_typical_rents()`.execute(server.db);
    const ranking = createRanking({ db: server.db, clock: { now: () => testNow } }, 1);
    const first = ranking.rankAll();
    await server.db.updateTable('ranking_weights').set(priceAlone).execute();
    await Promise.all([first, ranking.rankAll(), ranking.rankAll()]);
    expect(await inOrder()).toEqual(['Cheap', 'Between', 'Free']);
  });

  test('comes once a day where usual rents moved', async () => {
    const clock = { time: testNow };
    const ranking = createRanking({ db: server.db, clock: { now: () => clock.time } });
    await ranking.daily();
    await server.db.updateTable('ranking_weights').set(priceAlone).execute();
    await cheapAndFree();
    const early = await scores();
    await ranking.daily();
    expect(await scores()).toEqual(early);
    clock.time = new Date(testNow.getTime() + 86_400_000);
    await ranking.daily();
    expect(await inOrder()).toEqual(['Cheap', 'Between', 'Free']);
    const rents = await server.db.selectFrom('typical_rents').select('median_paise').execute();
    expect(rents.map(({ median_paise }) => Number(median_paise))).toEqual([100_000]);
  });
});

describe('weights that are tried', () => {
  const countedAs = (term: string, n: number, empty = 0) =>
    server.db.insertInto('searches').values({ day: '2026-03-10', term, n, empty }).execute();
  const machine = (name: string): Equipment => ({
    id: name,
    name,
    status: 'Available',
    image1Url: null,
    modelNumber: '',
    yearOfMfg: 2021,
    noOfWorkingHrs: 40,
    rentalValue: 1000,
    finalRentalValue: 1000,
    rentalType: 1,
    discount: 0,
    region: 'West',
    city: 'Pune',
    cityId: '8',
    state: 'Maharashtra',
    latitude: null,
    longitude: null,
    insuranceAvailable: true,
    equipmentTypeId: 2,
    equipmentType: { id: 2, type: 'Tractor', subType: '' },
    categories: [],
    equipmentRatings: [],
  });

  test('show the first three of frequent searches before and after, and change nothing', async () => {
    await countedAs('jcb', 9);
    await countedAs('crane', 12, 3);
    await countedAs('boat', 30, 30);
    const asked: unknown[] = [];
    const service = createRankingService({
      db: server.db,
      clock: { now: () => testNow },
      background: { run: () => asked.push('ranks') },
      ranking: { rankAll: async () => undefined },
      searchWith: async (term, cityId, weights) => {
        asked.push([term, cityId, weights]);
        const names = ['One', 'Two', 'Three', 'Four'].map((name) => machine(`${term} ${name}`));
        return term === 'jcb' && weights.price === 1 ? names.toReversed() : names;
      },
    });
    const { searches, changed } = await service.tried({ weights: priceAlone, selectedCityId: '8' });
    expect(changed).toBe(1);
    expect(searches.map(({ term, count }) => [term, count])).toEqual([
      ['crane', 12],
      ['jcb', 9],
    ]);
    expect(searches[1]?.before.map(({ name }) => name)).toEqual(['jcb One', 'jcb Two', 'jcb Three']);
    expect(searches[1]?.after.map(({ name }) => name)).toEqual(['jcb Four', 'jcb Three', 'jcb Two']);
    expect(Object.keys(searches[0]?.after[0] ?? {})).toEqual([
      'id',
      'name',
      'status',
      'city',
      'finalRentalValue',
      'rentalType',
    ]);
    expect(asked).toEqual([
      ['crane', '8', usualWeights],
      ['crane', '8', priceAlone],
      ['jcb', '8', usualWeights],
      ['jcb', '8', priceAlone],
    ]);
  });

  test('are answered over HTTP, and searching so is not counted', async () => {
    await addMachine(server.db, { name: 'Mahindra 575' });
    await countedAs('mahindra', 4);
    await countedAs('zamboni', 4, 1);
    const before = await server.db.selectFrom('equipment').select(['id', 'rank_score']).execute();
    const answer = await server.post(`/api${tryRankingWeights.path}`, { weights: priceAlone }, admin.bearer);
    const { searches } = answer.json<{ data: TriedWeights }>().data;
    expect(searches.map(({ term, before: first }) => [term, first.map(({ name }) => name)])).toEqual([
      ['mahindra', ['Mahindra 575']],
      ['zamboni', expect.any(Array)],
    ]);
    await server.app.background.settled();
    expect(await server.db.selectFrom('equipment').select(['id', 'rank_score']).execute()).toEqual(before);
    const counts = await server.db.selectFrom('searches').select(['term', 'n']).orderBy('term').execute();
    expect(counts).toEqual([
      { term: 'mahindra', n: 4 },
      { term: 'zamboni', n: 4 },
    ]);
  });

  test('put first what they weigh, for this answer alone', async () => {
    await cheapAndFree();
    await sql`select refresh_typical_rents()`.execute(server.db);
    await createRanking({ db: server.db, clock: { now: () => testNow } }).rankAll();
    await countedAs('tractor', 4);
    const answer = await server.post(`/api${tryRankingWeights.path}`, { weights: priceAlone }, admin.bearer);
    const { searches, changed } = answer.json<{ data: TriedWeights }>().data;
    expect([searches[0]?.before[0]?.name, searches[0]?.after.map(({ name }) => name), changed]).toEqual([
      'Free',
      ['Cheap', 'Between', 'Free'],
      1,
    ]);
    expect((await inOrder())[0]).toBe('Free');
  });
});
