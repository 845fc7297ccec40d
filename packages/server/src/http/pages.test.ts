import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getCategories } from '@yantra/contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { listening, send } from '../testing/wire.ts';
import type { CallContext } from './bind.ts';
import { leastBytes } from './compression.ts';
import { errorAnswers } from './error-answers.ts';
import { type PageAnswer, type PageParts, type PageRequest, type RenderPage, sendPage } from './pages.ts';
import type { ForeignSources } from './security-headers.ts';

const origin = 'https://yantra.example';
const asha = {
  caller: { userId: 'u1', role: 'user', sessionId: 's1' },
  user: { id: 'u1', firstName: 'Asha' },
} as unknown as NonNullable<Awaited<ReturnType<PageParts['readerOf']>>>;
const gateway: ForeignSources = {
  scripts: ['https://sdk.example'],
  frames: ['https://sdk.example', 'https://bank.example'],
  calls: ['https://api.example'],
  keepsTrustedTypes: false,
};
const payments = { mode: 'sandbox', hasTestPage: true } as const;

type Context = Pick<CallContext, 'isKnownVisitor' | 'caller' | 'address' | 'signal'>;
const drawn: PageRequest[] = [];
const contexts: Context[] = [];
const budgets: object[] = [];
const tokens: string[] = [];
let page: RenderPage;
let call: () => Promise<unknown>;
const shows = (answer: PageAnswer) => {
  page = async () => answer;
};
beforeEach(() => {
  for (const seen of [drawn, contexts, budgets, tokens]) seen.length = 0;
  shows({ status: 200, html: '<p>Hello</p>' });
  call = async () => [];
});

const open: FastifyInstance[] = [];
function siteWith(given: Partial<PageParts> = {}): FastifyInstance {
  const parts: PageParts = {
    renderPage: async (request) => {
      drawn.push(request);
      return page(request);
    },
    apiFor: (context) => {
      contexts.push(context);
      return { call: async () => (await call()) as never };
    },
    drawFor: (context) => void budgets.push(context),
    readerOf: async (token) => {
      tokens.push(token);
      return token === 'of-asha' ? asha : undefined;
    },
    ownOrigin: () => origin,
    payments,
    gateway,
    ...given,
  };
  const app: FastifyInstance = Fastify();
  app.setErrorHandler(errorAnswers(parts.ownOrigin));
  app.get('*', async (request, reply) => sendPage(parts, request, reply));
  open.push(app);
  return app;
}
const site = siteWith();
let port: number;
beforeAll(async () => {
  port = await listening({ http: site });
});
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
afterAll(() => Promise.all(open.map((app) => app.close())));

