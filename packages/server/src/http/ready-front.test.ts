import { type IncomingHttpHeaders, request, type RequestOptions } from 'node:http';
import { getCategories } from '@yantra/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bareApi } from '../testing/bare-api.ts';
import { listening } from '../testing/wire.ts';
import { bind } from './bind.ts';
import { partnerHeaders, readyHeaders } from './ready-front.ts';

const name = 'ट्रैक्टर – 45 HP';
const api = bareApi([
  // Large enough to be packed.
  bind(getCategories, async () => Array.from({ length: 60 }, (_, id) => ({ id, name, isActive: true })) as never),
]);
const { cache, clock, log } = api;
let port: number;
beforeAll(async () => {
  port = await listening(api);
});
afterAll(() => api.http.close());
// Earlier answers have expired.
beforeEach(() => {
  clock.ms += 60_000;
  Object.assign(cache.counts, { whole: 0, unchanged: 0, kept: 0, shared: 0, made: 0 });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/* Not by `fetch`, which unpacks. */
const ask = (headers: Record<string, string> = {}, options: RequestOptions = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const path = `/api${getCategories.path}`;
    const sent = request(
      { host: '127.0.0.1', port, path, headers, agent: false, timeout: 5000, ...options },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('No answer.')));
    sent.on('error', fail).end();
  });
const comparable = ({ status, headers: { date: _date, 'x-request-id': _id, ...headers }, body }: Answer) => ({
  status,
  headers,
  body: body.toString('base64'),
});
const lastLine = () => log.at(-1);

test.each(['identity', 'gzip', 'br'])('an answer that lies ready is the route’s, to the byte: %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const made = await ask(headers);
  const ready = [await ask(headers), await ask(headers)];
  expect(cache.counts).toMatchObject({ made: 1, whole: 2, kept: 0 });
  for (const one of ready) expect(comparable(one)).toEqual(comparable(made));
  expect(made.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=2',
    vary: 'accept-encoding, authorization',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(made.body.length),
    'access-control-allow-origin': '*',
  });
  expect(made.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
});

test('the signs of every script come as they are', async () => {
  await ask();
  const { body } = await ask();
  expect((JSON.parse(body.toString('utf8')) as { data: { name: string }[] }).data[0]?.name).toBe(name);
});

test('who has the answer is told that it has not changed, as by the route', async () => {
  const { headers } = await ask();
  const known = { 'if-none-match': String(headers.etag) };
  const ready = await ask(known);
  expect(cache.counts).toMatchObject({ unchanged: 1, whole: 0, kept: 0 });
  clock.ms += 60_000;
  const made = await ask(known);
  expect(cache.counts).toMatchObject({ made: 2, unchanged: 1 });
  expect([ready.status, ready.body.length]).toEqual([304, 0]);
  expect(comparable(ready)).toEqual(comparable(made));
});

test('what was not packed yet as a browser wants it is packed by the route, and lies ready for the next', async () => {
  await ask();
  const first = await ask({ 'accept-encoding': 'br' });
  expect(cache.counts).toMatchObject({ made: 1, kept: 1, whole: 0 });
  expect((await ask({ 'accept-encoding': 'br' })).headers).toMatchObject({ etag: first.headers.etag });
  expect(cache.counts).toMatchObject({ kept: 1, whole: 1 });
});

test('neither another method nor a call with a token gets what lies ready', async () => {
  await ask();
  expect((await ask({ authorization: 'Bearer x' })).headers['cache-control']).toBe('no-store');
  expect((await ask({}, { method: 'HEAD' })).body.length).toBe(0);
  expect((await ask({}, { method: 'POST' })).status).toBe(404);
  expect(cache.counts).toMatchObject({ whole: 0, unchanged: 0 });
});

test('the request’s own id goes back with it, and stands in the log beside the path', async () => {
  const asked = {
    headers: { 'x-request-id': 'request-of-the-test' },
    path: `/api${getCategories.path}?phone=9812345678`,
  };
  await ask(asked.headers, { path: asked.path });
  const { headers } = await ask(asked.headers, { path: asked.path });
  expect(headers['x-request-id']).toBe('request-of-the-test');
  expect(lastLine()).toMatchObject({
    msg: 'answered',
    reqId: 'request-of-the-test',
    method: 'GET',
    path: `/api${getCategories.path}`,
    status: 200,
    isReady: true,
  });
  const unchanged = await ask({ ...asked.headers, 'if-none-match': '*' }, { path: asked.path });
  expect([unchanged.headers['x-request-id'], lastLine()?.['status']]).toEqual(['request-of-the-test', 304]);
  expect(JSON.stringify(log)).not.toContain('9812345678');
});

test('an answer to a partner’s page is for its browser alone, and another for another website', () => {
  expect(partnerHeaders('W/"a"')).toEqual({
    ...readyHeaders('W/"a"'),
    etag: 'W/"a"',
    'cache-control': 'private, max-age=0',
    vary: 'accept-encoding, authorization, origin',
  });
});
