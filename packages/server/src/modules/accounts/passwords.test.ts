import { parseOptions, verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { testPasswordHash } from '../../testing/signed-in.ts';
import { createPasswords, type Hasher, hashing, hashingLimits } from './passwords.ts';

/** Hashing that ends when a test says so. */
function heldHasher() {
  const held: (() => void)[] = [];
  const asked: string[] = [];
  const state = { now: 0, most: 0 };
  const hold = async <Answer>(answer: Answer): Promise<Answer> => {
    state.now += 1;
    state.most = Math.max(state.most, state.now);
    await new Promise<void>((resolve) => held.push(resolve));
    state.now -= 1;
    return answer;
  };
  const hasher: Hasher = {
    hash: (password) => hold(`hash of ${password}`),
    verify: (hashed) => {
      asked.push(hashed);
      return hold(true);
    },
  };
  const release = async () => {
    while (held.length > 0) {
      held.splice(0).forEach((done) => done());
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { hasher, release, state, asked };
}

describe('hashing', () => {
  test('goes on only so often at once, and whoever comes when many wait is told to come again', async () => {
    const { hasher, release, state } = heldHasher();
    const passwords = createPasswords(hasher);
    const room = hashingLimits.atOnce + hashingLimits.waiting;
    const all = Array.from({ length: room }, (_, n) => passwords.hash(`${n}`));
    expect(passwords.waiting).toBe(hashingLimits.waiting);
    expect(() => passwords.assertRoom()).toThrow('We are busy right now.');
    await expect(passwords.verify(undefined, 'x')).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 2 });
    await release();
    expect(await Promise.all(all)).toHaveLength(room);
    expect(state).toEqual({ now: 0, most: hashingLimits.atOnce });
    expect(() => passwords.assertRoom()).not.toThrow();
  });

  test('that fails gives its place back', async () => {
    const passwords = createPasswords({
      hash: () => Promise.reject(new Error('no memory')),
      verify: () => Promise.resolve(true),
    });
    for (let n = 0; n < 5; n += 1) await expect(passwords.hash('x')).rejects.toThrow('no memory');
    expect(await passwords.verify('$argon2id$x', 'x')).toBe(true);
  });

  test('makes argon2id as the decisions ask for, which verifies', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('Yantra@123');
    expect(parseOptions(stored)).toMatchObject({ algorithm: 2, memoryCost: 47_104, timeCost: 5, parallelism: 1 });
    expect(hashing.memoryCost).toBeGreaterThanOrEqual(19_456);
    expect(await passwords.verify(stored, 'Yantra@123')).toBe(true);
    expect(await passwords.verify(stored, 'yantra@123')).toBe(false);
    expect(await verify(stored, 'Yantra@123')).toBe(true);
    expect(passwords.isOutdated(stored)).toBe(false);
    expect(passwords.isOutdated(testPasswordHash)).toBe(true);
  });

  test('costs the same where there is no account, and never succeeds there', async () => {
    const { hasher, release, asked } = heldHasher();
    const passwords = createPasswords(hasher);
    const answers = Promise.all([passwords.verify(undefined, 'x'), passwords.verify('!', 'x')]);
    await release();
    expect(await answers).toEqual([false, false]);
    for (const hashed of asked) {
      expect(parseOptions(hashed)).toMatchObject({ memoryCost: hashing.memoryCost, timeCost: hashing.timeCost });
    }
  });
});
