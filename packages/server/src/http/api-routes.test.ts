import {
  addNewCategory,
  embedEvent,
  getAllEquipments,
  getCategories,
  getEveryEquipment,
  getSessions,
  importEquipments,
  searchEquipments,
  submitRequirement,
} from '@yantra/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { bareApi } from '../testing/bare-api.ts';
import { methodsAt, methodsOf } from './api-routes.ts';
import { bind, type CallContext } from './bind.ts';
import type { Identify } from './identify.ts';
import type { PartnerGate } from './partner-gate.ts';

const answer = vi.fn<(input: object, context: CallContext) => Promise<never>>();
const partners = { admit: vi.fn<PartnerGate['admit']>(), spend: vi.fn<PartnerGate['spend']>() };
const user = { userId: 'u1', role: 'user', sessionId: 's1' } as const;
const identify = vi.fn<Identify>(async (token) => (token === 'good' ? user : undefined));
const calls = [
  bind(searchEquipments, answer),
  bind(getCategories, answer),
  bind(getSessions, answer),
  bind(getAllEquipments, answer),
  bind(getEveryEquipment, answer),
  bind(addNewCategory, answer),
  bind(submitRequirement, answer),
  bind(embedEvent, answer),
  { ...bind(importEquipments, answer), mostBytes: 600_000 },
];
const { http, cache } = bareApi(calls, { identify, partners });
beforeAll(async () => {
  await http.ready();
});
afterAll(() => http.close());
beforeEach(() => {
  answer.mockReset().mockResolvedValue({} as never);
  identify.mockClear();
  partners.admit.mockReset().mockResolvedValue();
  partners.spend.mockReset().mockResolvedValue();
  Object.assign(cache.counts, { whole: 0, unchanged: 0, kept: 0, shared: 0, made: 0 });
});

