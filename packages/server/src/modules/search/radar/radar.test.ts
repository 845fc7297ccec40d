// @module-tag other
import { getSearchRadar, inviteOwners, searchEquipments, type SearchRadar } from '@yantra/contract/calls';
import { dayMs, hourMs } from '@yantra/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Background, createBackground } from '../../../jobs/background.ts';
import { appForFile } from '../../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../../testing/market.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { createSearchCounts, type EndedSearch, forgetSearches, mostADay } from '../quality/search-counts.ts';
import { visitLimit } from './invites.routes.ts';

const server = appForFile();
const [pune, nashik, mumbai] = ['8', '27', '1'];

beforeEach(async () => {
  for (const table of ['equipment', 'search_days', 'unmet_searches', 'owner_invites', 'limit_hits'] as const) {
    await server.db.deleteFrom(table).execute();
  }
});

const failures: unknown[] = [];
const background = createBackground({ error: (...told: unknown[]) => void failures.push(told) });
const soon: Background = { ...background, run: (_delay, work) => background.run(0, work) };
const at = (days: number) => ({ now: () => new Date(testNow.getTime() + days * dayMs) });
async function record(searches: readonly EndedSearch[], days = 0): Promise<void> {
  const counts = createSearchCounts({ db: server.db, clock: at(days), background: soon });
  for (const one of searches) counts.record(one);
  await background.settled();
  expect(failures).toEqual([]);
}
const base = { answer: 'nothing', isEmpty: true, kinds: [], unknown: [] };
const met = (term: string, cityId: string): EndedSearch => ({ ...base, term, answer: 'here', place: { cityId } });
const far = (term: string, cityId: string, nearestKm?: number): EndedSearch => ({
  ...base,
  term,
  kinds: ['Boom lift'],
  place: { cityId, unmet: { why: 'far', nearestKm } },
});
const unknown = (term: string, cityId: string): EndedSearch => ({
  ...base,
  term,
  place: { cityId, unmet: { why: 'word', nearestKm: undefined } },
});
const times = (count: number, one: EndedSearch): EndedSearch[] => Array.from({ length: count }, () => one);

const radarOf = async (input: object = {}): Promise<SearchRadar> => {
  const { bearer } = await signedIn(server, 'admin');
  const answer = await server.post(`/api${getSearchRadar.path}`, input, bearer);
  return answer.json<{ data: SearchRadar }>().data;
};
const days = () => server.db.selectFrom('search_days').selectAll().orderBy('city_id').execute();
const unmet = () => server.db.selectFrom('unmet_searches').selectAll().orderBy('term').execute();

describe('a visitor’s search', () => {
  const searchIn = async (...queries: readonly string[]) => {
    const own = testApp(server.db);
    for (const query of queries) await own.get(`/api${searchEquipments.path}?${query}`);
    await own.app.http.close();
  };

  test('is counted in its city, with whether machines were in reach', async () => {
    await addMachine(server.db, { equipment_type_id: 28 });
    await searchIn(
      `searchTerm=excavator&selectedCityId=${pune}`,
      `searchTerm=excavator&selectedCityId=${nashik}`,
      `searchTerm=zamboni&selectedCityId=${nashik}`,
      'searchTerm=excavator',
    );
    expect(
      (await days()).map(({ city_id, searches, unknown: words, far: away }) => [city_id, searches, words, away]),
    ).toEqual([
      ['', 1, 0, 0],
      [nashik, 2, 1, 1],
      [pune, 1, 0, 0],
    ]);
    expect(await unmet()).toMatchObject([
      { city_id: nashik, term: 'excavator', n: 1, why: 'far', kinds: 'Excavator' },
      { city_id: nashik, term: 'zamboni', n: 1, why: 'word', nearest_km: null },
    ]);
    expect((await unmet())[0]?.nearest_km).toBeGreaterThan(100);
  });

  test('is in reach within fifty kilometres', async () => {
    await addMachine(server.db, { equipment_type_id: 28 });
    const chakan = (await import('@yantra/places/all')).allCities.find(({ name }) => name === 'Pimpri-Chinchwad');
    await searchIn(`searchTerm=excavator&selectedCityId=${chakan?.id ?? ''}`);
    expect(await unmet()).toEqual([]);
    expect(await days()).toMatchObject([{ city_id: chakan?.id, searches: 1, far: 0 }]);
  });

  test('with a phone number or an address is kept nowhere', async () => {
    await record(
      ['98765 43210', 'jcb 9876543210 call', 'asha@example.in', '९८७६५४३२१०'].map((term) => unknown(term, '8')),
    );
    expect([await days(), await unmet()]).toEqual([[], []]);
  });

  test('is written with others at once, equal ones as one, by many processes exactly', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => record([far('Boom lift', '8', 90), far('boom lift on rent', '8', 80)])),
    );
    expect(await unmet()).toMatchObject([{ term: 'boom lift', n: 10, nearest_km: 80 }]);
    expect(await days()).toMatchObject([{ searches: 10, far: 10 }]);
  });

  test('fills no more than so many rows a day, while all are counted', async () => {
    const row = { day: '2026-03-10', city_id: '8', n: 1, why: 'far' as const, kinds: '' };
    for (let first = 0; first < mostADay; first += 500) {
      await server.db
        .insertInto('unmet_searches')
        .values(Array.from({ length: 500 }, (_, index) => ({ ...row, term: `term ${first + index}` })))
        .execute();
    }
    await record([far('one more', '8'), far('term 7', '8')]);
    const kept = await unmet();
    expect([kept.length, kept.find(({ term }) => term === 'term 7')?.n]).toEqual([mostADay, 2]);
    expect(await days()).toMatchObject([{ searches: 2, far: 2 }]);
  });

  test('is forgotten after 168 days', async () => {
    await record([far('boom lift', '8')]);
    await forgetSearches(server.db, at(168));
    expect((await unmet()).length).toBe(1);
    await forgetSearches(server.db, at(169));
    expect([await days(), await unmet()]).toEqual([[], []]);
  });
});

