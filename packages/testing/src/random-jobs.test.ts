import { jobCost } from '@yantra/domain';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, fingerprints, randomBlock, randomBlocks, randomJobs } from './random-jobs.ts';
import { sampleOf } from './sample.ts';

describe('a hundred thousand random cards and jobs', () => {
  test('cost on Node what they are known to cost', { timeout: 120_000 }, () => {
    const blocks = sampleOf(randomBlocks, 2);
    const found = blocks.map((block) => fingerprintOf(randomBlock(block)));
    expect(found).toEqual(blocks.map((block) => fingerprints[block]));
  });

  test('add up, and cost no less for another day', { timeout: 240_000 }, () => {
    expect(randomJobs.blocks * randomJobs.ofBlock).toBe(100_000);
    for (const block of sampleOf(randomBlocks)) {
      const broken = randomBlock(block).filter(({ facts, job }) => {
        const { lines, gst, total, whole, range } = jobCost(facts, job);
        const longer = jobCost(facts, { ...job, days: job.days + 1 });
        const isSum = lines.reduce((sum, { amount }) => sum + amount, gst.amount) === total;
        const isInRange = range === undefined ? whole === total : range.least <= whole && whole <= range.most;
        return !isSum || !isInRange || longer.total < total || longer.whole < whole;
      });
      expect(broken).toEqual([]);
    }
  });

  test('are told apart by a single paisa', () => {
    const [first, ...others] = randomBlock(0).slice(0, 10);
    if (first === undefined) throw new Error('The block is empty.');
    const { facts, job } = first;
    const dearer = { job, facts: { ...facts, rent: { ...facts.rent, paise: facts.rent.paise + 1 } } };
    expect(fingerprintOf([dearer, ...others])).not.toBe(fingerprintOf([first, ...others]));
  });
});