const bearer = { authorization: 'Bearer good' };
const [ours, listed, strange] = ['http://localhost', 'https://partner.example', 'https://elsewhere.example'];
let asked = 0;
/** The address of a public read that is not cached. */
const freshSearch = (more = '') => `/api${searchEquipments.path}?page=${(asked += 1)}${more}`;
const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });
const post = (path: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
  http.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const preflight = (path: string, origin: string) =>
  http.inject({ method: 'OPTIONS', url: `/api${path}`, headers: { origin, 'access-control-request-method': 'POST' } });
const context = () => answer.mock.lastCall?.[1];

describe('a path answers', () => {
  test('its documented method, and GET where it is a public read', () => {
    expect([methodsOf(getCategories), methodsOf(searchEquipments), methodsOf(addNewCategory)]).toEqual([
      ['GET'],
      ['GET', 'POST'],
      ['POST'],
    ]);
    expect(methodsAt(searchEquipments.path, calls)).toEqual(['GET', 'POST']);
    expect(methodsAt(addNewCategory.path, calls)).toEqual(['POST']);
    expect(methodsAt('/Nothing', calls)).toEqual([]);
    // Two calls share one.
    expect(methodsAt(getAllEquipments.path, calls)).toEqual(['POST', 'GET']);
  });

  test('no other', async () => {
    expect((await get(`/api${addNewCategory.path}`)).statusCode).toBe(404);
    expect((await post(getCategories.path)).statusCode).toBe(404);
  });

  test('each of the calls that share it', async () => {
    expect((await post(getAllEquipments.path)).statusCode).toBe(200);
    expect((await get(`/api${getAllEquipments.path}`)).json()).toMatchObject({ code: 'auth.required' });
    const { headers } = await preflight(getAllEquipments.path, ours);
    expect(headers['access-control-allow-methods']).toBe('POST, GET');
  });
});

describe('a page of another site', () => {
  test('may ask before it calls, and is told what it may send', async () => {
    const open = await preflight(searchEquipments.path, strange);
    expect([open.statusCode, open.payload]).toEqual([204, '']);
    expect(open.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, authorization, x-request-id',
    });
    expect((await preflight(addNewCategory.path, listed)).headers['access-control-allow-origin']).toBe(listed);
    const refused = await preflight(addNewCategory.path, strange);
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test('makes public reads, and other calls when it is on the list', async () => {
    expect((await get(freshSearch(), { origin: strange })).headers['access-control-allow-origin']).toBe('*');
    const sessions = (origin: string) => get(`/api${getSessions.path}`, { ...bearer, origin });
    expect((await sessions(strange)).json()).toMatchObject({ code: 'request.origin' });
    expect(answer).toHaveBeenCalledTimes(1);
    expect((await sessions(listed)).headers['access-control-allow-origin']).toBe(listed);
    expect((await sessions(ours)).statusCode).toBe(200);
  });

  test('says whose it is where partners’ pages may call, and in beacons', async () => {
    const requirement = { fullName: 'Asha Patil', email: 'asha@example.in', phone: '9876543210', categoryId: 6 };
    const send = (origin: string) =>
      post(submitRequirement.path, { ...requirement, consent: true, idempotencyKey: 'a-key-of-the-test' }, { origin });
    expect((await send(strange)).statusCode).toBe(200);
    expect(context()).toMatchObject({ foreignOrigin: strange });
    for (const origin of [ours, listed]) {
      expect((await send(origin)).statusCode).toBe(200);
      expect(context()?.foreignOrigin).toBeUndefined();
    }
    await get(`/api${getSessions.path}`, { ...bearer, origin: listed });
    expect(context()).not.toHaveProperty('foreignOrigin');
  });
});

describe('a beacon', () => {
  const event = { key: 'pk_of-the-test', page: '/', events: [{ kind: 'view', widget: 'equipment-carousel' }] };
  const send = (payload: string, headers: Record<string, string> = {}) =>
    post(embedEvent.path, payload, { 'content-type': 'text/plain', origin: strange, ...headers });

  test('comes from any page, which is blocked by nothing and learns nothing', async () => {
    const { statusCode, headers } = await send(JSON.stringify(event));
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, undefined]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect([answer.mock.lastCall?.[0], context()?.foreignOrigin]).toEqual([expect.objectContaining(event), strange]);
  });

  test('is JSON, of 8 KB at most', async () => {
    expect((await send('{"key":')).json()).toMatchObject({ code: 'request.malformed' });
    expect((await send('"a\\u0000b"')).json()).toMatchObject({ code: 'request.malformed' });
    const filled = (bytes: number) => JSON.stringify(event).padEnd(bytes, ' ');
    expect((await send(filled(8192))).statusCode).toBe(200);
    expect((await send(filled(8193))).json()).toMatchObject({ code: 'request.tooLarge' });
  });
});

describe('a call knows', () => {
  test('who makes it, from where, and with what', async () => {
    const headers = {
      ...bearer,
      'user-agent': 'Firefox',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'id-of-the-test',
    };
    await get(`/api${getSessions.path}`, headers);
    expect(context()).toMatchObject({
      caller: user,
      userAgent: 'Firefox',
      address: '203.0.113.7',
      requestId: 'id-of-the-test',
      signal: expect.any(AbortSignal),
      cookie: { read: expect.any(Function) },
    });
    // What nobody sends with such a call.
    for (const key of ['file', 'signed', 'foreignOrigin']) expect(context()).not.toHaveProperty(key);
  });

  test('no more than was said', async () => {
    await http.inject({ url: freshSearch(), headers: { 'user-agent': '' } });
    expect(context()?.caller).toBeUndefined();
    await http.inject({ method: 'POST', url: `/api${searchEquipments.path}`, payload: {}, headers: bearer });
    expect(context()?.caller).toEqual(user);
  });

  test('that a token which does not count is nobody’s, and is refused where somebody must be', async () => {
    const forged = { authorization: 'Bearer forged' };
    expect((await get(freshSearch(), forged)).statusCode).toBe(200);
    expect(context()?.caller).toBeUndefined();
    expect((await get(`/api${getSessions.path}`, forged)).json()).toMatchObject({ code: 'session.ended' });
    expect((await get(`/api${getSessions.path}`)).json()).toMatchObject({ code: 'auth.required' });
  });

  test.each(['bearer good', 'Bearer   good'])('a token however it is written: %s', async (authorization) => {
    expect((await get(`/api${getSessions.path}`, { authorization })).statusCode).toBe(200);
  });

  test.each(['good', 'Basic good', 'Bearer good more', 'Bearer', 'Bearergood', 'My Bearer good'])(
    'none in other words: %s',
    async (authorization) => {
      expect((await get(`/api${getSessions.path}`, { authorization })).json()).toMatchObject({ code: 'auth.required' });
    },
  );

  test('none that comes from a page of another site', async () => {
    await get(freshSearch(), { ...bearer, origin: strange });
    expect(context()?.caller).toBeUndefined();
    for (const origin of [ours, listed]) {
      await get(freshSearch(), { ...bearer, origin });
      expect(context()?.caller).toEqual(user);
    }
  });
});

describe('a public read', () => {
  test('is made once for all, and told to be known by its tag', async () => {
    const url = freshSearch();
    const made = await get(url);
    expect(made.headers).toMatchObject({
      etag: expect.stringMatching(/^W\//),
      'cache-control': expect.stringContaining('s-maxage'),
    });
    expect((await get(url)).payload).toBe(made.payload);
    const known = await get(url, { 'if-none-match': String(made.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(cache.counts).toMatchObject({ made: 1, kept: 2 });
  });

  test('is asked by nobody, from somewhere, and can be dropped', async () => {
    await get(freshSearch(), { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'id-of-the-test' });
    expect(context()).toMatchObject({
      requestId: 'id-of-the-test',
      address: '203.0.113.7',
      signal: expect.any(AbortSignal),
    });
    expect(context()?.caller).toBeUndefined();
  });

  test('is packed as the browser takes it', async () => {
    answer.mockResolvedValue({ data: ['tractor '.repeat(400)], total: 1 } as never);
    const url = freshSearch();
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
  });

  test('with a token, or by POST, is its person’s, and kept by nobody', async () => {
    const url = freshSearch();
    for (const { headers } of [await get(url, bearer), await get(url, bearer), await post(searchEquipments.path)]) {
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
    expect(answer).toHaveBeenCalledTimes(3);
    expect(cache.counts.made).toBe(0);
  });

  test('reads its query, or its body', async () => {
    await get(freshSearch('&searchTerm=jcb'));
    expect(answer.mock.lastCall?.[0]).toMatchObject({ searchTerm: 'jcb', page: asked });
    await post(searchEquipments.path, { searchTerm: 'crane' });
    expect(answer.mock.lastCall?.[0]).toMatchObject({ searchTerm: 'crane' });
  });

  test('that nobody must log in for is no other call: what is not public is asked anew each time', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await get(`/api${getSessions.path}`, bearer);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('a read with a partner’s key', () => {
  const key = 'pk_of-the-test';
  const url = () => freshSearch(`&key=${key}`);

  test('is admitted each time, spent once it is made, and kept by no cache between', async () => {
    const one = url();
    for (let round = 0; round < 2; round += 1) {
      expect((await get(one, { origin: strange })).headers['cache-control']).toBe('private, max-age=0');
    }
    expect(partners.admit.mock.calls).toEqual([0, 1].map(() => [key, { origin: strange, ownOrigin: ours }]));
    expect(partners.spend.mock.calls).toEqual([[key]]);
    expect(answer).toHaveBeenCalledTimes(1);
    // The front of the routes does not find it.
    expect(cache.fresh(one)).toBeUndefined();
  });

  test('is answered to no page that may not use it, though it lies ready', async () => {
    const one = url();
    await get(one, { origin: strange });
    partners.admit.mockRejectedValue(new AppError('partner.origin'));
    expect((await get(one, { referer: `${strange}/page` })).json()).toMatchObject({ code: 'partner.origin' });
    expect(partners.admit).toHaveBeenLastCalledWith(key, { origin: strange, ownOrigin: ours });
    expect((await get(one, bearer)).json()).toMatchObject({ code: 'partner.origin' });
    expect((await post(searchEquipments.path, { key })).json()).toMatchObject({ code: 'partner.origin' });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('that asks for too much is not made', async () => {
    partners.spend.mockRejectedValue(new AppError('partner.tooMany'));
    expect((await get(url(), { origin: strange })).json()).toMatchObject({ code: 'partner.tooMany' });
    expect(answer).not.toHaveBeenCalled();
  });

  test('is not what others ask without one', async () => {
    await get(freshSearch());
    await get(freshSearch('&key='));
    await post(searchEquipments.path, {});
    expect([partners.admit.mock.calls, partners.spend.mock.calls]).toEqual([[], []]);
  });

  test('is asked of nobody where the call is no public read', async () => {
    await post(embedEvent.path, JSON.stringify({ key, page: '/', events: [{ kind: 'view', widget: 'lead-form' }] }));
    expect(partners.admit).not.toHaveBeenCalled();
  });
});

describe('a call that takes a large body', () => {
  const large = { rows: [], more: 'a'.repeat(400_000) };

  test('reads it of who may send it alone', async () => {
    expect((await post(importEquipments.path, large, bearer)).statusCode).not.toBe(413);
    expect(
      (await post(importEquipments.path, 'x'.repeat(400_000), { 'content-type': 'application/json' })).json(),
    ).toMatchObject({
      code: 'auth.required',
    });
    expect(
      (
        await post(importEquipments.path, 'x'.repeat(600_001), { ...bearer, 'content-type': 'application/json' })
      ).json(),
    ).toMatchObject({
      code: 'request.tooLarge',
    });
  });

  test('is asked for before by anybody', async () => {
    expect((await preflight(importEquipments.path, listed)).statusCode).toBe(204);
  });

  test('is no other call: any other body is read before anybody looks who sends it', async () => {
    await post(submitRequirement.path, {}, bearer);
    expect(identify).toHaveBeenCalledTimes(1);
    expect((await post(submitRequirement.path, large)).json()).toMatchObject({ code: 'request.tooLarge' });
  });
});
