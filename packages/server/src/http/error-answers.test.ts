import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createLogger } from '../logger.ts';
import { listening } from '../testing/wire.ts';
import { errorAnswers } from './error-answers.ts';
import { takeForms } from './form-post.ts';

const own = 'https://yantra.example';
const log: { msg: string; err?: { message: string } }[] = [];
const logger: FastifyBaseLogger = createLogger('error', {
  write: (line) => void log.push(JSON.parse(line) as (typeof log)[number]),
});
const answerError = errorAnswers(() => own);
/** What a route throws next. */
let thrown: unknown;
let answered = Promise.withResolvers<number>();
beforeEach(() => {
  log.length = 0;
  answered = Promise.withResolvers();
});

const app: FastifyInstance = Fastify({
  loggerInstance: logger,
  bodyLimit: 100,
  routerOptions: { maxParamLength: 20 },
  frameworkErrors: (error, request, reply) => void answerError(error, request as never, reply as never),
});
takeForms(app);
app.setErrorHandler((error, request, reply) => {
  const answer = answerError(error, request, reply);
  answered.resolve(reply.statusCode);
  return answer;
});
const throws = async () => {
  throw thrown;
};
app.post('/api/call', throws);
app.get('*', throws);
app.post('/form', throws);
app.post('/api/one/:name', async () => 'Here.');
let port: number;
beforeAll(async () => {
  port = await listening({ http: app });
});
afterAll(() => app.close());

const withCode = (code: string, message = 'secret words') => Object.assign(new Error(message), { code });
const askFor = async (error: unknown, url = '/api/call/x') => {
  thrown = error;
  return app.inject({ url });
};
const told = ({ statusCode, json }: Awaited<ReturnType<typeof app.inject>>) => [
  statusCode,
  json<{ code: string }>().code,
];

describe('what is refused before anybody reads it', () => {
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/call',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    ['broken JSON', '{"a":', {}, 400, 'request.malformed'],
    ['a poisoned prototype', '{"__proto__":{}}', {}, 400, 'request.malformed'],
    ['no JSON at all', '', {}, 400, 'request.malformed'],
    ['another length than it says', '{}', { 'content-length': '3' }, 400, 'request.malformed'],
    ['another kind of content', '<a/>', { 'content-type': 'text/xml' }, 415, 'request.unsupported'],
    ['too much', JSON.stringify('x'.repeat(100)), {}, 413, 'request.tooLarge'],
  ])('%s is told in our words', async (_what, payload, headers, status, code) => {
    expect(told(await post(payload, headers))).toEqual([status, code]);
    expect(log).toEqual([]);
  });

  test('an address that is none, or is too long, is one where nothing is', async () => {
    expect(told(await app.inject('/api/one/%zz'))).toEqual([404, 'route.unknown']);
    const long = await app.inject({ method: 'POST', url: `/api/one/${'x'.repeat(21)}` });
    expect(told(long)).toEqual([404, 'route.unknown']);
  });
});

