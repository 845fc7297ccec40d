import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { errorAnswers } from './error-answers.ts';
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
