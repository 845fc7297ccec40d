import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createReadGate } from '../../limits/read-gate.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../testing/market.ts';
import { testSettings } from '../../testing/test-app.ts';
import { vocabularyReader } from '../search/vocabulary/known-vocabulary.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { pagesPerFile, sitemap } from './sitemap.ts';

const origin = 'http://yantra.example';
const server = appForFile(() => ({
  settings: { ...testSettings, siteUrl: origin },
  renderPage: () => Promise.resolve({ status: 404, html: 'No such page' }),
}));
const ids: string[] = [];
/* Every page in English, Hindi and Marathi. */
const inAll = (...paths: readonly string[]) =>
  paths.flatMap((path) => [`${origin}${path}`, `${origin}/hi${path}`, `${origin}/mr${path}`]);

beforeAll(async () => {
  const { db } = server;
  for (const city_id of ['8', '1', '8']) ids.push(await addMachine(db, { city_id }));
  await addMachine(db, { city_id: '60', period: null });
});

const addressesIn = async (path: string) => {
  const answer = await server.get(path);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return [...answer.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
};

test('robots.txt keeps search engines out of the dashboard and the API, and names the sitemap', async () => {
  const answer = await server.get('/robots.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.text).toBe(
    'User-agent: *\nDisallow: /dashboard\nDisallow: /api\nDisallow: /q/\nDisallow: /*/q/\nDisallow: /ask-for-quote\nDisallow: /saved/searches\n\nSitemap: http://yantra.example/sitemap.xml\n',
  );
});

test('the sitemap names the pages, the categories, the cities with machines and every listed machine, in each language', async () => {
  expect(await addressesIn('/sitemap.xml')).toEqual([
    `${origin}/sitemap-pages.xml`,
    `${origin}/sitemap-machines-1.xml`,
  ]);
  expect(await addressesIn('/sitemap-pages.xml')).toEqual([
    ...inAll(
      '/',
      '/equipments',
      '/contact-us',
      '/refund-policy',
      '/privacy-policy',
      '/terms-and-conditions',
      ...[1, 6, 7].map((id) => `/equipments?categoryId=${id}`),
      '/equipments?city=1',
      '/equipments?city=8',
    ),
    // Written in English alone.
    `${origin}/developers`,
    `${origin}/developers/playground`,
    `${origin}/developers/changes`,
  ]);
  expect((await addressesIn('/sitemap-machines-1.xml')).toSorted()).toEqual(
    inAll(...ids.map((id) => `/equipment-details?id=${id}`)).toSorted(),
  );
});

test('it names the pages of kinds in cities that have five machines', async () => {
  expect((await server.get('/sitemap-rent.xml')).status).toBe(404);
  await addMachines(server.db, [
    ...Array.from({ length: 5 }, () => ({ city_id: '9', equipment_type_id: 27 })),
    ...Array.from({ length: 5 }, () => ({ city_id: '3', equipment_type_id: 28 })),
    ...Array.from({ length: 4 }, () => ({ city_id: '3', equipment_type_id: 37 })),
  ]);
  expect(await addressesIn('/sitemap.xml')).toContain(`${origin}/sitemap-rent.xml`);
  expect(await addressesIn('/sitemap-rent.xml')).toEqual(
    inAll(
      '/rent/excavator/bangalore',
      '/rent/earthmoving/bangalore',
      '/rent/backhoe-loader/kochi',
      '/rent/earthmoving/kochi',
    ),
  );
});

test('it may be kept for an hour, that of machines for a minute, and is not sent again while it is the same', async () => {
  const first = await server.get('/sitemap.xml');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const again = await server.get('/sitemap.xml', { 'if-none-match': String(first.headers['etag']) });
  expect(again.status).toBe(304);
  const machines = await server.get('/sitemap-machines-1.xml');
  expect(machines.headers['cache-control']).toBe('public, max-age=60');
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-machines-1.xml'])(
  'whatever name %s is asked under, it names the site by its own',
  async (path) => {
    const answer = await server.get(path, {
      host: 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=gopher',
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`${origin}/`);
    expect(answer.text).not.toMatch(/evil|gopher/);
  },
);

test.each([
  '/sitemap-machines-2.xml',
  '/sitemap-machines-0.xml',
  '/sitemap-machines-x.xml',
  '/sitemap-machines-1e3.xml',
  '/sitemap-rent-2.xml',
  '/sitemap-rent-x.xml',
])('there is no %s', async (path) => {
  expect((await server.get(path)).status).toBe(404);
});

test('many pages stand in several files, each once in each language', async () => {
  const few = Fastify();
  const vocabulary = vocabularyReader({ db: server.db, clock: { now: () => testNow } });
  const gate = createReadGate({ atOnce: 1 });
  sitemapRoutes(few, { db: server.db, vocabulary, gate, ownOrigin: () => origin, perFile: 3 });
  const addresses = async (url: string) => {
    const { payload } = await few.inject({ url });
    return [...payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  };
  const files = (await addresses('/sitemap.xml')).map((file) => new URL(file).pathname);
  expect(files).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-rent.xml',
    '/sitemap-rent-2.xml',
    ...[1, 2, 3, 4, 5, 6].map((number) => `/sitemap-machines-${number}.xml`),
  ]);
  const listed = async (name: string) =>
    (await Promise.all(files.filter((file) => file.startsWith(`/sitemap-${name}`)).map(addresses))).flat();
  expect(new Set(await listed('rent')).size).toBe(3 * 4);
  const machines = (await listed('machines')).map((address) => new URL(address).searchParams.get('id') ?? '');
  expect(machines.length).toBe(3 * 17);
  expect(new Set(machines).size).toBe(17);
  for (const id of ids) expect(machines).toContain(id);
});

test('a full file stays within what the protocol allows', () => {
  const paths = Array.from({ length: pagesPerFile }, () => `/equipment-details?id=${'0'.repeat(36)}`);
  const text = sitemap('https://marketplace.of-a-long-name.example.in', paths);
  expect(text.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(text)).toBeLessThan(50 * 1024 * 1024);
});
