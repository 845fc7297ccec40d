import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CostJob, TypicalCosts } from './cost-part.ts';
import { coverOf, type Need, type Tiers } from './cover.ts';
import { type CostFacts, jobCost } from './job-cost.ts';
import type { RateCard } from './rate-card.ts';

const rupees = (amount: number): number => Math.round(amount * 100);

/* The median and the third quarter of what owners of excavators ask. */
const typical: TypicalCosts = {
  overtime: rupees(1500),
  transport: {
    middle: [1000_000, 1400_000, 1800_000, 2600_000, 4000_000, 7000_000],
    most: [1200_000, 1500_000, 2000_000, 3000_000, 5000_000, 9000_000],
  },
  shift: { middle: rupees(1000), most: rupees(1200) },
  litres: { middle: 10, most: 11 },
  diesel: rupees(92),
  board: rupees(500),
};

/* The machine of the mock-up: an excavator of 20 tonnes in Chakan, of which fuel is not stated. */
const excavator: CostFacts = {
  rent: { paise: rupees(13_110), type: 1, discount: 0 },
  card: {
    tiers: { week: rupees(72_000), month: rupees(260_000) },
    overtime: rupees(1900),
    minimum: { unit: 'days', amount: 2 },
    transport: { state: 'extra', each: rupees(6000), freeKm: 25, perKm: rupees(90) },
    operator: { state: 'included', board: true },
    deposit: rupees(50_000),
  },
  parts: { operator: true, fuel: true },
  gst: 18,
  typical,
};
const totalOf = (job: CostJob, card: RateCard = excavator.card): number => jobCost({ ...excavator, card }, job).total;

test('the three jobs of the owner’s form cost what it says', () => {
  expect(totalOf({ days: 1, hours: 8, km: 10 })).toBe(rupees(45_099.6));
  expect(totalOf({ days: 12, hours: 8, km: 38 })).toBe(rupees(186_841.2));
  expect(totalOf({ days: 26, hours: 8, km: 15 })).toBe(rupees(320_960));
});

test('a job has lines, what is apart, and a range by the estimate and by what others ask', () => {
  const cost = jobCost(excavator, { from: '2026-11-24', days: 12, hours: 8, km: 38 });
  expect(cost.lines).toEqual([
    { part: 'rent', state: 'extra', unit: 'week', quantity: 2, rate: rupees(72_000), amount: rupees(144_000) },
    { part: 'transport', state: 'extra', quantity: 2, rate: rupees(7170), amount: rupees(14_340) },
    { part: 'operator', state: 'included', quantity: 12, amount: 0 },
  ]);
  expect(cost.gst).toEqual({ percent: 18, amount: rupees(28_501.2), isIncluded: false });
  expect(cost.apart).toEqual([
    { part: 'board', state: 'renter', quantity: 12, typical: rupees(6000) },
    { part: 'fuel', state: 'unknown', typical: rupees(97_152) },
  ]);
  expect(cost.deposit).toBe(rupees(50_000));
  expect(cost.whole).toBe(rupees(186_841.2 + 6000 + 97_152));
  expect(cost.range).toEqual({ least: rupees(185_991.6 + 6000), most: rupees(187_690.8 + 6000 + 97_152) });
});

const money = fc.integer({ min: 1, max: 20_000_000 });
const tier = (days: number, usual: number) =>
  fc.record({
    price: money,
    days: fc.constant(days),
    hours: fc.oneof(fc.constant(usual), fc.integer({ min: 0, max: usual * 2 })),
  });
const tiers: fc.Arbitrary<Tiers> = fc
  .record(
    {
      hour: fc.record({ price: money, days: fc.constant(0), hours: fc.constant(1) }),
      day: tier(1, 8),
      week: tier(7, 48),
      month: tier(30, 208),
    },
    { requiredKeys: [] },
  )
  .filter((some) => Object.keys(some).length > 0);

/** Every combination there is. */
function cheapest({ hour, day, week, month }: Tiers, need: Need, overtime: number | undefined): number {
  let best = Infinity;
  const most = Math.max(need.days, need.hours);
  for (let m = 0; m <= (month ? most : 0); m += 1) {
    for (let w = 0; w <= (week ? most : 0); w += 1) {
      for (let d = 0; d <= (day ? most : 0); d += 1) {
        const short = Math.max(0, need.days - 30 * m - 7 * w - d) * need.hoursADay;
        if (short > 0 && !hour) continue;
        const pool = m * (month?.hours ?? 0) + w * (week?.hours ?? 0) + d * (day?.hours ?? 0) + short;
        const beyond = Math.max(0, need.hours - pool);
        const byHour = Math.min(hour?.price ?? Infinity, overtime ?? (hour ? Infinity : 0));
        const price =
          m * (month?.price ?? 0) +
          w * (week?.price ?? 0) +
          d * (day?.price ?? 0) +
          short * (hour?.price ?? 0) +
          (beyond && beyond * byHour);
        best = Math.min(best, price);
      }
    }
  }
  return best;
}

test('no combination of tiers is cheaper than the cover', () => {
  fc.assert(
    fc.property(
      tiers,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.option(money, { nil: undefined }),
      (some, days, hoursADay, overtime) => {
        const need = { days, hours: days * hoursADay, hoursADay };
        const cover = coverOf(some, need, overtime);
        expect(cover.price).toBe(cheapest(some, need, overtime));
      },
    ),
    { numRuns: 300 },
  );
});

test('a year round the clock is covered without pricing every combination, however few hours the tiers include', () => {
  let priced = 0;
  const tight: Tiers = {
    day: {
      get price() {
        priced += 1;
        return 1000;
      },
      days: 1,
      hours: 1,
    },
    week: { price: 6002, days: 6, hours: 6 },
    month: { price: 26_001, days: 26, hours: 26 },
  };
  const cover = coverOf(tight, { days: 366, hours: 366 * 24, hoursADay: 24 }, 100_000);
  expect(cover.price).toBe(366 * 24 * 1000);
  // 250,000 combinations of weeks and months.
  expect(priced).toBeLessThan(1000);
});
