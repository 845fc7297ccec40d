import { createServer, type Server } from 'node:http';
import { type AddressAt, type FoundPlace, geocode, queryOf, reverseGeocode } from '@yantra/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testApp } from '../../testing/test-app.ts';
import { geocodingService } from './geocoding-service.ts';

const server = appForFile();

async function found(text: string, app = server): Promise<FoundPlace[]> {
  const answer = await app.get(`/api${geocode.path}?${queryOf({ text })}`);
  expect(answer.status).toBe(200);
  return answer.json<{ data: FoundPlace[] }>().data;
}
const labels = async (text: string) => (await found(text)).map(({ label }) => label);

describe('a PIN code', () => {
  test('is a place of its own, with the nearest city', async () => {
    const pune = { id: '8', name: 'Pune', state: 'Maharashtra' };
    const place = { kind: 'pin', latitude: 18.5232, longitude: 73.8759, city: pune, pinCode: '411001' };
    expect(await found('411001')).toEqual([{ label: '411001, Pune, Maharashtra', ...place }]);
    expect(await found(' 411 001 ')).toHaveLength(1);
    expect(await found('Pune 411001')).toHaveLength(1);
    expect(await found('411001, Maharashtra')).toHaveLength(1);
  });

  test('in part finds those that begin so, at most 8', async () => {
    const pins = (await found('4110')).map(({ pinCode }) => pinCode);
    expect([pins.length, pins[0]]).toEqual([8, '411001']);
    expect(pins.every((pin) => pin?.startsWith('4110'))).toBe(true);
    expect(await found('000000')).toEqual([]);
    expect(await found('4110011')).toEqual([]);
  });
});

describe('a name', () => {
  test('of a city is found by name, alias and beginning, and in spite of a slip', async () => {
    expect((await labels('Pune'))[0]).toBe('Pune, Maharashtra');
    expect((await found('bangalore'))[0]).toMatchObject({ kind: 'city', city: { id: '3' } });
    expect((await labels('Bengaluru'))[0]).toBe('Bangalore, Karnataka');
    expect((await labels('hyderab'))[0]).toBe('Hyderabad, Telangana');
    expect((await labels('mumbay'))[0]).toBe('Mumbai, Maharashtra');
    expect((await labels('Aurangabad, Bihar'))[0]).toBe('Aurangabad, Bihar');
  });

  test('of a locality is found alone, with its city, and with the city’s other name', async () => {
    expect((await labels('Koramangala'))[0]).toBe('Koramangala, Bengaluru Urban, Karnataka 560034');
    for (const text of ['Koramangala Bangalore', 'koramangala, bengaluru', 'Bangalore Koramangala']) {
      expect((await found(text))[0]).toMatchObject({ pinCode: '560034', city: { id: '3' } });
    }
    expect((await found('Andheri East Mumbai'))[0]?.pinCode).toBe('400069');
    for (const text of ['Kothrud', 'Kothrud Pune', 'kothr']) {
      expect((await found(text))[0], text).toMatchObject({ label: 'Kothrud, Pune, Maharashtra 411038', kind: 'pin' });
    }
    expect((await found('Hinjewadi, Pune'))[0]).toMatchObject({ pinCode: '411057' });
  });

  test.each(['', ' ', '%', '\\', "'", '日本', 'x'.repeat(100), '\n', 'qqqqzzzz'])(
    'that names nothing finds nothing (%j)',
    async (text) => {
      const answer = await server.get(`/api${geocode.path}?text=${encodeURIComponent(text)}`);
      if (text === '') expect(answer.status).toBe(400);
      else expect([answer.status, answer.json()['data']]).toEqual([200, []]);
    },
  );
});

async function addressAt(latitude: number, longitude: number, app = server): Promise<AddressAt> {
  const answer = await app.get(`/api${reverseGeocode.path}?${queryOf({ latitude, longitude })}`);
  expect(answer.status).toBe(200);
  return answer.json<{ data: AddressAt }>().data;
}

