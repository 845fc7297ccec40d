import type { Plan } from '@yantra/contract/calls';
import { type PlanPeriod, formatRupees, isSoldAt, planPeriodName, planPeriods, rupeesToPaise } from '@yantra/domain';

/** The price of a plan for a period, in rupees and percent. */
export interface PeriodPrice {
  readonly price: number;
  readonly discount: number;
  readonly finalPrice: number;
}

/** The price, looked up by the period's name and never by position (decisions/0009). */
export function priceFor(plan: Plan, months: PlanPeriod): PeriodPrice {
  const name = planPeriodName(months);
  return {
    price: plan[`price${name}`],
    discount: plan[`discount${name}`],
    finalPrice: plan[`finalPrice${name}`],
  };
}

/** The periods to offer: two months only if some plan has a price for them. */
export const periodsOf = (plans: readonly Plan[]): readonly PlanPeriod[] =>
  planPeriods.filter((months) => months !== 2 || plans.some(({ price2Month }) => price2Month > 0));

export const isPlanPeriod = (months: number): months is PlanPeriod =>
  (planPeriods as readonly number[]).includes(months);

export const isSold = ({ finalPrice }: PeriodPrice): boolean => isSoldAt(rupeesToPaise(finalPrice));

/** An amount of a period with two decimals, by default the final price; a dash where the plan is not sold for that period. */
export const soldText = (price: PeriodPrice, rupees = price.finalPrice): string =>
  isSold(price) ? formatRupees(rupees, 2) : '—';
