import { type CostFacts, type CostJob, jobCost } from '@yantra/domain';
import type { CostContext } from './cost-lines.ts';

/** An excavator whose owner has said almost all. */
export const facts: CostFacts = {
  rent: { paise: 13_800_00, type: 1, discount: 5 },
  card: {
    tiers: { week: 75_789_47 },
    overtime: 1_900_00,
    minimum: { unit: 'days', amount: 2 },
    transport: { state: 'extra', each: 6_000_00, freeKm: 25, perKm: 90_00 },
    operator: { state: 'included', board: true },
    deposit: 50_000_00,
  },
  parts: { operator: true, fuel: true },
  gst: 18,
  typical: {
    overtime: 2_100_00,
    transport: {
      middle: [8_000_00, 9_000_00, 12_000_00, 20_000_00, 36_000_00, 70_000_00],
      most: [10_000_00, 11_000_00, 15_000_00, 25_000_00, 44_000_00, 84_000_00],
    },
    shift: { middle: 1_000_00, most: 1_300_00 },
    litres: { middle: 9, most: 11 },
    diesel: 92_00,
    board: 500_00,
  },
};

export const job: CostJob = { from: '2026-11-24', days: 12, hours: 8, km: 38 };

/** What a job costs; what is said here differs from the excavator above. */
export function costed(
  card: Partial<CostFacts['card']> = {},
  otherJob: Partial<CostJob> = {},
  other: Partial<CostFacts> = {},
): CostContext {
  const theirs = { ...facts, card: { ...facts.card, ...card }, ...other };
  const asked = { ...job, ...otherJob };
  return { facts: theirs, job: asked, cost: jobCost(theirs, asked), from: 'Chakan', place: 'Hadapsar' };
}
