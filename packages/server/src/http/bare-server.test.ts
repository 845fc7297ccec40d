import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errors } from '@yantra/contract/calls';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createLogger } from '../logger.ts';
import { ask, listening, send } from '../testing/wire.ts';
import { type BareServerParts, bareServer } from './bare-server.ts';
import { errorAnswers } from './error-answers.ts';
import type { ReadCache, ReadyAnswer } from './read-cache.ts';
import { createStopping } from './stopping.ts';

type Line = Record<string, unknown> & { level: number; msg: string };
const log: Line[] = [];
const logger: FastifyBaseLogger = createLogger('debug', {
  write: (line) => void log.push(JSON.parse(line) as Line),
});
const answered: Parameters<NonNullable<BareServerParts['onAnswered']>>[0][] = [];
beforeEach(() => {
  log.length = 0;
  answered.length = 0;
});

const ready: ReadyAnswer = {
  etag: 'W/"r"',
  made: () => ({ encoding: 'identity', bytes: Buffer.from('{"is":"ready"}') }),
} as never;
const cache = {
  counts: { whole: 0, unchanged: 0, kept: 0, shared: 0, made: 0 },
  fresh: (target: string) => (target === '/api/ready' ? ready : undefined),
} as unknown as ReadCache;

const open: FastifyInstance[] = [];
/** A server that answers what it knows of a request. */
function serverWith({ settings, ...given }: Partial<BareServerParts> = {}): FastifyInstance {
  const http = bareServer({
    logger,
    settings: { environment: 'test', ...settings },
    cache,
    stopping: createStopping(),
    answerError: errorAnswers(() => 'http://localhost'),
    onAnswered: (facts) => void answered.push(facts),
    ...given,
  });
  http.get('/api/ip', async (request) => ({ ip: request.ip, url: request.url }));
  http.get('/api/named/:name', async () => ({ is: 'there' }));
  http.post('/api/body', async (request) => ({ length: JSON.stringify(request.body).length }));
  http.get('/ready', async () => {
    if (!isWell) throw new AppError('request.malformed');
    return 'Yes.';
  });
  open.push(http);
  return http;
}
let isWell = true;
const server = serverWith();
let port: number;
const started = async () => (port ??= await listening({ http: server }));
afterAll(() => Promise.all(open.map((http) => http.close())));

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};
const secure = { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
/** The head of an answer as it came over a socket. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .slice(0, text.indexOf('\r\n\r\n'))
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );

describe('every answer', () => {
  test('has the headers that keep a browser from taking it for something else', async () => {
    for (const url of ['/api/ip', '/none', '/ready']) {
      const { headers } = await server.inject(url);
      expect([url, headers]).toMatchObject([url, common]);
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
    const { head } = await ask(await started(), { path: '/api/ready' });
    expect(headersIn(`${head}\r\n\r\n`)).toMatchObject(common);
  });

  test('insists on encryption where the site is reached so', async () => {
    const settings = { siteUrl: 'https://yantra.example' };
    const encrypted = serverWith({ settings });
    expect((await encrypted.inject('/api/ip')).headers).toMatchObject(secure);
    const { text } = await send(await listening({ http: encrypted }), 'no HTTP\r\n\r\n');
    expect(headersIn(text)).toMatchObject(secure);
    const plain = serverWith({ settings: { siteUrl: 'http://https:.example' } });
    expect((await plain.inject('/api/ip')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('has the headers also where the address is none, and a line in the log', async () => {
    const { statusCode, headers, json } = await server.inject('/api/%zz');
    expect([statusCode, json()]).toMatchObject([404, { code: 'route.unknown' }]);
    expect(headers).toMatchObject({ ...common, 'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string });
    expect(log).toMatchObject([{ msg: 'answered', status: 404, route: 'unknown', path: '/api/%zz' }]);
    expect(answered).toEqual([{ method: 'GET', route: 'unknown', status: 404, seconds: 0 }]);
  });

  test('names the request as whoever asks does, where that looks like a name and like no phone', async () => {
    const idOf = async (id: string) =>
      (await server.inject({ url: '/api/ip', headers: { 'x-request-id': id } })).headers['x-request-id'];
    for (const id of ['abc-1234', '12345678_', '1-234567', 'A'.repeat(64)]) expect(await idOf(id)).toBe(id);
    const wrong = ['abc-123', 'A'.repeat(65), '9876543210', 'abc 12345678', 'abcdefgh!', '!abcdefgh', ''];
    for (const id of wrong) expect(await idOf(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    await idOf('abc-1234');
    expect(log.at(-1)).toMatchObject({ reqId: 'abc-1234' });
  });
});

describe('the log', () => {
  test('has one line for each answer, which says what and how long, and nothing that somebody typed', async () => {
    await server.inject({ url: '/api/named/9876543210?phone=9876543210' });
    expect(log).toEqual([
      {
        level: 30,
        time: expect.any(Number) as number,
        reqId: expect.any(String) as string,
        method: 'GET',
        route: '/api/named/:name',
        path: '/api/named/…',
        status: 200,
        ms: expect.any(Number) as number,
        msg: 'answered',
      },
    ]);
    expect(answered).toEqual([
      { route: '/api/named/:name', method: 'GET', status: 200, seconds: expect.any(Number) as number },
    ]);
    const seconds = answered[0]?.seconds ?? 0;
    expect([seconds > 0, seconds < 60]).toEqual([true, true]);
    expect(log[0]?.['ms']).toBe(Math.round(seconds * 10_000) / 10);
  });

  test('tells little of probes while all is well', async () => {
    await server.inject('/ready');
    isWell = false;
    await server.inject('/ready');
    isWell = true;
    await server.inject('/none');
    expect(log.map(({ level, route }) => [level, route])).toEqual([
      [20, '/ready'],
      [30, '/ready'],
      [30, 'unknown'],
    ]);
    expect(answered.map(({ status }) => status)).toEqual([200, 400, 404]);
  });

  test('names the trace of a request where one is kept', async () => {
    let traceId: string | undefined = 'a-trace';
    const ends: number[] = [];
    const traced = serverWith({
      onAnswered: undefined,
      tracing: { begin: () => ({ traceId, run: (work) => work(), end: (status) => void ends.push(status) }) },
    });
    await traced.inject('/api/ip');
    traceId = undefined;
    await traced.inject('/api/ip');
    expect(log.map((line) => ('trace_id' in line ? line['trace_id'] : 'none'))).toEqual(['a-trace', 'none']);
    expect([ends, answered]).toEqual([[200, 200], []]);
  });
});

describe('a request', () => {
  const address = async (http: FastifyInstance) =>
    (await http.inject({ url: '/api/ip', headers: { 'x-forwarded-for': '203.0.113.7' } })).json<{ ip: string }>().ip;

  test('comes from who is connected, unless a proxy that is known says for whom it asks', async () => {
    expect(await address(server)).toBe('127.0.0.1');
    const settings = { trustedProxies: [] as string[] };
    expect(await address(serverWith({ settings }))).toBe('127.0.0.1');
    expect(await address(serverWith({ settings: { ...settings, trustedProxies: ['127.0.0.1'] } }))).toBe('203.0.113.7');
    expect(await address(serverWith({ settings: { ...settings, trustedProxies: ['10.0.0.1'] } }))).toBe('127.0.0.1');
  });

  test('is read below our own root, whatever host it names', async () => {
    const { json } = await ask(await started(), { path: 'http://evil.example/api/ip?a' });
    expect(json).toMatchObject({ url: '/api/ip?a' });
  });

  test('with the sign U+0000 is refused', async () => {
    const { statusCode, json } = await server.inject('/api/named/a%00');
    const { sentence: message } = errors['request.malformed'];
    expect([statusCode, json()]).toEqual([400, { success: false, code: 'request.malformed', message }]);
    const body = await server.inject({ method: 'POST', url: '/api/body', payload: { a: '\0' } });
    expect([body.statusCode, body.json()]).toMatchObject([400, { code: 'request.malformed' }]);
  });

  test('may bring a body of 256 KB', async () => {
    const post = async (bytes: number) => {
      const payload = JSON.stringify('x'.repeat(bytes - 2));
      return (
        await server.inject({
          method: 'POST',
          url: '/api/body',
          payload,
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode;
    };
    expect([await post(256 * 1024), await post(256 * 1024 + 1)]).toEqual([200, 413]);
  });

  test('may name things of 200 signs', async () => {
    const status = async (signs: number) => (await server.inject(`/api/named/${'x'.repeat(signs)}`)).statusCode;
    expect([await status(200), await status(201)]).toEqual([200, 404]);
  });

  test('from outside is sent away where the server is for one machine alone, and nowhere else', async () => {
    const headers = { host: 'yantra.example' };
    const at = async (environment: 'development' | 'test' | 'production') => {
      const http = serverWith({ settings: { environment } });
      return (await ask(await listening({ http }), { path: '/api/ip', headers })).status;
    };
    expect([await at('development'), await at('test'), await at('production')]).toEqual([503, 200, 200]);
  });

  test('that is answered from what lies ready goes no further', async () => {
    expect((await ask(await started(), { path: '/api/ready' })).json).toEqual({ is: 'ready' });
    expect(answered).toEqual([]);
  });
});

describe('a route', () => {
  test('takes no schema of Fastify’s, for the contract checks', async () => {
    const http = serverWith();
    http.get('/api/schema', { schema: { querystring: { type: 'object' } } }, async () => 'x');
    await expect(http.ready()).rejects.toThrow(/the contract checks/);
  });
});

describe('a connection', () => {
  const asked = 'GET /api/ip HTTP/1.1\r\nhost: localhost\r\n';

  test('has so many seconds for headers and for all of a request, and is kept a little longer than proxies keep theirs', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket } = server.server;
    expect([headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket]).toEqual([
      10_000, 30_000, 65_000, 10_000,
    ]);
  });

  test('may send 16 KB of headers', async () => {
    const withHeaders = (bytes: number) =>
      send(port, `${asked}connection: close\r\nx-long: ${'x'.repeat(bytes)}\r\n\r\n`);
    await started();
    expect((await withHeaders(15 * 1024)).status).toBe(200);
    const { status, text } = await withHeaders(17 * 1024);
    expect([status, headersIn(text)]).toMatchObject([413, { ...common, connection: 'close' }]);
    expect(text).toMatch(/^HTTP\/1\.1 413 Error\r\n[^]*"code":"request\.tooLarge"/);
  });

  test('that brings no HTTP is told so', async () => {
    const { status, text } = await send(await started(), 'no HTTP\r\n\r\n');
    const body = text.slice(text.indexOf('\r\n\r\n') + 4);
    expect([status, JSON.parse(body)]).toMatchObject([400, { success: false, code: 'request.malformed' }]);
    expect(headersIn(text)).toEqual({
      ...common,
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
    });
  });

  /** What is written to a connection that fails in this way. */
  async function failing(code: string, before: (there: Socket) => void = () => undefined): Promise<string> {
    const here = connect({ port: await started(), host: '127.0.0.1' });
    const [there] = (await once(server.server, 'connection')) as [Socket];
    const parts: Buffer[] = [];
    here.on('data', (part) => parts.push(part)).on('error', () => undefined);
    before(there);
    server.server.emit('clientError', Object.assign(new Error('failed'), { code }), there);
    there.destroySoon();
    await once(here, 'close');
    return Buffer.concat(parts).toString();
  }

  test('on which a request comes too slowly is told so', async () => {
    expect(await failing('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 Error\r\n[^]*"code":"request\.timeout"/);
    expect(await failing('HPE_INVALID_METHOD')).toMatch(/^HTTP\/1\.1 400 Error\r\n[^]*"code":"request\.malformed"/);
  });

  test('that is gone, or that nothing can be written on, is told nothing', async () => {
    expect(await failing('ECONNRESET')).toBe('');
    expect(await failing('HPE_INVALID_METHOD', (there) => there.destroy())).toBe('');
    expect(await failing('HPE_INVALID_METHOD', (there) => there.end())).toBe('');
  });

  test('is let go with the answer once the server is about to stop', async () => {
    const stopping = createStopping();
    const http = serverWith({ stopping });
    const at = await listening({ http });
    const kept = async () => {
      const here = connect({ port: at, host: '127.0.0.1' });
      here.write(`${asked}\r\n`);
      const text = String(((await once(here, 'data')) as [Buffer])[0]);
      here.destroy();
      return headersIn(text)['connection'];
    };
    expect([stopping.isStopping, await kept()]).toEqual([false, 'keep-alive']);
    stopping.begin();
    expect([stopping.isStopping, await kept()]).toEqual([true, 'close']);
  });

  test('that waits between requests is closed as the server stops; what comes over one in use is still answered', async () => {
    const http = serverWith();
    const inUse = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    http.get('/api/slow', async () => {
      inUse.resolve();
      await release.promise;
      return 'Slow.';
    });
    http.addHook('preClose', async () => closing.resolve());
    const at = await listening({ http });
    const idle = connect({ port: at, host: '127.0.0.1' });
    idle.write(`${asked}\r\n`);
    await once(idle, 'data');
    const busy = connect({ port: at, host: '127.0.0.1' });
    let text = '';
    busy.setEncoding('utf8').on('data', (part: string) => (text += part));
    busy.write('GET /api/slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await inUse.promise;
    const closed = http.close();
    await closing.promise;
    await once(idle, 'close');
    const next = once(http.server, 'request');
    busy.write(`${asked}\r\n`);
    await next;
    release.resolve();
    await Promise.all([once(busy, 'close'), closed]);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  });
});