describe('an error', () => {
  test('of ours is answered as it is, in JSON below /api, and not kept by any cache', async () => {
    const answer = await askFor(new AppError('request.invalid', { page: 'A page is a number.' }));
    expect([answer.statusCode, answer.json(), answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
      400,
      {
        success: false,
        message: 'Please check the highlighted fields.',
        code: 'request.invalid',
        errors: { page: 'A page is a number.' },
        errorCodes: { page: { code: 'field.invalid' } },
      },
      'no-store',
      undefined,
    ]);
    expect(log).toEqual([]);
  });

  test('that says when it is worth trying again says so', async () => {
    const { headers } = await askFor(new AppError('reads.tooMany', undefined, { retryAfterSeconds: 0 }));
    expect(headers['retry-after']).toBe('0');
  });

  test.each(['55P03', '40P01', '57014', '53300'])(
    'of a database that has too much to do (%s) sends people away for a moment',
    async (code) => {
      const answer = await askFor(withCode(code));
      expect(told(answer)).toEqual([503, 'server.busy']);
      expect(answer.payload).not.toContain('secret');
    },
  );

  test('of a database that is away says in how many seconds it is worth trying again', async () => {
    const answer = await askFor(withCode('ECONNREFUSED'));
    expect([...told(answer), answer.headers['retry-after']]).toEqual([503, 'server.busy', '2']);
  });

  test.each([
    ['nobody foresaw', new Error('secret words')],
    ['has a code nobody knows', withCode('23505')],
    ['has a code that every object knows', withCode('toString')],
    ['is a text', 'secret words'],
    ['is nothing', null],
    ['is not even that', undefined],
  ])('that %s keeps its own words for the log', async (_what, error) => {
    const answer = await askFor(error);
    expect(told(answer)).toEqual([500, 'server.failed']);
    expect([answer.headers['cache-control'], answer.payload.includes('secret')]).toEqual(['no-store', false]);
    expect(log).toMatchObject([{ msg: 'The request failed.' }]);
    if (error) expect(log[0]?.err?.message).toBe('secret words');
  });

  test('of who goes away while they send is nobody’s failure here', async () => {
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      socket.write(
        'POST /api/call HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    await new Promise((resolve) => app.server.once('request', resolve));
    socket.destroy();
    expect([await answered.promise, log]).toEqual([400, []]);
  });
});

describe('an error elsewhere', () => {
  test('is a page with its sentence, that no policy has to allow anything', async () => {
    const answer = await askFor(new AppError('route.unknown'), '/equipments');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.payload).toMatch(/^<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">/);
    expect(answer.payload).toContain('<h1>Yantra</h1><p>There is no page at this address.</p><p><a href="/">');
    expect(answer.payload).not.toMatch(/Try again|style|script/);
  });

  test('leads back to the page that is worth trying again, and to no other host', async () => {
    const busy = new AppError('server.busy', undefined, { retryAfterSeconds: 2 });
    expect((await askFor(busy, '/equipments?a="b&c')).payload).toContain(
      '</p><p><a href="/equipments?a=%22b&amp;c">Try again</a></p><p><a href="/">',
    );
  });
});

describe('in the language of the address', () => {
  test.each([
    ['hi', 'इस पते पर कुछ नहीं है।', 'मुख्य पृष्ठ पर जाएँ'],
    ['mr', 'या पत्त्यावर काहीही नाही.', 'मुख्य पानावर जा'],
  ])('an error is said, and the way on stays in it (%s)', async (locale, sentence, home) => {
    const answer = await askFor(new AppError('route.unknown'), `/${locale}/equipments`);
    expect(answer.payload).toContain(`<html lang="${locale}">`);
    expect(answer.payload).toContain(`<p>${sentence}</p><p><a href="/${locale}/">${home}</a></p>`);
  });

  test('one tries again at the address that one asked for', async () => {
    const busy = new AppError('server.busy', undefined, { retryAfterSeconds: 2 });
    expect((await askFor(busy, '/hi/equipments?page=2')).payload).toContain(
      '<a href="/hi/equipments?page=2">फिर कोशिश करें</a>',
    );
  });

  test('an error without a translation keeps its English sentence', async () => {
    expect((await askFor(new AppError('rating.again'), '/hi/x')).payload).toContain(
      'You have rated this machine already.',
    );
  });
});

describe('a form that is refused', () => {
  const posted = async (error: AppError, referer?: string) => {
    thrown = error;
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer === undefined ? {} : { referer }),
    };
    return app.inject({ method: 'POST', url: '/api/call', payload: 'a=b', headers });
  };

  test('is answered with a page, below /api too, that says what is wrong in each field', async () => {
    const fields = { name: 'A name, please.', phone: 'Ten <digits>.' };
    const answer = await posted(new AppError('request.invalid', fields), `${own}/partners?city=60#form`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.payload).toContain('<ul><li>A name, please.</li><li>Ten &lt;digits&gt;.</li></ul>');
    expect(answer.payload).toContain('<a href="/partners?city=60">Back to the form</a>');
  });

  test('says what is wrong where it is no field', async () => {
    const { payload } = await posted(new AppError('request.tooLarge'));
    expect(payload).toContain('<ul><li>This request is too large.</li></ul>');
  });

  test.each([
    ['nothing', undefined, '/'],
    ['what is no address', 'the form', '/'],
    ['a page of another site', 'https://evil.example/x', '/'],
    ['a page of another scheme', 'http://yantra.example/x', '/'],
    ['our start page', own, '/'],
    ['a path that would be another host', `${own}///evil.example/x//y`, '/evil.example/x//y'],
  ])('leads back where the browser names %s', async (_what, referer, back) => {
    const { payload } = await posted(new AppError('request.invalid'), referer);
    expect(payload).toContain(`<p><a href="${back}">Back to the form</a></p>`);
  });
});
