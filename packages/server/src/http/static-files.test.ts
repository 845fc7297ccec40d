import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { compress } from './compression.ts';
import { errorAnswers } from './error-answers.ts';
import type { FileSource } from './file-source.ts';
import { createStaticFiles, hasHash, immutable, type StaticFilesOptions } from './static-files.ts';

const base = mkdtempSync(join(tmpdir(), 'static-'));
const folder = join(base, 'public');
mkdirSync(join(folder, 'js'), { recursive: true });
const script = `export const list = ${JSON.stringify(Array.from({ length: 300 }, (_, n) => n))};`;
writeFileSync(join(folder, 'js/app-B1x9aQz_.js'), script);
writeFileSync(join(folder, '.env'), 'hidden words');
writeFileSync(join(base, 'secret.txt'), 'hidden words');
symlinkSync(join(base, 'secret.txt'), join(folder, 'link.txt'));

/** Files of so many signs for whatever is asked, which remember who read them. */
function inMemory({
  bytes = () => 10,
  hasPacked = false,
}: { readonly bytes?: (path: string) => number; readonly hasPacked?: boolean } = {}): FileSource & { reads: string[] } {
  const reads: string[] = [];
  const contentOf = (path: string): Buffer =>
    path.endsWith('.br') ? brotliCompressSync(contentOf(path.slice(0, -3))) : Buffer.alloc(bytes(path), 'a');
  return {
    reads,
    find: async (path) =>
      path.endsWith('.br') && !hasPacked
        ? undefined
        : { version: '1', at: 0, read: async () => (reads.push(path), contentOf(path)) },
  };
}

const open: FastifyInstance[] = [];
function serverOf(source: FileSource, more: Partial<StaticFilesOptions> = {}): FastifyInstance {
  const served = createStaticFiles({ folder: source, cacheControl: () => immutable, ...more });
  const server: FastifyInstance = Fastify();
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => served.send(request.params['*'], request, reply));
  open.push(server);
  return server;
}

const app = Fastify();
app.setErrorHandler(errorAnswers(() => 'http://localhost'));
const files = createStaticFiles({ folder, cacheControl: (path) => (hasHash(path) ? immutable : 'no-cache') });
app.get<{ Params: { '*': string } }>('/f/*', async (request, reply) => files.send(request.params['*'], request, reply));
afterAll(async () => {
  await Promise.all([app, ...open].map((one) => one.close()));
  rmSync(base, { recursive: true });
});

