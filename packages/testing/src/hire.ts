import type { CostBasis, HirePrices } from '@yantra/contract/calls';
import type { MockAnswers } from './mock-client.ts';

/** What owners of excavators ask, and what renters pay elsewhere, in rupees. */
export const makeCostBasis = (some: Partial<CostBasis> = {}): CostBasis => ({
  parts: { operator: true, fuel: true },
  gst: 18,
  typical: {
    overtime: 1770,
    transport: {
      middle: [10_000, 14_000, 18_000, 26_000, 40_000, 70_000],
      most: [12_000, 15_000, 20_000, 30_000, 50_000, 90_000],
    },
    shift: { middle: 1180, most: 1400 },
    litres: { middle: 10, most: 11 },
    diesel: 92,
    board: 500,
  },
  ...some,
});

/** The card of an owner who has answered everything but who pays for fuel. */
export const rateCard = {
  tiers: { week: 72_000, month: 260_000 },
  overtime: 1900,
  minimum: { unit: 'days', amount: 2 },
  transport: { state: 'extra', each: 6000, freeKm: 25, perKm: 90 },
  operator: { state: 'included', board: true },
  deposit: 50_000,
} as const;

const usual: HirePrices = { diesel: 92, board: 500 };

/** Valid answers for what hire costs. */
export const hireAnswers: MockAnswers = {
  getCostBasis: () => makeCostBasis(),
  getHirePrices: () => ({ prices: { diesel: 94.5, board: 500 }, usual }),
  setHirePrices: () => ({}),
};
