import type { CostJob, CostPart, TypicalCosts } from './cost-part.ts';
import { type Cover, coverOf, type Tiers, tiersOf } from './cover.ts';
import { fuelOf } from './fuel.ts';
import { needOf, workingDays } from './need.ts';
import { boardOf, operatorOf, shiftsOf } from './operator.ts';
import { overtimeOf } from './overtime.ts';
import { type CostRange, rangeOf } from './range.ts';
import type { RateCard, Rent, TypeParts } from './rate-card.ts';
import { type Gst, gstOf } from './tax.ts';
import { roadRange, transportOf } from './transport.ts';

/** What the cost of a machine is worked out from. */
export interface CostFacts {
  readonly rent: Rent;
  readonly card: RateCard;
  readonly parts: TypeParts;
  /** Percent of GST. */
  readonly gst: number;
  readonly typical: TypicalCosts;
}

/** What a job costs with a machine, in paise. */
export interface JobCost {
  /** In the total: the amounts, with the tax, add up to it. */
  readonly lines: readonly (CostPart & { readonly amount: number })[];
  readonly gst: Gst;
  readonly total: number;
  /** Not in the total: what the renter pays elsewhere, and what the owner has not stated. */
  readonly apart: readonly CostPart[];
  /** Comes back; undefined is not stated. */
  readonly deposit: number | undefined;
  /** For comparison: the total with what is apart; with other tiers if these are cheaper once overtime that is not stated costs what others ask. */
  readonly whole: number;
  readonly range: CostRange | undefined;
  /** Hours that are worked in all. */
  readonly workingHours: number;
}

/** The usual working day. */
export const usualHours = 8;

/** What a job costs (spec: hire.md §1). The same in browsers and at the server. */
export function jobCost(facts: CostFacts, job: CostJob): JobCost {
  const { rent, card, parts, gst: percent, typical } = facts;
  const days = workingDays(job, card.sundaysFree);
  const workingHours = days * job.hours;
  const shifts = shiftsOf(days, job.hours);
  const tiers = tiersOf(rent, card);
  const need = needOf(card, job);
  const cover = coverOf(tiers, need, card.overtime);
  const needsOperator = parts.operator && !job.ownOperator;
  const partsAt = (km: number, by = cover): readonly CostPart[] =>
    [
      ...rentLines(tiers, by),
      overtimeOf(card, by, typical),
      transportOf(card.transport, km, typical),
      needsOperator ? operatorOf(card.operator, shifts, typical) : undefined,
      needsOperator ? boardOf(card.operator, shifts, typical) : undefined,
      parts.fuel ? fuelOf(card.fuel, workingHours, typical) : undefined,
    ].filter((part) => part !== undefined);
  const km = job.km ?? 0;
  const here = summed(partsAt(km), percent, card.gstIncluded);
  const compared = isOvertimeUnknown(facts, cover)
    ? summed(partsAt(km, coverOf(tiers, need, overtimeAsked(facts))), percent, card.gstIncluded)
    : here;
  const [least, most] = roadRange(km).map((end) => summed(partsAt(end), percent, card.gstIncluded));
  return {
    ...here,
    deposit: card.deposit,
    whole: compared.total + typicalOf(compared.apart),
    range: rangeOf(here.total, {
      least: (least ?? here).total + typicalOf((least ?? here).apart.filter(({ state }) => state === 'renter')),
      most: (most ?? here).total + typicalOf((most ?? here).apart),
    }),
    workingHours,
  };
}

/*
 * The total says what the owner's own words come to, and there unknown overtime costs nothing. Compared by the same tiers, a job might become cheaper by a
 * further day, and a card cheaper by a dearer price.
 */
const isOvertimeUnknown = ({ card }: CostFacts, { overtimeHours }: Cover): boolean =>
  overtimeHours > 0 && card.overtime === undefined;

/** An hour as others ask it, on the side of the tax on which this card's prices are; not rounded. */
const overtimeAsked = ({ card, gst, typical: { overtime = 0 } }: CostFacts): number =>
  card.gstIncluded ? overtime : overtime / (1 + gst / 100);

const typicalOf = (parts: readonly CostPart[]): number => parts.reduce((sum, { typical = 0 }) => sum + typical, 0);

/** The parts in the total, with the tax on them, and those that are not. */
function summed(parts: readonly CostPart[], percent: number, gstIncluded: boolean | undefined) {
  const lines = parts.filter((part): part is CostPart & { readonly amount: number } => part.amount !== undefined);
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const gst = gstOf(sum, percent, gstIncluded);
  return { lines, gst, total: sum + gst.amount, apart: parts.filter(({ amount }) => amount === undefined) };
}

/** A line for each tier, the longest first. */
const rentLines = (tiers: Tiers, { counts }: Cover): CostPart[] =>
  (['month', 'week', 'day', 'hour'] as const).flatMap((unit) => {
    const quantity = counts[unit];
    const rate = tiers[unit]?.price;
    return quantity === 0 || rate === undefined
      ? []
      : [{ part: 'rent', state: 'extra', unit, quantity, rate, amount: quantity * rate }];
  });
