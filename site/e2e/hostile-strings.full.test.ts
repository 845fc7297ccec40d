import { hostileTexts } from '@yantra/testing/hostile-strings';
import { describe, expect, test } from 'vitest';
import { testHostileTexts } from './hostile-tests.ts';

const share = 40;

test('there are two hundred of them', () => {
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(200);
});

/* As many at a time as the demo's supplier has machines in the lists. */
for (let first = 0; first < hostileTexts.length; first += share)
  describe(`${first + 1} to ${first + share}:`, () => {
    testHostileTexts(hostileTexts.slice(first, first + share), 6);
  });
