import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RentalType, rentalUnit } from '../rental.ts';
import type { CostJob, TypicalCosts } from './cost-part.ts';
import { type CostFacts, jobCost } from './job-cost.ts';
import type { RateCard } from './rate-card.ts';
import { typicalKm } from './transport.ts';

/* What must hold for whatever card and job. Prices are small and hours few as often as not, since covers change most there. */
const money = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 }));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const card: fc.Arbitrary<RateCard> = fc.record({
  tiers: fc.record({ hour: maybe(money), day: maybe(money), week: maybe(money), month: maybe(money) }),
  included: fc.record({
    day: maybe(fc.integer({ min: 1, max: 24 })),
    week: maybe(fc.integer({ min: 6, max: 168 })),
    month: maybe(fc.integer({ min: 26, max: 744 })),
  }),
  overtime: maybe(money),
  minimum: maybe(
    fc.record({ unit: fc.constantFrom('hours' as const, 'days' as const), amount: fc.integer({ min: 1, max: 31 }) }),
  ),
  sundaysFree: fc.boolean(),
  transport: maybe(
    fc.oneof(
      fc.record({ state: fc.constantFrom('included' as const, 'renter' as const) }),
      fc.record({
        state: fc.constant('extra' as const),
        each: money,
        freeKm: fc.integer({ min: 0, max: 60 }),
        perKm: fc.integer({ min: 0, max: 20_000 }),
      }),
    ),
  ),
  operator: maybe(
    fc.oneof(
      fc.record({ state: fc.constant('included' as const), board: fc.boolean() }),
      fc.record({ state: fc.constant('renter' as const) }),
      fc.record({ state: fc.constant('extra' as const), shift: money, board: fc.boolean() }),
    ),
  ),
  fuel: maybe(
    fc.oneof(
      fc.record({ state: fc.constant('included' as const) }),
      fc.record({ state: fc.constant('renter' as const), litres: maybe(fc.integer({ min: 1, max: 40 })) }),
    ),
  ),
  deposit: maybe(money),
  gstIncluded: fc.boolean(),
});

const rising = fc
  .array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: typicalKm.length, maxLength: typicalKm.length })
  .map((prices) => prices.toSorted((a, b) => a - b));

/* Of two numbers the median is the lesser. */
const typicalOf = fc.tuple(money, money).map(([a, b]) => ({ middle: Math.min(a, b), most: Math.max(a, b) }));

const typical: fc.Arbitrary<TypicalCosts> = fc.record(
  {
    overtime: money,
    transport: fc.tuple(rising, rising).map(([a, b]) => ({
      middle: a.map((price, at) => Math.min(price, b[at] ?? price)),
      most: a.map((price, at) => Math.max(price, b[at] ?? price)),
    })),
    shift: typicalOf,
    litres: fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }))
      .map(([middle, more]) => ({ middle, most: middle + more })),
    diesel: fc.integer({ min: 1, max: 15_000 }),
    board: fc.integer({ min: 0, max: 100_000 }),
  },
  { requiredKeys: ['diesel', 'board'] },
);

const facts: fc.Arbitrary<CostFacts> = fc.record({
  rent: fc.record({
    paise: money,
    type: fc.constantFrom<RentalType>(0, 1, 2, 3),
    discount: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    ),
  }),
  card,
  parts: fc.record({ operator: fc.boolean(), fuel: fc.boolean() }),
  gst: fc.constantFrom(0, 5, 12, 18, 28),
  typical,
});

const job: fc.Arbitrary<CostJob> = fc.record(
  {
    from: fc
      .integer({ min: 0, max: 400 })
      .map((day) => new Date(Date.UTC(2026, 10, 24 + day)).toISOString().slice(0, 10)),
    days: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100 })),
    hours: fc.integer({ min: 1, max: 24 }),
    ownOperator: fc.boolean(),
    km: fc.integer({ min: 0, max: 600 }),
  },
  { requiredKeys: ['days', 'hours'] },
);

const holds = (what: (facts: CostFacts, job: CostJob, chance: number) => void): void =>
  fc.assert(fc.property(facts, job, fc.nat(1_000_000), what), {
    numRuns: process.env['TEST_FULL'] === '1' ? 20_000 : 500,
  });

/** Neither the total nor what machines are compared by is less than before. */
function expectNoLess(dearer: ReturnType<typeof jobCost>, before: ReturnType<typeof jobCost>): void {
  expect(dearer.total).toBeGreaterThanOrEqual(before.total);
  expect(dearer.whole).toBeGreaterThanOrEqual(before.whole);
}