describe('the radar', () => {
  test('shows what was not met, by term, state and city, with the time before', async () => {
    await record([...times(3, far('boom lift', '8', 120)), ...times(2, far('boom lift', nashik, 90))]);
    await record([...times(4, unknown('poklenn', mumbai)), met('jcb', '8'), met('jcb', '4')]);
    await record([far('boom lift', '8', 120), ...times(2, met('jcb', '8'))], -30);
    const radar = await radarOf();
    expect(radar).toMatchObject({
      searches: 11,
      searchesBefore: 3,
      unknown: 4,
      far: 5,
      unmetBefore: 1,
      unknownTerms: 1,
      unknownHalf: 1,
      farCities: 2,
      worstCity: 'Pune',
      totalTerms: 2,
    });
    expect(radar.states[0]).toEqual({ state: 'Maharashtra', searches: expect.any(Number) as number, unmet: 9 });
    expect(radar.cities.map(({ unmet: count }) => count)).toEqual([4, 3, 2]);
    expect(radar.terms).toMatchObject([
      { term: 'boom lift', count: 5, before: 1, why: 'far', kinds: 'Boom lift', nearestKm: 90 },
      { term: 'poklenn', count: 4, before: 0, why: 'word', kinds: '', nearestKm: null },
    ]);
    expect(radar.terms[0]?.places.map(({ id }) => id)).toEqual(['8', nashik]);
    expect((await radarOf({ why: 'word' })).terms).toHaveLength(1);
    expect((await radarOf({ state: 'Karnataka' })).terms).toEqual([]);
    expect(await radarOf({ most: 1 })).toMatchObject({ terms: [{ term: 'boom lift' }], totalTerms: 2 });
    expect((await radarOf({ span: 'weeks12' })).searches).toBe(14);
  });

  test('is empty where nobody searched', async () => {
    expect(await radarOf()).toMatchObject({ searches: 0, unknown: 0, far: 0, states: [], cities: [], terms: [] });
  });
});

describe('an invite', () => {
  const invite = async (input: object) => {
    const { bearer } = await signedIn(server, 'admin');
    return server.post(`/api${inviteOwners.path}`, input, bearer);
  };
  const told = async (input: object) => (await invite(input)).json<{ data: { url: string; visits: number } }>().data;

  test('has one link for a place and a term, which counts visits and leads to the form of a machine', async () => {
    const { url } = await told({ term: 'Boom lift 60 ft', cityId: pune });
    const { pathname } = new URL(url);
    const visit = (address: string, prefix = '') => server.get(`${prefix}${pathname}`, { 'x-forwarded-for': address });
    const first = await visit('203.0.113.7');
    expect([first.status, first.headers['location'], first.headers['cache-control']]).toEqual([
      302,
      '/dashboard/add-equipment',
      'no-store',
    ]);
    expect((await visit('203.0.113.8', '/mr')).headers['location']).toBe('/mr/dashboard/add-equipment');
    expect(await told({ term: 'boom lift 60 ft', cityId: pune })).toEqual({ url, visits: 2 });
    expect((await told({ term: 'boom lift 60 ft', cityId: nashik })).url).not.toBe(url);
  });

  test('counts few visits of one address in an hour', async () => {
    const { url } = await told({ term: 'crane', cityId: pune });
    const visit = () => server.get(new URL(url).pathname, { 'x-forwarded-for': '203.0.113.9' });
    for (let turn = 0; turn < visitLimit.most + 2; turn += 1) expect((await visit()).status).toBe(302);
    expect((await told({ term: 'crane', cityId: pune })).visits).toBe(visitLimit.most);
    server.clock.time = new Date(testNow.getTime() + hourMs + 1);
    await visit();
    expect((await told({ term: 'crane', cityId: pune })).visits).toBe(visitLimit.most + 1);
  });

  test('is kept in the audit log once, for a city that exists', async () => {
    const lines = () => server.db.selectFrom('audit_log').selectAll().where('kind', '=', 'owners.invited').execute();
    const before = (await lines()).length;
    await told({ term: 'dumper', cityId: pune });
    await told({ term: 'dumper', cityId: pune });
    expect((await lines()).length).toBe(before + 1);
    expect((await invite({ term: 'dumper', cityId: '99999' })).json()).toMatchObject({
      errors: { cityId: 'Please select a city from the list.' },
    });
    expect((await server.get('/owners/unknown-code')).status).toBe(302);
  });
});
