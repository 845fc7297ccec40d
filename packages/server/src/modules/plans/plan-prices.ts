import {
  finalValue,
  paiseToRupees,
  type PlanPeriod,
  planPeriodName,
  type PlanPeriodName,
  planPeriods,
  rupeesToPaise,
} from '@yantra/domain';

/** The price columns of plans and their versions. */
export type PriceColumns = Readonly<Record<`price_${PlanPeriod}_month_paise` | `discount_${PlanPeriod}_month`, number>>;
/** The prices of a plan, in rupees and percent. */
export type PriceInput = Readonly<Record<`price${PlanPeriodName}` | `discount${PlanPeriodName}`, number>>;
/** The same in an answer, with the final prices. */
export type PriceOutput = PriceInput & Readonly<Record<`finalPrice${PlanPeriodName}`, number>>;

const eachPeriod = <Value>(entriesOf: (months: PlanPeriod) => readonly (readonly [string, Value])[]) =>
  Object.fromEntries(planPeriods.flatMap((months) => entriesOf(months)));

/** Rupees and percent in the columns' form. Bound by name, never by position (decisions/0009). */
export const priceColumns = (input: PriceInput): PriceColumns =>
  eachPeriod((months) => {
    const name = planPeriodName(months);
    return [
      [`price_${months}_month_paise`, rupeesToPaise(input[`price${name}`])],
      [`discount_${months}_month`, input[`discount${name}`]],
    ];
  }) as unknown as PriceColumns;

/** A plan's final price for a period, in paise. */
export const finalPaise = (row: PriceColumns, months: PlanPeriod): number =>
  finalValue(row[`price_${months}_month_paise`], row[`discount_${months}_month`]);

/** Prices for answers: rupees; the final ones computed in paise. */
export const pricesOf = (row: PriceColumns): PriceOutput =>
  eachPeriod((months) => {
    const name = planPeriodName(months);
    return [
      [`price${name}`, paiseToRupees(row[`price_${months}_month_paise`])],
      [`discount${name}`, row[`discount_${months}_month`]],
      [`finalPrice${name}`, paiseToRupees(finalPaise(row, months))],
    ];
  }) as unknown as PriceOutput;
