import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createReadCache, etagOf, isKnown, readCacheLimits } from './read-cache.ts';

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

    const none = cache.get('/c', () => Promise.reject(new AppError('equipment.unknown')));
    const alsoNone = cache.get('/c', make);
    await expect(none).rejects.toMatchObject({ code: 'equipment.unknown' });
    await expect(alsoNone).rejects.toMatchObject({ code: 'equipment.unknown' });
    expect(count()).toBe(1);
  });

  test('counts what was made, what lay there, and what was waited for with others', async () => {
    const { cache, make } = aCache();
    await Promise.all([cache.get('/a', make), cache.get('/a', make), cache.get('/a', make)]);
    await cache.get('/a', make);
    expect(cache.counts).toEqual({ whole: 0, unchanged: 0, made: 1, shared: 2, kept: 1 });
  });

  describe('stays within its bounds, dropping the oldest:', () => {
    const held = ({ cache }: ReturnType<typeof aCache>, ...targets: string[]) =>
      targets.filter((target) => cache.fresh(target) !== undefined);
    /* The size of each of `make`'s answers: its JSON, and the envelope. */
    const each = JSON.stringify({ made: 1, text: 'tractor '.repeat(400) }).length + 256;

    test('so many answers', async () => {
      const three = aCache({ mostEntries: 3 });
      for (const target of ['/1', '/2', '/3', '/4']) await three.cache.get(target, three.make);
      expect(held(three, '/1', '/2', '/3', '/4')).toEqual(['/2', '/3', '/4']);
    });

    test('so many bytes, to the last of them', async () => {
      const three = aCache({ mostBytes: 3 * each });
      for (const target of ['/1', '/2', '/3']) await three.cache.get(target, three.make);
      expect(held(three, '/1', '/2', '/3')).toEqual(['/1', '/2', '/3']);
      await three.cache.get('/4', three.make);
      expect(held(three, '/1', '/2', '/3', '/4')).toEqual(['/2', '/3', '/4']);
    });

    test('the bytes of every encoding that was made', async () => {
      const two = aCache({ mostBytes: 2 * each });
      await (await two.cache.get('/1', two.make)).body('gzip');
      await two.cache.get('/2', two.make);
      expect(held(two, '/1', '/2')).toEqual(['/2']);
    });

    test('none that is larger than one may be', async () => {
      const large = aCache({ mostBytesEach: each });
      await large.cache.get('/a', large.make);
      expect(held(large, '/a')).toEqual(['/a']);
      const small = aCache({ mostBytesEach: each - 1 });
      await small.cache.get('/a', small.make);
      expect(held(small, '/a')).toEqual([]);
    });

    test('what was made anew is the youngest again', async () => {
      const two = aCache({ mostEntries: 2 });
      for (const [time, target] of [
        [0, '/a'],
        [10, '/b'],
        [1000, '/a'],
        [1001, '/c'],
      ] as const) {
        two.clock.time = time;
        await two.cache.get(target, two.make);
      }
      expect(held(two, '/a', '/b', '/c')).toEqual(['/a', '/c']);
    });
  });

  describe('while an answer is being made', () => {
    /** Answers that a test ends itself, in the order in which they were begun. */
    function heldMaking() {
      const begun: { readonly signal: AbortSignal; end(): void; fail(): void }[] = [];
      const produce = (signal: AbortSignal) =>
        new Promise<object>((done, fail) =>
          begun.push({ signal, end: () => done({}), fail: () => fail(new Error('Nobody waits.')) }),
        );
      return { begun, produce };
    }

    test('it is told to stop once all who wait have gone, and not before', async () => {
      const { cache } = aCache();
      const { begun, produce } = heldMaking();
      const [first, second] = [new AbortController(), new AbortController()];
      void cache.get('/a', produce, first.signal);
      void cache.get('/a', produce, second.signal);
      first.abort();
      expect(begun.map(({ signal }) => signal.aborted)).toEqual([false]);
      second.abort();
      expect(begun.map(({ signal }) => signal.aborted)).toEqual([true]);
    });

    test('who says nothing of going waits to the end', async () => {
      const { cache } = aCache();
      const { begun, produce } = heldMaking();
      const leaving = new AbortController();
      const stays = cache.get('/a', produce);
      void cache.get('/a', produce, leaving.signal);
      leaving.abort();
      expect(begun.map(({ signal }) => signal.aborted)).toEqual([false]);
      begun[0]?.end();
      await expect(stays).resolves.toBeDefined();
    });

    test('who asks after all have gone has it begun anew, for themselves and those after them', async () => {
      const { cache } = aCache();
      const { begun, produce } = heldMaking();
      const leaving = new AbortController();
      const left = cache.get('/a', produce, leaving.signal);
      leaving.abort();
      const anew = cache.get('/a', produce);
      expect(begun.map(({ signal }) => signal.aborted)).toEqual([true, false]);
      // The one without waiters ends late, and affects nobody.
      begun[0]?.fail();
      await expect(left).rejects.toThrow('Nobody waits.');
      const shared = cache.get('/a', produce);
      begun[1]?.end();
      await Promise.all([anew, shared]);
      expect(begun).toHaveLength(2);
    });
  });

  test('holds each encoding of the same content', async () => {
    const { cache, make } = aCache();
    const answer = await cache.get('/a', make);
    const plain = (await answer.body('identity')).bytes.toString();
    expect(brotliDecompressSync((await answer.body('br')).bytes).toString()).toBe(plain);
    expect(gunzipSync((await answer.body('gzip')).bytes).toString()).toBe(plain);
  });

  test('packs an answer once, when somebody first wants it so', async () => {
    const { cache, make } = aCache();
    const answer = await cache.get('/a', make);
    expect([answer.made('identity')?.encoding, answer.made('br')]).toEqual(['identity', undefined]);
    const [first, second] = await Promise.all([answer.body('br'), answer.body('br')]);
    expect([first.encoding, second === first]).toEqual(['br', true]);
    expect([(await answer.body('br')) === first, answer.made('br') === first]).toEqual([true, true]);
  });

  test('sends what is small as it is, whatever the browser takes', async () => {
    const { cache } = aCache();
    // JSON puts eleven signs around the text.
    const ofBytes = (bytes: number) => cache.get(`/${bytes}`, async () => ({ text: 'a'.repeat(bytes - 11) }));
    const small = await ofBytes(1023);
    expect([(await small.body('br')).encoding, small.made('br')?.encoding]).toEqual(['identity', 'identity']);
    const larger = await ofBytes(1024);
    expect((await larger.body('br')).encoding).toBe('br');
  });
});

test('a tag is of what an answer says, and of nothing else', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => etagOf(Buffer.from(text)));
  expect(one).toMatch(/^W\/"[\w-]{20,}"$/);
  expect([same === one, other === one]).toEqual([true, false]);
});

test('a tag is known weak or strong, alone or among others', () => {
  for (const header of ['W/"a"', '"a"', '"b", W/"a"', '*']) expect(isKnown(header, 'W/"a"')).toBe(true);
  for (const header of [undefined, '"b"', 'a']) expect(isKnown(header, 'W/"a"')).toBe(false);
  expect([isKnown(' * ', 'W/"a"'), isKnown('"aW/b"', 'W/"aW/b"')]).toEqual([true, true]);
});
