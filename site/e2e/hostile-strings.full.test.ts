import { hostileTexts } from '@yantra/testing/hostile-strings';
import { describe, expect, test } from 'vitest';
import { testHostileTexts } from './hostile-tests.ts';

const share = 40;

test('number two hundred', () => {
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(200);
});

/* Only as many at a time as fit in the lists of the demo supplier's machines. */
for (let first = 0; first < hostileTexts.length; first += share)
  describe(`${first + 1} to ${first + share}:`, () => {
    testHostileTexts(hostileTexts.slice(first, first + share), 6);
  });
