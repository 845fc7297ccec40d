// @module-tag other
import { type EquipmentPage, queryOf, suggest, type Suggestions } from '@yantra/contract/calls';
import { allCities } from '@yantra/places/all';
/** What people type, against the demo's machines: half of the queries were never looked at while the words were written (testing/queries). */
import { more } from '@yantra/testing/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learnCities } from '../../../database/learn-cities.ts';
import { migrate } from '../../../database/migrate.ts';
import { type OpenDatabase, pgliteDatabase } from '../../../database/open.ts';
import { seedDemo } from '../../../seed/seed-demo.ts';
import { testNow } from '../../../testing/market.ts';
import { isRight, isWrong, readNearWords, readQueries, type TestQuery } from '../../../testing/queries/queries.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let database: OpenDatabase;
let server: TestApp;

beforeAll(async () => {
  database = await pgliteDatabase({});
  await migrate(database);
  await learnCities(database.db, allCities);
  await seedDemo(database, { size: 1500, clock: { now: () => testNow } });
  server = testApp(database.db);
});
afterAll(async () => {
  await server.app.http.close();
  await database.close();
});

const cityOf = (name: string) => {
  const city = allCities.find((one) => one.name === name);
  return city === undefined ? {} : { selectedCity: city.name, selectedCityId: city.id };
};

/* Each query is asked once for all tests. */
const pages = new Map<string, Promise<EquipmentPage>>();
function search(searchTerm: string, city: string): Promise<EquipmentPage> {
  const key = `${searchTerm} in ${city}`;
  const page = pages.get(key) ?? ask(searchTerm, city);
  pages.set(key, page);
  return page;
}

async function ask(searchTerm: string, city: string): Promise<EquipmentPage> {
  const answer = await server.get(
    `/api/Equipment/SearchEquipments?${queryOf({ searchTerm, page: 1, ...cityOf(city) })}`,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.json<EquipmentPage>();
}

async function suggested(text: string, city: string): Promise<string[]> {
  const { selectedCityId } = { selectedCityId: undefined, ...cityOf(city) };
  const answer = await server.get(`/api${suggest.path}?${queryOf({ text: text.slice(0, 100), selectedCityId })}`);
  expect(answer.status, answer.text).toBe(200);
  const { types = [] } = answer.json<{ data: Suggestions }>().data;
  return types.slice(0, 3).map(({ type }) => type);
}

/** Misses are named for queries that may be looked at, and only counted for the others. */
async function missesOf<Query extends { readonly query: string }>(
  queries: readonly Query[],
  isMissed: (query: Query) => Promise<boolean>,
): Promise<string[]> {
  const missed: string[] = [];
  for (const query of queries) if (await isMissed(query)) missed.push(query.query);
  return missed;
}
const groupsOf = ({ accepted }: TestQuery): string[] => accepted.map((one) => one.split(' / ')[0] ?? '');

/* A thousand questions: on a busy machine they take their time. */
describe('of what people type', { timeout: 180_000 }, () => {
  test('at least 97 % find the right machine among the first three, here or nearest elsewhere', async () => {
    const open = await readQueries('open.tsv');
    const heldOut = await readQueries('held-out.tsv');
    expect(Math.min(open.length, heldOut.length)).toBeGreaterThanOrEqual(150);
    const isMissed = async (query: TestQuery) => !isRight(query, await search(query.query, query.city));
    const misses = await missesOf(open, isMissed);
    const unseen = (await missesOf(heldOut, isMissed)).length;
    console.log(
      `right among the first three: ${open.length - misses.length} of ${open.length} looked at, ${heldOut.length - unseen} of ${heldOut.length} not looked at`,
    );
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(open.length * 0.03);
    expect((misses.length + unseen) / (open.length + heldOut.length)).toBeLessThanOrEqual(0.03);
  });

  test('none ends with nothing', async () => {
    const isEmpty = async ({ query, city }: TestQuery) => {
      const { data, nearby = [] } = await search(query, city);
      return data.length + nearby.length === 0;
    };
    const open = await missesOf(await readQueries('open.tsv'), isEmpty);
    const unseen = await missesOf(await readQueries('held-out.tsv'), isEmpty);
    expect(open).toEqual([]);
    expect(unseen.length).toBe(0);
  });

  test('the kind is suggested among the first three, too', more, async () => {
    const isMissed = async (query: TestQuery) => {
      const types = await suggested(query.query, query.city);
      // A maker or a model alone is suggested by its machines' names.
      return types.length > 0 && !types.some((type) => groupsOf(query).includes(type));
    };
    const open = await readQueries('open.tsv');
    const heldOut = await readQueries('held-out.tsv');
    const misses = await missesOf(open, isMissed);
    const unseen = (await missesOf(heldOut, isMissed)).length;
    console.log(
      `suggested: ${open.length - misses.length} of ${open.length} looked at, ${heldOut.length - unseen} of ${heldOut.length} not looked at`,
    );
    expect((misses.length + unseen) / (open.length + heldOut.length), misses.join('\n')).toBeLessThanOrEqual(0.03);
  });
});

describe('words near to ours', { timeout: 180_000 }, () => {
  test('bring no machine that they are not', async () => {
    const open = await readNearWords('near-open.tsv');
    const heldOut = await readNearWords('near-held-out.tsv');
    expect(open.length).toBeGreaterThanOrEqual(50);
    const taken = await missesOf(open, async (near) => isWrong(near, await search(near.query, 'Pune')));
    const unseen = await missesOf(heldOut, async (near) => isWrong(near, await search(near.query, 'Pune')));
    console.log(
      `taken for a machine: ${taken.length} of ${open.length} looked at, ${unseen.length} of ${heldOut.length} not looked at`,
    );
    expect(taken).toEqual([]);
    expect(unseen.length).toBeLessThanOrEqual(heldOut.length * 0.03);
  });
});
