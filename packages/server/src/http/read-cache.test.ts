import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createReadCache, isKnown, readCacheLimits } from './read-cache.ts';

function aCache(limits: Partial<typeof readCacheLimits> = {}) {
  const clock = { time: 0 };
  const cache = createReadCache({ now: () => new Date(clock.time) }, { ...readCacheLimits, ttlMs: 1000, ...limits });
  let made = 0;
  const make = async () => ({ made: (made += 1), text: 'tractor '.repeat(400) });
  return { cache, clock, make, count: () => made };
}

describe('the cache of public reads', () => {
  test('makes an answer once for all who ask at the same time', async () => {
    const { cache, make, count } = aCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', make)));
    expect(count()).toBe(1);
    expect(new Set(answers.map((answer) => answer.etag)).size).toBe(1);
  });

  test('keeps it for its time and no longer', async () => {
    const { cache, clock, make, count } = aCache();
    await cache.get('/a', make);
    clock.time = 999;
    await cache.get('/a', make);
    expect(count()).toBe(1);
    clock.time = 1000;
    expect(cache.fresh('/a')).toBeUndefined();
    await cache.get('/a', make);
    expect(count()).toBe(2);
  });

  test('does not keep a failure', async () => {
    const { cache, make } = aCache();
    await expect(cache.get('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(cache.get('/a', make)).resolves.toBeDefined();
  });

  test('who waited for what was refused to whoever began it asks for themselves; any other failure is everybody’s', async () => {
    const { cache, make, count } = aCache();
    const refused = () => Promise.reject(new AppError('reads.tooMany', undefined, { retryAfterSeconds: 1 }));
    const greedy = cache.get('/a', refused);
    const others = [cache.get('/a', make), cache.get('/a', make)];
    await expect(greedy).rejects.toThrow(AppError);
    await expect(Promise.all(others)).resolves.toHaveLength(2);
    expect(count()).toBe(1);

    const broken = cache.get('/b', () => Promise.reject(new Error('down')));
    const waiting = cache.get('/b', make);
    await expect(broken).rejects.toThrow('down');
    await expect(waiting).rejects.toThrow('down');
    expect(count()).toBe(1);
  });

  test('stays within its bounds, dropping the oldest', async () => {
    const { cache, make } = aCache({ mostEntries: 3 });
    for (const target of ['/1', '/2', '/3', '/4']) await cache.get(target, make);
    expect(['/1', '/2', '/3', '/4'].map((target) => cache.fresh(target) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const small = aCache({ mostBytesEach: 100 });
    await small.cache.get('/a', small.make);
    expect(small.cache.fresh('/a')).toBeUndefined();
  });

  test('holds each encoding of the same content', async () => {
    const { cache, make } = aCache();
    const answer = await cache.get('/a', make);
    const plain = (await answer.body('identity')).bytes.toString();
    expect(brotliDecompressSync((await answer.body('br')).bytes).toString()).toBe(plain);
    expect(gunzipSync((await answer.body('gzip')).bytes).toString()).toBe(plain);
  });
});

test('a tag is known weak or strong, alone or among others', () => {
  for (const header of ['W/"a"', '"a"', '"b", W/"a"', '*']) expect(isKnown(header, 'W/"a"')).toBe(true);
  for (const header of [undefined, '"b"', 'a']) expect(isKnown(header, 'W/"a"')).toBe(false);
});
