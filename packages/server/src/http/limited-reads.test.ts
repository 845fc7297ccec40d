import type { AddressInfo } from 'node:net';
import { getCategories, getEquipmentById, logIn, searchEquipments } from '@yantra/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostUnderWay, mostWideUnderWay } from '../limits/read-gate.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { type HeldDatabase, heldDatabase } from '../testing/held-database.ts';
import { addMachine, addMachines } from '../testing/market.ts';
import { addUser, signedIn, testPassword } from '../testing/signed-in.ts';
import { type TestAnswer, testApp } from '../testing/test-app.ts';
import type { RenderPage } from './pages.ts';
import { readCacheLimits } from './read-cache.ts';

const atOnce = 2;
let held: HeldDatabase;
const clock = { ms: 0 };

/** A page that searches, and one that does not. */
const renderPage: RenderPage = async ({ url, api }) => {
  const asked = url.startsWith('/equipments') ? api.call(searchEquipments, {}) : api.call(getCategories, {});
  // Like our site: the browser repeats what fails.
  await asked.catch(() => undefined);
  return { status: 200, html: '<!doctype html><title>Drawn</title>' };
};
const server = appForFile((db) => {
  held = heldDatabase(db);
  return { reads: { db: held.db, atOnce, now: () => clock.ms }, renderPage, cacheLimits: readCacheLimits };
});

let machine: string;
beforeAll(async () => {
  machine = await addMachine(server.db);
  await addMachines(
    server.db,
    Array.from({ length: 200 }, (_, n) => ({ name: `Machine ${n}` })),
  );
});
afterAll(() => held.release());

const from = (address: string) => ({ 'x-forwarded-for': address });
let asked = 0;
/** A read that is not cached. */
const heavyPath = (radiusKm = 100) =>
  `/api${searchEquipments.path}?near=${18 + (asked += 1) / 1e4},73.8,${radiusKm}&facets=true&page=1`;
const search = (address: string, headers: Record<string, string> = {}) =>
  server.get(heavyPath(), { ...from(address), ...headers });

test('three dozen hostile readers at one address keep nobody else from pages, log-in, health and search', async () => {
  held.hold();
  const finished: string[] = [];
  const answered = async (who: string, answer: Promise<TestAnswer>) => {
    const { status } = await answer;
    finished.push(who);
    return status;
  };
  const hostile = Array.from({ length: mostUnderWay.address + 4 }, () => search('203.0.113.9'));
  const refused = await Promise.all(hostile.slice(mostUnderWay.address));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429));
  for (const answer of refused) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ success: false, code: 'reads.tooMany', message: /log in/ });
  }
  expect(server.app.reads.load).toEqual({ running: atOnce, waiting: mostUnderWay.address - atOnce });

  // None of these waits for the held reads.
  const user = await addUser(server);
  const others = [
    await server.get('/health'),
    await server.post(`/api${logIn.path}`, { userName: user.phone, password: testPassword }, from('203.0.113.10')),
    await server.get(`/api${getCategories.path}`, from('203.0.113.10')),
    await server.get(`/api${getEquipmentById.path}?id=${machine}`, from('203.0.113.10')),
    await server.get('/', from('203.0.113.10')),
  ];
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

  const waiting = hostile.slice(0, mostUnderWay.address).map((answer) => answered('hostile', answer));
  const visitor = answered('visitor', search('203.0.113.11'));
  // On its way it could be overtaken by those that already wait.
  await expect.poll(() => server.app.reads.load.waiting).toBe(mostUnderWay.address - atOnce + 1);
  clock.ms += 300;
  held.release();
  expect(new Set(await Promise.all([...waiting, visitor]))).toEqual(new Set([200]));
  // Next after those that ran already, though thirty came before.
  expect(finished.indexOf('visitor')).toBeLessThanOrEqual(2 * atOnce);
  expect(server.app.reads.load).toEqual({ running: 0, waiting: 0 });
});