/* Twenty thousand each take half a minute. */
describe('of whatever card and job', { timeout: 120_000 }, () => {
  test('lines add up to the total, and each is its quantity at its rate', () =>
    holds((some, wanted) => {
      const { lines, gst, total, apart } = jobCost(some, wanted);
      expect(lines.reduce((sum, { amount }) => sum + amount, gst.amount)).toBe(total);
      for (const { quantity, rate, amount } of lines)
        expect(amount).toBe(rate === undefined ? 0 : (quantity ?? 0) * rate);
      for (const { amount, rate } of apart) expect([amount, rate]).toEqual([undefined, undefined]);
      expect([total, ...lines.map(({ amount }) => amount)].every(Number.isSafeInteger)).toBe(true);
    }));

  test('a further day never makes it cheaper', () =>
    holds((some, wanted) => expectNoLess(jobCost(some, { ...wanted, days: wanted.days + 1 }), jobCost(some, wanted))));

  test('a further hour a day never makes it cheaper', () =>
    holds((some, wanted) => {
      const hours = Math.min(wanted.hours, 23);
      expectNoLess(jobCost(some, { ...wanted, hours: hours + 1 }), jobCost(some, { ...wanted, hours }));
    }));

  test('a longer road never makes it cheaper', () =>
    holds((some, wanted, more) =>
      expectNoLess(jobCost(some, { ...wanted, km: (wanted.km ?? 0) + (more % 100) }), jobCost(some, wanted)),
    ));

  test('an operator of one’s own never makes it dearer', () =>
    holds((some, wanted) =>
      expectNoLess(jobCost(some, { ...wanted, ownOperator: false }), jobCost(some, { ...wanted, ownOperator: true })),
    ));

  test('a card that is cheaper in any one price is never dearer', () =>
    holds((some, wanted, chance) => {
      const before = jobCost(some, wanted);
      for (const cheaper of cheaperIn(some, chance / 1_000_000)) expectNoLess(before, jobCost(cheaper, wanted));
    }));

  test('saying nothing earns nothing: it counts for no less than what three in four ask', () =>
    holds((some, wanted) => {
      const { tiers, ...rest } = some.card;
      for (const [part, asked] of askedByOthers(some, wanted.km ?? 0)) {
        const unsaid: CostFacts = { ...some, card: { ...rest, tiers, [part]: undefined } };
        const said: CostFacts = { ...some, card: { ...rest, tiers, ...asked } };
        // Stated without GST it is in whole paise, so that a part may be a paisa off: one for each hour or shift, and the tax.
        const tolerance = 2 * (jobCost(said, wanted).lines.find((line) => line.part === part)?.quantity ?? 0) + 1;
        expect(jobCost(unsaid, wanted).whole).toBeGreaterThanOrEqual(jobCost(said, wanted).whole - tolerance);
      }
    }));

  test('the range holds what machines are compared by, and there is none if the total says it all', () =>
    holds((some, wanted) => {
      const { range, total, whole, apart } = jobCost(some, wanted);
      if (range === undefined) expect(whole).toBe(total);
      else {
        expect(range.least).toBeLessThanOrEqual(whole);
        expect(range.most).toBeGreaterThanOrEqual(whole);
        expect(range.most).toBeGreaterThanOrEqual(total);
      }
      expect(whole).toBeGreaterThanOrEqual(total);
      expect(whole).toBeLessThanOrEqual(apart.reduce((sum, one) => sum + (one.typical ?? 0), total));
    }));
});

/** The same with one price less each. */
function* cheaperIn(some: CostFacts, part: number): Generator<CostFacts> {
  const less = (price: number): number => Math.floor(price * part);
  const { rent, card: of } = some;
  const withCard = (other: RateCard): CostFacts => ({ ...some, card: { ...of, ...other } });
  yield { ...some, rent: { ...rent, paise: less(rent.paise) } };
  yield { ...some, rent: { ...rent, discount: rent.discount + Math.floor((100 - rent.discount) * part) } };
  for (const unit of ['hour', 'day', 'week', 'month'] as const) {
    const price = of.tiers?.[unit];
    if (price !== undefined && unit !== rentalUnit(rent.type))
      yield withCard({ tiers: { ...of.tiers, [unit]: less(price) } });
  }
  if (of.overtime !== undefined) yield withCard({ overtime: less(of.overtime) });
  if (of.minimum && of.minimum.amount > 1)
    yield withCard({ minimum: { ...of.minimum, amount: Math.max(1, less(of.minimum.amount)) } });
  if (of.transport?.state === 'extra') {
    yield withCard({ transport: { ...of.transport, each: less(of.transport.each) } });
    yield withCard({ transport: { ...of.transport, perKm: less(of.transport.perKm) } });
  }
  if (of.operator?.state === 'extra') yield withCard({ operator: { ...of.operator, shift: less(of.operator.shift) } });
}

/** Each part as it would be stated at what three in four others ask. */
function* askedByOthers(
  { card: { gstIncluded }, gst, typical: asked }: CostFacts,
  km: number,
): Generator<[string, RateCard]> {
  const own = (paise: number): number => Math.floor(gstIncluded ? paise : paise / (1 + gst / 100));
  const at = typicalKm.findIndex((one) => one === km);
  const transport = asked.transport?.most[at];
  if (asked.overtime !== undefined) yield ['overtime', { overtime: own(asked.overtime) }];
  if (transport !== undefined)
    yield [
      'transport',
      { transport: { state: 'extra', each: Math.floor(own(transport) / 2), freeKm: 1000, perKm: 0 } },
    ];
  if (asked.shift) yield ['operator', { operator: { state: 'extra', shift: own(asked.shift.most) } }];
  if (asked.litres) yield ['fuel', { fuel: { state: 'renter', litres: asked.litres.most } }];
}
