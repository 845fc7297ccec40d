import { createServer, type Server } from 'node:http';
import { type AddressAt, type FoundPlace, geocode, queryOf, reverseGeocode } from '@yantra/contract/calls';
import { minuteMs, timesAMinute } from '@yantra/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testApp } from '../../testing/test-app.ts';
import { geocodingService } from './geocoding-service.ts';

const server = appForFile();

/** What the stand-in was asked: the address's path and query, and the headers. */
interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
}
interface Reply {
  readonly status?: number;
  readonly body: string;
  readonly never?: boolean;
}

let asked: Asked[] = [];
let reply: (text: string) => Reply = () => ({ body: '[]' });
let service: Server;
let url = '';

/** A geocoder that speaks as Nominatim does. */
beforeAll(async () => {
  service = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    asked.push({ path: pathname, query, headers: request.headers });
    const { status = 200, body, never } = reply(query['q'] ?? '');
    if (never !== true) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/search?key=1`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  asked = [];
  await server.db.deleteFrom('limit_hits').execute();
});

const withService = () =>
  testApp(server.db, { settings: { allowedOrigins: [], trustedProxies: ['127.0.0.1'], geocoderUrl: url } });
type App = ReturnType<typeof withService>;
const ask = (app: App, text: string, headers?: Record<string, string>) =>
  app.get(`/api${geocode.path}?${queryOf({ text })}`, headers);
async function found(app: App, text: string): Promise<FoundPlace[]> {
  const answer = await ask(app, text);
  expect(answer.status).toBe(200);
  return answer.json<{ data: FoundPlace[] }>().data;
}
const texts = () => asked.map(({ query }) => query['q']);

const house = { lat: '18.50741', lon: '73.80765', name: '', display_name: '7, Lane 5, Dahanukar Colony, Pune, India' };
const answering = (...places: readonly object[]) => {
  reply = () => ({ body: JSON.stringify(places) });
};

describe('the operator’s geocoder', () => {
  // spec: third-party.maps
  test('is asked only for what our own lists do not know', async () => {
    answering(house, { lat: 'x' });
    const app = withService();
    for (const known of ['Pune', 'कोरेगाव पार्क', '411001', 'Koregaon Park, Pune']) await found(app, known);
    expect(asked).toEqual([]);
    expect(await found(app, 'Lane 5 Qwertyvihar')).toEqual([
      {
        label: house.display_name,
        name: '7, Lane 5',
        kind: 'address',
        latitude: 18.50741,
        longitude: 73.80765,
        city: { id: '8', name: 'Pune', state: 'Maharashtra' },
      },
    ]);
    expect(texts()).toEqual(['Lane 5 Qwertyvihar']);
  });

  test('answers before the place that only a part of the text names', async () => {
    answering({ ...house, name: 'Sai Heights' });
    const [first] = await found(withService(), 'Sai Heights, Lane 5, Koregaon Park, Pune');
    expect(first).toMatchObject({ kind: 'address', name: 'Sai Heights' });
    answering();
    expect(await found(withService(), 'Om Heights, Koregaon Park, Pune')).toEqual([
      expect.objectContaining({ name: 'Koregaon Park', instead: 'unknown' }),
      expect.objectContaining({ name: 'Pune', instead: 'unknown' }),
    ]);
  });

  test('is asked for India, and what lies elsewhere is left out', async () => {
    const elsewhere = { ...house, display_name: 'Lane 5, Lahore', address: { country_code: 'pk' } };
    answering(elsewhere, { ...house, lat: '48.8', lon: '2.3' }, { ...house, address: { country_code: 'in' } });
    expect((await found(withService(), 'Lane 5 Qwertyvihar')).map(({ label }) => label)).toEqual([house.display_name]);
    expect(asked[0]).toMatchObject({ path: '/search', query: { key: '1', countrycodes: 'in', format: 'jsonv2' } });
  });

  test('learns nothing of who asks: no address, no cookie, no phone number, no e-mail address', async () => {
    answering(house);
    await ask(withService(), 'Qwertyvihar 98765 43210 asha@example.com', {
      'x-forwarded-for': '203.0.113.9',
      cookie: 'yantra_city=8',
      referer: 'https://yantra.example/dashboard',
      'accept-language': 'mr',
    });
    expect(texts()).toEqual(['Qwertyvihar']);
    expect(JSON.stringify(asked)).not.toMatch(/203\.0\.113|cookie|referer|98765|asha/);
  });

  test('is asked once for a text, until a day has passed', async () => {
    answering(house);
    const app = withService();
    await Promise.all([found(app, 'Lane 5 Qwertyvihar'), found(app, 'lane 5  qwertyvihar')]);
    await found(app, 'Lane 5 Qwertyvihar');
    expect(asked).toHaveLength(1);
    app.clock.time = new Date(app.clock.time.getTime() + 25 * 60 * minuteMs);
    await found(app, 'Lane 5 Qwertyvihar');
    expect(asked).toHaveLength(2);
  });

  test('is asked so many times a minute for one address, and again a minute later', async () => {
    answering(house);
    const app = withService();
    const from = (address: string, text: string) => ask(app, text, { 'x-forwarded-for': address });
    for (let turn = 0; turn < timesAMinute.placesAsked; turn += 1) {
      expect((await from('203.0.113.9', `Lane ${turn} Qwertyvihar`)).status).toBe(200);
    }
    const refused = await from('203.0.113.9', 'Lane 99 Qwertyvihar');
    expect([refused.status, refused.json()['code']]).toEqual([503, 'place.unanswered']);
    expect((await from('203.0.113.9', 'Pune')).status).toBe(200);
    expect((await from('203.0.113.10', 'Lane 98 Qwertyvihar')).status).toBe(200);
    app.clock.time = new Date(app.clock.time.getTime() + minuteMs + 1);
    expect((await from('203.0.113.9', 'Lane 99 Qwertyvihar')).status).toBe(200);
  });

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['answers a page', { body: '<!doctype html>' }],
    ['answers null', { body: 'null' }],
    ['answers far too much', { body: JSON.stringify('x'.repeat(300_000)) }],
    ['sends elsewhere', { status: 302, body: '' }],
  ])('that %s is said, our own places stay, and the log has it without what was typed', async (_what, answer) => {
    reply = () => answer;
    const app = withService();
    const failed = await ask(app, 'Qwertyvihar');
    expect([failed.status, failed.json()['code']]).toEqual([503, 'place.unanswered']);
    expect(failed.json()['message']).toMatch(/cannot be looked up just now/);
    expect(app.log.filter(({ level }) => level === 40)).toHaveLength(1);
    expect(JSON.stringify(app.log)).not.toMatch(/Qwertyvihar|key=1/);
    const [part] = await found(app, '12 Lane 5, Koregaon Park, Pune');
    expect(part).toMatchObject({ name: 'Koregaon Park', instead: 'unanswered' });
    // It is asked again as soon as it answers.
    answering(house);
    expect((await found(app, 'Qwertyvihar'))[0]?.kind).toBe('address');
  });

  test('is asked for the address of a point that our own lists do not know', async () => {
    const addressAt = async (latitude: number, longitude: number): Promise<AddressAt> => {
      const answer = await withService().get(`/api${reverseGeocode.path}?${queryOf({ latitude, longitude })}`);
      return answer.json<{ data: AddressAt }>().data;
    };
    const address = { village: 'Sam', state: 'Rajasthan', postcode: '345 001', country_code: 'in' };
    reply = () => ({ body: JSON.stringify({ display_name: 'Sam, Jaisalmer, India', address }) });
    expect(await addressAt(18.5074, 73.8077)).toMatchObject({ pinCode: '411038' });
    expect(asked).toEqual([]);
    const known = { address: 'Sam, Jaisalmer, India', city: 'Sam', state: 'Rajasthan', pinCode: '345001' };
    expect(await addressAt(27.1, 70.1)).toMatchObject(known);
    expect(asked).toHaveLength(1);
    reply = () => ({ body: JSON.stringify({ error: 'Unable to geocode' }) });
    expect((await addressAt(27.1, 70.2)).country).toBe('India');
  });

  test('that never answers is not waited for, and not asked by a crowd', async () => {
    reply = () => ({ body: '', never: true });
    const warnings: unknown[] = [];
    const late = geocodingService({
      url,
      cities: [],
      logger: { warn: (...all: unknown[]) => void warnings.push(all) },
      limits: { timeoutMs: 50, mostAtOnce: 2, mostBytes: 1000 },
    });
    const none = undefined;
    const find = (text: string) => late.find(text);
    expect(await Promise.all([find('a'), find('b'), find('c'), find('d')])).toEqual([none, none, none, none]);
    // Two were asked and given up; whether the question had reached the service by then does not matter.
    expect(warnings).toHaveLength(2);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
