import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeHash, isId, isSameHash, newCode, newId, newStamp, stampHash } from './one-time-codes.ts';

const drawing =
  (...numbers: number[]) =>
  (size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(numbers.shift() ?? 0, 0);
    return bytes;
  };

describe('a code', () => {
  test('has six digits, zeros in front included', () => {
    expect(newCode(drawing(42))).toBe('000042');
    expect(newCode(drawing(3_999_999))).toBe('999999');
  });

  test('is drawn again rather than be likelier than another', () => {
    expect(newCode(drawing(4_294_967_295, 4_294_000_000, 123_456))).toBe('123456');
    expect(newCode(drawing(4_293_999_999))).toBe('999999');
  });

  test('is stored so that neither key nor session can be left away', () => {
    const [key, other] = [randomBytes(32), randomBytes(32)];
    const hash = codeHash(key, 'a', '123456');
    expect(isSameHash(hash, codeHash(key, 'A', '123456'))).toBe(true);
    for (const wrong of [codeHash(other, 'a', '123456'), codeHash(key, 'b', '123456'), codeHash(key, 'a', '123457')]) {
      expect(isSameHash(hash, wrong)).toBe(false);
    }
    expect(isSameHash(hash, '')).toBe(false);
  });
});

test('ids are UUIDs and stamps 256 bits, and no two are alike', () => {
  const ids = Array.from({ length: 100 }, () => newId(randomBytes));
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids.concat(Array.from({ length: 100 }, () => newStamp(randomBytes)))).size).toBe(200);
  expect(stampHash('a')).not.toBe(stampHash('b'));
});