describe('a built file', () => {
  test('comes compressed, with its type, for good, and as 304 to whoever has it', async () => {
    const url = '/f/js/app-B1x9aQz_.js';
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': immutable,
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });
    expect(plain.payload).toBe(script);
  });

  describe('that is large', () => {
    const large = randomBytes(300_000).toString('hex');
    const ask = (path: string, encoding: string) =>
      app.inject({ url: `/f/${path}`, headers: { 'accept-encoding': encoding } });

    test('is sent as its build has packed it, unless it has changed since', async () => {
      const packed = brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
      writeFileSync(join(folder, 'large.js'), large);
      writeFileSync(join(folder, 'large.js.br'), packed);
      for (let round = 0; round < 2; round += 1) {
        const answer = await ask('large.js', 'gzip, br');
        expect([answer.headers['content-encoding'], answer.rawPayload.equals(packed)]).toEqual(['br', true]);
        expect((await ask('large.js', 'identity')).payload).toBe(large);
        expect(gunzipSync((await ask('large.js', 'gzip')).rawPayload).toString()).toBe(large);
      }
      expect((await ask('large.js.br', 'br')).statusCode).toBe(404);
      const next = `${large}!`;
      writeFileSync(join(folder, 'large.js'), next);
      utimesSync(join(folder, 'large.js.br'), 1, 1);
      expect(brotliDecompressSync((await ask('large.js', 'br')).rawPayload).toString()).toBe(next);
    });

    test('and was not packed is packed quickly, for somebody waits', async () => {
      writeFileSync(join(folder, 'new.js'), large);
      const { rawPayload } = await ask('new.js', 'br');
      expect(rawPayload.equals(await compress(Buffer.from(large), 'br'))).toBe(true);
      const hardest = brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      expect(rawPayload.length).not.toBe(hardest.length);
    });
  });

  test('is read once while there is room in memory, and what was asked for longest ago makes room', async () => {
    const reads: string[] = [];
    const source: FileSource = {
      find: async (path) =>
        path.endsWith('.br')
          ? undefined
          : { version: '1', at: 0, read: async () => (reads.push(path), randomBytes(20_000)) },
    };
    const few = createStaticFiles({ folder: source, cacheControl: () => immutable, keptBytes: 50_000 });
    const server = Fastify();
    server.get<{ Params: { '*': string } }>('/*', async (request, reply) =>
      few.send(request.params['*'], request, reply),
    );
    for (const path of ['a.png', 'b.png', 'a.png', 'c.png', 'a.png', 'b.png']) await server.inject(`/${path}`);
    await Promise.all(Array.from({ length: 5 }, () => server.inject('/b.png')));
    expect(reads).toEqual(['a.png', 'b.png', 'c.png', 'b.png']);
    await server.close();
  });

  test('is told of as what it is', async () => {
    const one = serverOf(inMemory());
    const typeOf = async (path: string) => (await one.inject(`/${path}`)).headers['content-type'];
    for (const [ending, type] of [
      ['html', 'text/html; charset=utf-8'],
      ['css', 'text/css; charset=utf-8'],
      ['js', 'text/javascript; charset=utf-8'],
      ['mjs', 'text/javascript; charset=utf-8'],
      ['json', 'application/json; charset=utf-8'],
      ['js.map', 'application/json; charset=utf-8'],
      ['svg', 'image/svg+xml'],
      ['txt', 'text/plain; charset=utf-8'],
      ['webmanifest', 'application/manifest+json'],
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
      ['avif', 'image/avif'],
      ['ico', 'image/x-icon'],
      ['woff2', 'font/woff2'],
      ['exe', 'application/octet-stream'],
    ] as const) {
      expect([ending, await typeOf(`a.${ending}`)]).toEqual([ending, type]);
    }
  });

  test('is packed where that gains something, and says so only then', async () => {
    const one = serverOf(inMemory({ bytes: (path) => Number(/\d+/.exec(path)?.[0]) }));
    const encodingOf = async (path: string, accept = 'br') => {
      const { headers } = await one.inject({ url: `/${path}`, headers: { 'accept-encoding': accept } });
      return headers['content-encoding'];
    };
    expect([await encodingOf('1024.txt'), await encodingOf('1024.txt', 'gzip')]).toEqual(['br', 'gzip']);
    expect([await encodingOf('1023.txt'), await encodingOf('9999.png'), await encodingOf('99.png')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await encodingOf('1024.txt', 'identity')).toBeUndefined();
  });

  test('may have its text changed, and headers by what is sent then', async () => {
    const source = inMemory({ bytes: () => 2000, hasPacked: true });
    const one = serverOf(source, {
      rewrite: (path, text) => `${path}: ${text}`,
      headers: (path, content) => ({ 'x-of': `${path} ${content.length}` }),
    });
    for (const ending of ['html', 'js', 'json', 'css', 'svg', 'txt', 'webmanifest']) {
      const { rawPayload, headers } = await one.inject({ url: `/a.${ending}`, headers: { 'accept-encoding': 'br' } });
      const text = `a.${ending}: ${'a'.repeat(2000)}`;
      expect([brotliDecompressSync(rawPayload).toString(), headers['x-of']]).toEqual([
        text,
        `a.${ending} ${text.length}`,
      ]);
    }
    for (const path of ['a.png', 'a.js.png']) expect((await one.inject(`/${path}`)).rawPayload.length).toBe(2000);
    expect(source.reads.filter((path) => path.endsWith('.br'))).toEqual([]);
  });

  test('is held as somebody wants it, and as it is no longer than that takes', async () => {
    const source = inMemory({ bytes: () => 20_000 });
    const one = serverOf(source, { keptBytes: 5_000 });
    const ask = (path: string, accept: string) => one.inject({ url: path, headers: { 'accept-encoding': accept } });
    const bodies = [await ask('/a.txt', 'br'), await ask('/a.txt', 'br')];
    expect(bodies.map(({ rawPayload }) => brotliDecompressSync(rawPayload).length)).toEqual([20_000, 20_000]);
    expect(source.reads).toEqual(['a.txt']);
    // As much as may be held, and one byte more.
    const exact = inMemory({ bytes: (path) => Number(/\d+/.exec(path)?.[0]) });
    const two = serverOf(exact, { keptBytes: 2_000 + 512 });
    for (const path of ['/2000.png', '/2000.png', '/2001.png', '/2001.png']) await two.inject(path);
    expect(exact.reads).toEqual(['2000.png', '2001.png', '2001.png']);
  });

  test('that many ask for at once is made once, and each gets the one they asked for', async () => {
    const source = inMemory({ bytes: (path) => (path.startsWith('a') ? 3000 : 4000), hasPacked: true });
    const one = serverOf(source);
    const ask = (path: string, accept: string) => one.inject({ url: path, headers: { 'accept-encoding': accept } });
    const asked = ['/a.txt', '/b.txt'].flatMap((path) =>
      ['br', 'gzip', 'identity'].map((accept) => [path, accept] as const),
    );
    const answers = await Promise.all([...asked, ...asked].map(([path, accept]) => ask(path, accept)));
    const lengths = answers.map(({ rawPayload, headers: { 'content-encoding': encoding } }) =>
      encoding === 'br'
        ? brotliDecompressSync(rawPayload).length
        : (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).length,
    );
    expect(lengths).toEqual([3000, 3000, 3000, 4000, 4000, 4000, 3000, 3000, 3000, 4000, 4000, 4000]);
    expect(source.reads.filter((path) => path.endsWith('.br')).sort()).toEqual(['a.txt.br', 'b.txt.br']);
  });

  test('is there or not, and what is packed beside it is no file of its own', async () => {
    expect([await files.has('js/app-B1x9aQz_.js'), await files.has('js/none.js')]).toEqual([true, false]);
    writeFileSync(join(folder, 'beside.js'), 'one');
    writeFileSync(join(folder, 'beside.js.br'), brotliCompressSync('one'));
    expect([await files.has('beside.js'), await files.has('beside.js.br')]).toEqual([true, false]);
  });

  test('that changes on disk is sent as it is now', async () => {
    writeFileSync(join(folder, 'now.txt'), 'one');
    expect((await app.inject('/f/now.txt')).payload).toBe('one');
    writeFileSync(join(folder, 'now.txt'), 'three');
    expect((await app.inject('/f/now.txt')).payload).toBe('three');
  });

  test.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    '..%5csecret.txt',
    'link.txt',
    '.env',
    'js',
    '',
    'nothing.js',
    'a%00.js',
  ])('at %j is not found', async (path) => {
    const answer = await app.inject(`/f/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).not.toContain('hidden words');
  });
});

describe('a name', () => {
  test('with a hash before its ending never means anything else', () => {
    expect(immutable).toBe('public, max-age=31536000, immutable');
    for (const path of ['cards-B1x_9aQz.js', 'static/js/a.B1x9aQ.css', 'a-_1-2-3.woff2']) {
      expect([path, hasHash(path)]).toEqual([path, true]);
    }
    for (const path of ['app.js', 'a-B1x_9.js', 'appB1x9aQz.js', 'a-B1x9aQz_', 'a-B1x9aQz_.d/readme', '']) {
      expect([path, hasHash(path)]).toEqual([path, false]);
    }
  });
});
