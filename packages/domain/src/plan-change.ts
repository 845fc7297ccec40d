import { dayMs } from './durations.ts';
import { taxIn, type TaxedPrice } from './gst.ts';
import { daysBetweenInIndia } from './india-time.ts';
import { addMonthsInIndia, type Period } from './periods.ts';

/* Upgrading a running plan at once. The old plan ends as the new one begins; its unused rest counts towards the price. */

/** What was bought, in whole paise with tax: money paid and an earlier plan's credit. */
export interface BoughtPeriod extends Period {
  readonly totalPaise: number;
}

/** The unused rest of a purchase. */
export interface CreditLeft {
  /** The days that were bought. */
  readonly days: number;
  /** Days that had not begun before the day of the change. */
  readonly daysLeft: number;
  /** Whole paise, tax included. */
  readonly creditPaise: number;
}

/**
 * The unused rest of a purchase by days in India, rounded down to the paisa: never negative, never above its price. A period includes the day it begins and not
 * the day it ends, so the day of the change belongs to the new plan alone.
 */
export function creditLeft({ startDate, endDate, totalPaise }: BoughtPeriod, at: Date): CreditLeft {
  const days = Math.max(daysBetweenInIndia(startDate, endDate), 1);
  const daysLeft = Math.min(Math.max(daysBetweenInIndia(at, endDate), 0), days);
  return { days, daysLeft, creditPaise: shareOf(totalPaise, daysLeft, days) };
}

/** The tax in the unused rest, split as it was in the payment: a credit note returns both. */
export const creditTax = ({ creditPaise }: CreditLeft, isWithinState: boolean): TaxedPrice =>
  taxIn(creditPaise, isWithinState);

/** The plan that replaces another. */
export interface NextPlan {
  /** Whole paise, tax included, above 0. */
  readonly pricePaise: number;
  readonly months: number;
  /** The smallest amount that can be paid, unless nothing is to pay. */
  readonly leastPaise: number;
}

/** The amounts of a change of plan, in whole paise, tax included. */
export interface PlanChange extends CreditLeft {
  /** The invoice of the new plan: its price, or the credit if that is higher. */
  readonly totalPaise: number;
  /** `totalPaise` less `creditPaise`; 0 if the credit covers it. */
  readonly payPaise: number;
  /** Days added to the new plan for credit above its price; a day begun counts whole. */
  readonly furtherDays: number;
}

/**
 * The amounts of a change at a moment. A rest to pay that is below the minimum is raised to it by lowering the credit.
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

/** When a plan ends: some months after its start, and further days after these. */
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
