import { dayMs } from './durations.ts';
import { taxIn, type TaxedPrice } from './gst.ts';
import { daysBetweenInIndia } from './india-time.ts';
import { addMonthsInIndia, type Period } from './periods.ts';

/* Going over from a running plan to a larger one at once. The old one ends as the new one begins; what is left of it counts towards the price. */

/** What was bought, in whole paise with its tax: what came in money and what an earlier plan's credit paid of it. */
export interface BoughtPeriod extends Period {
  readonly totalPaise: number;
}

/** What is left of a purchase. */
export interface CreditLeft {
  /** Days it was bought for. */
  readonly days: number;
  /** Of these, the ones that were not begun before the day of the change. */
  readonly daysLeft: number;
  /** Whole paise, tax included. */
  readonly creditPaise: number;
}

/**
 * What is left of a purchase by days of India, rounded down to the paisa: never negative, never above what it cost. A period has the day it begins on
 * and not the day it ends on, so the day of a change is counted once: it is the new plan's.
 */
export function creditLeft({ startDate, endDate, totalPaise }: BoughtPeriod, at: Date): CreditLeft {
  const days = Math.max(daysBetweenInIndia(startDate, endDate), 1);
  const daysLeft = Math.min(Math.max(daysBetweenInIndia(at, endDate), 0), days);
  return { days, daysLeft, creditPaise: shareOf(totalPaise, daysLeft, days) };
}

/** The tax in what is left, as it was in what was paid: a credit note takes back both. */
export const creditTax = ({ creditPaise }: CreditLeft, isWithinState: boolean): TaxedPrice =>
  taxIn(creditPaise, isWithinState);

/** The plan that takes the place of another. */
export interface NextPlan {
  /** Whole paise, tax included, above 0. */
  readonly pricePaise: number;
  readonly months: number;
  /** The least that can be paid, where anything is to pay at all. */
  readonly leastPaise: number;
}

/** What a change of plan comes to; all in whole paise, tax included. */
export interface PlanChange extends CreditLeft {
  /** What the new plan is invoiced at: its price, or the credit where that is more. */
  readonly totalPaise: number;
  /** `totalPaise` less `creditPaise`; 0 where the credit pays it all. */
  readonly payPaise: number;
  /** Days that the new plan runs beyond its months, for credit above its price; one that is begun counts whole. */
  readonly furtherDays: number;
}

/**
 * What the change comes to at a moment. Where less would be to pay than can be paid, credit gives way by so little.
 * @throws RangeError unless the price is a whole number above 0
 */
export function planChange(running: BoughtPeriod, { pricePaise, months, leastPaise }: NextPlan, at: Date): PlanChange {
  if (!(pricePaise > 0) || !Number.isSafeInteger(pricePaise)) throw new RangeError(`${pricePaise} is not a price.`);
  const left = creditLeft(running, at);
  const open = pricePaise - left.creditPaise;
  const isTooLittle = open > 0 && open < leastPaise;
  const creditPaise = isTooLittle ? Math.max(pricePaise - leastPaise, 0) : left.creditPaise;
  const totalPaise = Math.max(pricePaise, creditPaise);
  const days = daysBetweenInIndia(at, addMonthsInIndia(at, months));
  const furtherDays = Math.ceil(((totalPaise - pricePaise) * days) / pricePaise);
  return { ...left, creditPaise, totalPaise, payPaise: totalPaise - creditPaise, furtherDays };
}

/** When a plan ends that begins at a moment: some months later, and further days after these. */
export const planEnd = (start: Date, months: number, furtherDays = 0): Date =>
  new Date(addMonthsInIndia(start, months).getTime() + furtherDays * dayMs);

/** What was bought, and what it was bought to follow. */
export interface BoughtToFollow {
  readonly id: string;
  /** The purchase at whose end it begins. */
  readonly follows?: string | null | undefined;
}

/** What was bought to follow a purchase, and to follow that in turn. */
export function followersOf<One extends BoughtToFollow>(purchases: readonly One[], id: string): readonly One[] {
  const next = purchases.filter(({ follows }) => follows === id);
  return next.flatMap((one) => [one, ...followersOf(purchases, one.id)]);
}

/** By how much they all are put off so that the first of them begins when what they follow ends: never brought forward. */
export function putOffMs(followers: readonly Pick<Period, 'startDate'>[], end: Date): number {
  const first = Math.min(...followers.map(({ startDate }) => startDate.getTime()));
  return Math.max(0, end.getTime() - first);
}

/** `whole × part / of`, rounded down, in two parts, since the product itself could pass 2^53. */
function shareOf(whole: number, part: number, of: number): number {
  const rest = whole % of;
  return ((whole - rest) / of) * part + Math.floor((rest * part) / of);
}
