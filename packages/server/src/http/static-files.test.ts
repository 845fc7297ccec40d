import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { compress } from './compression.ts';
import { errorAnswers } from './error-answers.ts';
import type { FileSource } from './file-source.ts';
import { createStaticFiles, hasHash, immutable } from './static-files.ts';

const base = mkdtempSync(join(tmpdir(), 'static-'));
const folder = join(base, 'public');
mkdirSync(join(folder, 'js'), { recursive: true });
const script = `export const list = ${JSON.stringify(Array.from({ length: 300 }, (_, n) => n))};`;
writeFileSync(join(folder, 'js/app-B1x9aQz_.js'), script);
writeFileSync(join(folder, '.env'), 'hidden words');
writeFileSync(join(base, 'secret.txt'), 'hidden words');
symlinkSync(join(base, 'secret.txt'), join(folder, 'link.txt'));

const app = Fastify();
app.setErrorHandler(errorAnswers(() => 'http://localhost'));
const files = createStaticFiles({ folder, cacheControl: (path) => (hasHash(path) ? immutable : 'no-cache') });
app.get<{ Params: { '*': string } }>('/f/*', async (request, reply) => files.send(request.params['*'], request, reply));
afterAll(async () => {
  await app.close();
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