/** A policy, or whatever else is told so: directive to sources. */
const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((part) => part.split(/ (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe('what a page is drawn from', () => {
  test('is what the browser asked for and said of itself', async () => {
    await get('/equipments?page=2', {
      cookie: 'yantra_city=8',
      'user-agent': 'A browser',
      'accept-language': 'hi,en;q=0.5',
      accept: 'text/html',
    });
    expect(drawn).toMatchObject([
      {
        url: '/equipments?page=2',
        origin,
        method: 'GET',
        cookies: { yantra_city: '8' },
        userAgent: 'A browser',
        acceptLanguage: 'hi,en;q=0.5',
        accept: 'text/html',
        user: undefined,
        payments,
      },
    ]);
  });

  test('is nothing where the browser says nothing, and a head where it asks for no more', async () => {
    await send(port, 'HEAD / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(drawn).toMatchObject([{ method: 'HEAD', cookies: {}, userAgent: '', acceptLanguage: '', accept: '' }]);
  });

  test('are calls of whoever asks, for whom the budget of reads is asked', async () => {
    await get('/', { cookie: '__Host-yantra_known=1' });
    expect(contexts).toMatchObject([{ caller: undefined, address: '127.0.0.1', isKnownVisitor: true }]);
    expect([budgets, tokens]).toEqual([[{ caller: undefined, address: '127.0.0.1' }], []]);
    expect(contexts[0]?.signal).toBe(drawn[0]?.signal);
    await get('/');
    expect(contexts[1]).toMatchObject({ isKnownVisitor: false });
  });

  test('below the dashboard are calls of the person whose page it is', async () => {
    const { headers } = await get('/dashboard', { cookie: '__Host-yantra_page=of-asha' });
    expect(drawn).toMatchObject([{ user: asha.user }]);
    expect(contexts).toMatchObject([{ caller: asha.caller, address: '127.0.0.1' }]);
    expect(budgets).toEqual([{ caller: asha.caller, address: '127.0.0.1' }]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is nobody’s where the token is nobody’s', async () => {
    const { headers } = await get('/dashboard', { cookie: '__Host-yantra_page=of-nobody' });
    expect([drawn[0]?.user, contexts[0]?.caller, headers['cache-control']]).toEqual([
      undefined,
      undefined,
      'private, no-cache',
    ]);
  });
});

describe('a page', () => {
  test('may be kept by the visitor’s own browser alone, which asks again', async () => {
    const { statusCode, headers, payload } = await get('/');
    expect([statusCode, payload]).toEqual([200, '<p>Hello</p>']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'content-type': 'text/html; charset=utf-8',
    });
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    shows({ status: 200, html: '<p>Another</p>' });
    expect((await get('/', { 'if-none-match': String(headers.etag) })).payload).toBe('<p>Another</p>');
  });

  test('that is not there is sent whole each time', async () => {
    shows({ status: 404, html: '<p>Nothing</p>', headers: { 'x-robots-tag': 'noindex' } });
    const { statusCode, headers, payload } = await get('/none', { 'if-none-match': '*' });
    expect([statusCode, payload, headers.etag]).toEqual([404, '<p>Nothing</p>', undefined]);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  test('of a packet is sent as it is, a larger one as the browser can read it', async () => {
    shows({ status: 200, html: 'a'.repeat(leastBytes - 1) });
    expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
    const html = 'é'.repeat(leastBytes / 2);
    shows({ status: 200, html });
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', html]);
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', html]);
    const plain = await get('/', { 'accept-encoding': 'identity' });
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, html]);
  });

  test('may lead elsewhere, which no cache keeps', async () => {
    shows({ redirect: '/new' });
    const { statusCode, headers } = await get('/old');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/new', 'no-store']);
    shows({ redirect: '/new', status: 308 });
    expect((await get('/old')).statusCode).toBe(308);
  });

  test('may be a text for programs that read, which every cache may keep for whoever asks for the same', async () => {
    shows({ text: '# Hello\n', type: 'text/markdown' });
    const { statusCode, headers, payload } = await get('/hello.md');
    expect([statusCode, payload]).toEqual([200, '# Hello\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding, accept',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect((await get('/hello.md', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('says in a sentence that there is nothing, where no site draws it', async () => {
    const { statusCode, headers, payload } = await siteWith({ renderPage: undefined }).inject('/');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(payload).toContain('There is no page at this address.');
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a page whose reads are refused since too much is asked', () => {
  const drawsAround = () => {
    page = async ({ api }) => {
      const parts = await Promise.allSettled([api.call(getCategories, {}), api.call(getCategories, {})]);
      return { status: 200, html: parts.map(({ status }) => status).join(' ') };
    };
  };

  test('is refused as a whole, and not shown with holes', async () => {
    drawsAround();
    let calls = 0;
    call = async () => {
      calls += 1;
      throw new AppError('reads.tooMany', undefined, { retryAfterSeconds: 10 + calls });
    };
    const { statusCode, headers, payload } = await get('/');
    expect([statusCode, headers['retry-after']]).toEqual([429, '11']);
    expect(payload).not.toContain('rejected');
  });

  test('is shown where only something on it was not found, or it does without', async () => {
    drawsAround();
    call = () => Promise.reject(new AppError('equipment.unknown'));
    expect((await get('/')).payload).toBe('rejected rejected');
    call = () => Promise.reject(Object.assign(new Error('Another'), { retryAfterSeconds: 1 }));
    expect((await get('/')).payload).toBe('rejected rejected');
    call = async () => [];
    expect((await get('/')).payload).toBe('fulfilled fulfilled');
  });

  test('is not drawn at all where the visitor has no budget left', async () => {
    const refusing = siteWith({
      drawFor: () => {
        throw new AppError('reads.tooMany', undefined, { retryAfterSeconds: 7 });
      },
    });
    const { statusCode, headers } = await refusing.inject('/');
    expect([statusCode, headers['retry-after'], drawn]).toEqual([429, '7', []]);
  });
});

describe('the policy of a page', () => {
  const own = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  };

  test('lets it load our own files, and nothing inline', async () => {
    expect(policyOf((await get('/')).headers['content-security-policy'])).toEqual(own);
  });

  test('names the styles that stand in it, and nothing that is no hash', async () => {
    const hash = `${'aB3+/'.repeat(8)}xyz=`;
    const wrong = [`${hash}=`, ` ${hash}`, `${hash} https://evil.example`, 'abc=', '', "' *", hash.replace('a', '.')];
    shows({ status: 200, html: '', styleHashes: [...wrong, hash] });
    expect(policyOf((await get('/')).headers['content-security-policy'])).toEqual({
      ...own,
      'style-src': `'self' 'sha256-${hash}'`,
    });
  });

  test('lets the payment gateway in where payments are taken, with what it needs', async () => {
    shows({ status: 200, html: '', takesPayments: true });
    const { 'require-trusted-types-for': _types, ...rest } = own;
    const { headers } = await get('/');
    expect(policyOf(headers['content-security-policy'])).toEqual({
      ...rest,
      'script-src': "'self' https://sdk.example",
      'connect-src': "'self' https://api.example",
      'frame-src': 'https://sdk.example https://bank.example',
      'form-action': "'self' https://api.example",
    });
    expect(headers['permissions-policy']).toMatch(
      /, payment=\(self "https:\/\/sdk\.example" "https:\/\/bank\.example"\)$/,
    );
    shows({ status: 200, html: '', takesPayments: false });
    expect(policyOf((await get('/')).headers['content-security-policy'])).toEqual(own);
  });

  test('keeps trusted types where the gateway does', async () => {
    const strict = siteWith({ gateway: { ...gateway, frames: [], keepsTrustedTypes: true } });
    shows({ status: 200, html: '', takesPayments: true });
    const policy = policyOf((await strict.inject('/')).headers['content-security-policy']);
    expect(policy).toMatchObject({ 'require-trusted-types-for': "'script'" });
    expect(policy).not.toHaveProperty('frame-src');
  });
});

describe('the browser of a page', () => {
  test('is asked for no part of the device but its position, and keeps windows of others apart', async () => {
    const { headers } = await get('/');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const granted = Object.fromEntries(
      String(headers['permissions-policy'])
        .split(', ')
        .map((part) => part.split('=')),
    ) as Record<string, string>;
    const denied = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone'];
    const others = ['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'];
    expect(granted).toEqual({
      ...Object.fromEntries([...denied, ...others].map((name) => [name, '()'])),
      geolocation: '(self)',
    });
  });
});
