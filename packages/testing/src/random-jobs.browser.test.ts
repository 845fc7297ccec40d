// @module-tag other
import { expect, test } from 'vitest';
import { fingerprintOf, fingerprints, randomBlock, randomBlocks } from './random-jobs.ts';
import { sampleOf } from './sample.ts';

test('a hundred thousand random cards and jobs cost in a browser what they cost on Node', { timeout: 240_000 }, () => {
  const blocks = sampleOf(randomBlocks);
  expect(blocks.map((block) => fingerprintOf(randomBlock(block)))).toEqual(blocks.map((block) => fingerprints[block]));
});