test('however many addresses ask for half of India, the usual questions of others do not wait for them', async () => {
  held.hold();
  const wide = Array.from({ length: 20 }, (_, n) => server.get(heavyPath(400), from(`203.0.113.${100 + n}`)));
  await expect.poll(() => server.app.reads.load).toEqual({ running: 1, waiting: 19 });
  const usual = search('203.0.113.12');
  await expect.poll(() => server.app.reads.load).toEqual({ running: 2, waiting: 19 });
  // Nor may one requester have many of them under way, even from this host.
  const here = Array.from({ length: mostWideUnderWay.host + 1 }, () => server.get(heavyPath(400)));
  expect((await Promise.race(here)).status).toBe(429);
  held.release();
  const refused = (await Promise.all(here)).filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429]);
  const answers = await Promise.all([usual, ...wide]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a site on this host that draws its own pages is charged to the visitors it names, and never starves without', async () => {
  held.hold();
  const named = Array.from({ length: mostUnderWay.address + 1 }, () => search('203.0.113.13'));
  expect((await Promise.race(named)).status).toBe(429);
  const unnamed = Array.from({ length: 2 * mostUnderWay.address }, () => server.get(heavyPath()));
  await expect.poll(() => server.app.reads.load.waiting).toBe(3 * mostUnderWay.address - atOnce);
  held.release();
  const answers = await Promise.all([...unnamed, ...named]);
  expect(answers.filter(({ status }) => status !== 200)).toHaveLength(1);
});

/** How a read of this duration went, by the budgets' clock. */
async function slow(answer: () => Promise<TestAnswer>, ms: number): Promise<number> {
  held.hold();
  const under = answer();
  await expect.poll(() => held.waiting()).toBeGreaterThan(0);
  clock.ms += ms;
  held.release();
  return (await under).status;
}

test('an address that has spent its budget is refused with a way on; others, who is logged in, and what is ready are not', async () => {
  const here = '198.51.100.20';
  const ready = heavyPath();
  expect((await server.get(ready, from(here))).status).toBe(200);
  const person = await signedIn(server);
  // While nobody else needs the place, requesters in debt are answered too, up to a bound.
  for (let n = 0; n < 12; n += 1) expect(await slow(() => search(here), 700)).toBe(200);
  const refused = await search(here);
  expect([refused.status, refused.json()['code']]).toEqual([429, 'reads.tooMany']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const page = await server.get('/equipments?page=2', from(here));
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  expect(page.text).toContain('log in');
  expect(page.text).toContain('<a href="/equipments?page=2">Try again</a>');

  expect((await server.get(ready, from(here))).status).toBe(200);
  expect((await search(here, person.bearer)).status).toBe(200);
  expect((await search('198.51.100.21')).status).toBe(200);

  clock.ms += 60_000;
  expect((await search(here)).status).toBe(200);
  expect((await server.get('/equipments', from(here))).text).toContain('Drawn');
});

test('what waits for somebody who has gone is dropped, unless somebody else waits for the same', async () => {
  const own = heldDatabase(server.db);
  const site = testApp(server.db, { reads: { db: own.db, atOnce: 1 }, cacheLimits: readCacheLimits });
  await site.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.http.server.address() as AddressInfo;
  const ask = (path: string, signal?: AbortSignal, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...(signal === undefined ? {} : { signal }),
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).then(
      ({ status }) => status,
      () => 'gone',
    );
  const waiting = (n: number) => expect.poll(() => site.app.reads.load.waiting).toBe(n);

  own.hold();
  const first = ask(heavyPath());
  await expect.poll(() => site.app.reads.load.running).toBe(1);
  const [shared, unshared] = [heavyPath(), heavyPath()];
  const leaves = new AbortController();
  const stays = ask(shared);
  await waiting(1);
  const gone = [ask(shared, leaves.signal), ask(unshared, leaves.signal)];
  await waiting(2);
  gone.push(ask(`/api${searchEquipments.path}`, leaves.signal, { page: 1 }));
  await waiting(3);
  leaves.abort();
  expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone']);
  await waiting(1);
  own.release();
  expect(await Promise.all([first, stays])).toEqual([200, 200]);
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  site.app.http.server.closeAllConnections();
  await site.app.http.close();
});
