import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress, encodingFor, isCompressible } from './compression.ts';

describe('the encoding of an answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['*', 'identity'],
    ['deflate', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP , BR', 'br'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0 , gzip;level=1;q=0.5', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', 'identity'],
    ['br;q=0.05', 'br'],
    ['br;level=1;q=0', 'identity'],
    ['br;xq=0', 'br'],
    ['br;q=0x', 'br'],
    ['xbr, gzipped', 'identity'],
  ] as const)('for who takes %j is %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });

  test('is read of every line in which it is told', () => {
    expect([encodingFor(['gzip', 'br']), encodingFor(['deflate', 'gzip']), encodingFor([])]).toEqual([
      'br',
      'gzip',
      'identity',
    ]);
  });
});

describe('a body', () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, n) => `machine ${(n * 7919) % 997}`).join(' '));

  test.each([0, 1, 15, 1024, words.length])('of %i bytes comes back as it was', async (bytes) => {
    const body = words.subarray(0, bytes);
    expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
    expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
    expect((await compress(body, 'identity')).equals(body)).toBe(true);
  });

  test('becomes much smaller, and brotli does not take all the time there is', async () => {
    const [br, gzip] = await Promise.all([compress(words, 'br'), compress(words, 'gzip')]);
    expect([br.length < words.length / 2, gzip.length < words.length / 2]).toEqual([true, true]);
    expect(br.length).toBeGreaterThan(brotliCompressSync(words).length);
  });

  test('that says the same again far behind is written once', async () => {
    const once = randomBytes(300_000);
    expect((await compress(Buffer.concat([once, once]), 'br')).length).toBeLessThan(310_000);
  });
});

test('texts are worth compressing, pictures are packed already', () => {
  const texts = ['text/html; charset=utf-8', 'text/css', 'application/json', 'application/javascript', 'image/svg+xml'];
  const others = ['application/manifest+json', 'application/xml', 'application/openapi+json'];
  for (const type of [...texts, ...others]) expect([type, isCompressible(type)]).toEqual([type, true]);
  for (const type of ['image/png', 'font/woff2', 'application/pdf', 'x-text/html', 'application/octet-stream', '']) {
    expect([type, isCompressible(type)]).toEqual([type, false]);
  }
});