describe('a point', () => {
  test('has the address of the nearest post office', async () => {
    expect(await addressAt(18.5074, 73.8077)).toEqual({
      address: 'Kothrud, Pune',
      city: 'Pune',
      cityId: '8',
      state: 'Maharashtra',
      pinCode: '411038',
      country: 'India',
    });
    expect(await addressAt(12.9352, 77.6245)).toMatchObject({ city: 'Bangalore', pinCode: '560095' });
  });

  test('far from any has the nearest city, and outside India nothing', async () => {
    expect(await addressAt(27.1, 70.1)).toMatchObject({ state: 'Rajasthan', country: 'India' });
    const nothing = { address: '', city: '', cityId: '', state: '', pinCode: '', country: '' };
    for (const [latitude, longitude] of [
      [48.85, 2.35],
      [0, 0],
      [-90, 180],
      [15, 88],
    ] as const) {
      expect(await addressAt(latitude, longitude)).toEqual(nothing);
    }
  });

  test.each(['', 'latitude=91&longitude=73', 'latitude=x&longitude=1', 'latitude=18'])(
    'like %j is refused',
    async (query) => {
      expect((await server.get(`/api${reverseGeocode.path}?${query}`)).status).toBe(400);
    },
  );
});

describe('a geocoding service', () => {
  const asked: string[] = [];
  let reply: (text: string) => { status?: number; body: string; never?: boolean } = () => ({ body: '[]' });
  let service: Server;
  let url = '';

  beforeAll(async () => {
    service = createServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      asked.push(query.get('q') ?? '');
      if (query.has('q')) expect(query.get('countrycodes')).toBe('in');
      const { status = 200, body, never } = reply(query.get('q') ?? '');
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

  const withService = () =>
    testApp(server.db, { settings: { allowedOrigins: [], trustedProxies: [], geocoderUrl: url } });
  const house = { lat: '18.50741', lon: '73.80765', display_name: 'Lane 5, Dahanukar Colony, Pune, India' };

  // spec: third-party.maps
  test('is asked only for what our own lists do not know', async () => {
    reply = () => ({ body: JSON.stringify([house, { lat: '48.8', lon: '2.3', display_name: 'Paris' }, { lat: 'x' }]) });
    const app = withService();
    asked.length = 0;
    expect((await found('Pune', app))[0]?.kind).toBe('city');
    expect(asked).toEqual([]);
    expect(await found('Lane 5 Qwertyvihar', app)).toEqual([
      {
        label: house.display_name,
        kind: 'address',
        latitude: 18.50741,
        longitude: 73.80765,
        city: { id: '8', name: 'Pune', state: 'Maharashtra' },
      },
    ]);
    expect(asked).toEqual(['Lane 5 Qwertyvihar']);
  });

  test('is asked for the address of a point that our own lists do not know', async () => {
    const address = { village: 'Sam', state: 'Rajasthan', postcode: '345 001', country_code: 'in' };
    reply = () => ({ body: JSON.stringify({ display_name: 'Sam, Jaisalmer, India', address }) });
    const app = withService();
    asked.length = 0;
    expect(await addressAt(18.5074, 73.8077, app)).toMatchObject({ pinCode: '411038' });
    expect(asked).toEqual([]);
    const known = { address: 'Sam, Jaisalmer, India', city: 'Sam', state: 'Rajasthan', pinCode: '345001' };
    expect(await addressAt(27.1, 70.1, app)).toMatchObject(known);
    expect(asked).toHaveLength(1);
    reply = () => ({ body: JSON.stringify({ error: 'Unable to geocode' }) });
    expect((await addressAt(27.1, 70.2, app)).country).toBe('India');
  });

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['answers a page', { body: '<!doctype html>' }],
    ['answers null', { body: 'null' }],
    ['answers far too much', { body: JSON.stringify('x'.repeat(300_000)) }],
    ['sends elsewhere', { status: 302, body: '' }],
  ])('that %s finds nothing, and the log says so without what was typed', async (_what, answer) => {
    reply = () => answer;
    const app = withService();
    expect(await found('Qwertyvihar', app)).toEqual([]);
    expect(app.log.filter(({ level }) => level === 40)).toHaveLength(1);
    expect(JSON.stringify(app.log)).not.toMatch(/Qwertyvihar|key=1/);
  });

  test('that never answers is not waited for, and not asked by a crowd', async () => {
    reply = () => ({ body: '', never: true });
    const warnings: unknown[] = [];
    const service = geocodingService({
      url,
      cities: [],
      logger: { warn: (...all: unknown[]) => void warnings.push(all) },
      limits: { timeoutMs: 50, mostAtOnce: 2, mostBytes: 1000 },
    });
    asked.length = 0;
    expect(await Promise.all([service.find('a'), service.find('b'), service.find('c'), service.find('d')])).toEqual([
      [],
      [],
      [],
      [],
    ]);
    // Two were asked and given up; whether the question had reached the service by then does not matter.
    expect(warnings).toHaveLength(2);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
