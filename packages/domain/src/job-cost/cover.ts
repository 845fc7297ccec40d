import { finalValue } from '../paise.ts';
import { type RentalUnit, rentalUnit } from '../rental.ts';
import type { Rent, RateCard } from './rate-card.ts';

/** Working hours in a tier unless its card says otherwise. */
export const usualIncluded = { day: 8, week: 48, month: 208 } as const;

/** How many days a tier covers: the calendar's, or the working days where Sundays are not counted. */
export const daysCovered = { counted: { week: 7, month: 30 }, sundaysFree: { week: 6, month: 26 } } as const;

/** What is paid for one of a unit. */
export interface Tier {
  /** Paise, after the discount. */
  readonly price: number;
  /** Days of hire in it; 0 of an hour. */
  readonly days: number;
  /** Working hours in it. */
  readonly hours: number;
}

export type Tiers = Readonly<Partial<Record<RentalUnit, Tier>>>;

/** What a cover must reach. */
export interface Need {
  readonly days: number;
  /** In all. */
  readonly hours: number;
  /** On each day. */
  readonly hoursADay: number;
}

/** How a job is covered by tiers. */
export interface Cover {
  readonly counts: Readonly<Record<RentalUnit, number>>;
  /** Working hours beyond what the tiers include. */
  readonly overtimeHours: number;
  /** Paise, overtime included as far as its price is known. */
  readonly price: number;
}

/** The tiers of a machine: its rent, and those of its card; the discount holds for all. */
export function tiersOf(rent: Rent, card: RateCard): Tiers {
  const own = rentalUnit(rent.type);
  const days = daysCovered[card.sundaysFree ? 'sundaysFree' : 'counted'];
  const tier = (unit: RentalUnit): Tier | undefined => {
    const isOwn = unit === own;
    const list = isOwn ? rent.paise : card.tiers?.[unit];
    if (list === undefined) return undefined;
    const price = (isOwn ? rent.finalPaise : undefined) ?? finalValue(list, rent.discount);
    if (unit === 'hour') return { price, days: 0, hours: 1 };
    return { price, days: unit === 'day' ? 1 : days[unit], hours: card.included?.[unit] ?? usualIncluded[unit] };
  };
  const [hour, day, week, month] = [tier('hour'), tier('day'), tier('week'), tier('month')];
  return { ...(hour && { hour }), ...(day && { day }), ...(week && { week }), ...(month && { month }) };
}

/**
 * The cheapest combination of tiers for a job; more than the job may be covered, and included hours are pooled over it. A day is covered by a tier, or by as
 * many single hours as are worked on it. Of equal covers the one with fewer months, then fewer weeks.
 * @param overtime paise an hour, or a part of one; unknown overtime costs nothing here
 * @param tiers at least one
 */
export function coverOf(tiers: Tiers, need: Need, overtime: number | undefined): Cover {
  const { month, week } = tiers;
  const leastAnHour = cheapestHour(tiers, overtime);
  let best: Cover | undefined;
  const isTooDear = (paid: number, hours = 0): boolean =>
    best !== undefined && paid + Math.floor(hours * leastAnHour) >= best.price;
  for (let months = 0; months <= mostOf(month, need); months += 1) {
    const paidByMonth = months * (month?.price ?? 0);
    if (isTooDear(paidByMonth)) break;
    const afterMonths = rest(need, month, months);
    for (let weeks = 0; weeks <= mostOf(week, afterMonths); weeks += 1) {
      const paid = paidByMonth + weeks * (week?.price ?? 0);
      if (isTooDear(paid)) break;
      const left = rest(afterMonths, week, weeks);
      if (isTooDear(paid, left.hours)) continue;
      const short = shortCover(tiers, left, overtime, best && best.price - paid);
      if (short && (best === undefined || paid + short.price < best.price)) {
        const { day, hour, overtimeHours, price } = short;
        best = { counts: { month: months, week: weeks, day, hour }, overtimeHours, price: paid + price };
      }
    }
  }
  if (best === undefined) throw new Error('A machine without any rent has no cover.');
  return best;
}

/* No hour costs less, in whatever tier: most combinations are seen at once to be too dear. Matters where a tier includes few hours. */
function cheapestHour(tiers: Tiers, overtime: number | undefined): number {
  if (overtime === undefined && tiers.hour === undefined) return 0;
  const inTiers = Object.values(tiers).map(({ price, hours }) => (hours === 0 ? Infinity : price / hours));
  return Math.min(overtime ?? Infinity, ...inTiers);
}

/* As many as would do alone; more only cost more. */
const mostOf = (tier: Tier | undefined, { days, hours }: Need): number =>
  tier === undefined ? 0 : Math.max(Math.ceil(days / tier.days), tier.hours === 0 ? 0 : Math.ceil(hours / tier.hours));

const rest = (need: Need, tier: Tier | undefined, count: number): Need =>
  tier === undefined || count === 0
    ? need
    : {
        ...need,
        days: Math.max(0, need.days - count * tier.days),
        hours: Math.max(0, need.hours - count * tier.hours),
      };

interface ShortCover {
  readonly day: number;
  readonly hour: number;
  readonly overtimeHours: number;
  readonly price: number;
}

/**
 * By days and hours alone. The price is linear in the number of days between the points where all days, or all hours, are reached, so that only these are
 * tried.
 * @param limit nothing that costs as much is worth finding
 */
function shortCover(
  { day, hour }: Tiers,
  { days, hours, hoursADay }: Need,
  overtime: number | undefined,
  limit: number | undefined,
): ShortCover | undefined {
  let best: ShortCover | undefined;
  const tryDays = (count: number) => {
    const hired = Math.max(0, days - count) * hoursADay;
    if (hired > 0 && hour === undefined) return;
    const beyond = Math.max(0, hours - count * (day?.hours ?? 0) - hired);
    const asHours = hour !== undefined && (overtime === undefined || hour.price <= overtime);
    const bought = hired + (asHours ? beyond : 0);
    const overtimeHours = asHours ? 0 : beyond;
    const price = count * (day?.price ?? 0) + bought * (hour?.price ?? 0) + overtimeHours * (overtime ?? 0);
    const isBetter = best === undefined ? limit === undefined || price < limit : price < best.price;
    if (isBetter) best = { day: count, hour: bought, overtimeHours, price };
  };
  if (day === undefined) {
    tryDays(0);
    return best;
  }
  // Where the hours are reached while days are still short, and afterwards.
  const whileShort = day.hours === hoursADay ? 0 : (hours - days * hoursADay) / (day.hours - hoursADay);
  const afterwards = day.hours === 0 ? days : hours / day.hours;
  const between = (count: number): number => Math.min(days, Math.max(0, count));
  const points = [
    days,
    0,
    between(Math.floor(whileShort)),
    between(Math.ceil(whileShort)),
    Math.max(days, Math.floor(afterwards)),
    Math.max(days, Math.ceil(afterwards)),
  ];
  for (const [at, count] of points.entries()) if (points.indexOf(count) === at) tryDays(count);
  return best;
}
