import { finalValue, rupeesToPaise } from '@yantra/domain';

/** A subscription in the database. */
export interface PlanRow {
  readonly id: number;
  readonly name: string;
  readonly display_name: string;
  readonly equipment_count: number;
  readonly contact_to_be_viewed: number;
  readonly sms_count_allowed: number;
  readonly embed_allowed: boolean;
  readonly [price: `price_${number}_month_paise` | `discount_${number}_month`]: number;
}

/* Rupees a month, GST included. No price for 2 months: it would add a fifth tab to the four documented ones. */
const offers = [
  { name: 'STARTER', machines: 10, monthly: 499, contacts: 300, sms: 100, embeds: false },
  { name: 'ECONOMY', machines: 30, monthly: 999, contacts: 1000, sms: 500, embeds: true },
  { name: 'BUSINESS', machines: 100, monthly: 2499, contacts: 5000, sms: 2000, embeds: true },
  // 1 means no cap.
  { name: 'ENTERPRISE', machines: 250, monthly: 4999, contacts: 1, sms: 1, embeds: true },
] as const;

const discountOf = { 1: 0, 3: 5, 6: 10, 12: 20 } as const;
type Months = keyof typeof discountOf;
const periods = [1, 3, 6, 12] as const satisfies readonly Months[];

/** The initial plans, smallest first. */
export function firstPlans(): PlanRow[] {
  return offers.map(({ name, machines, monthly, contacts, sms, embeds }, index) => ({
    id: index + 1,
    name,
    display_name: name,
    equipment_count: machines,
    contact_to_be_viewed: contacts,
    sms_count_allowed: sms,
    embed_allowed: embeds,
    ...Object.fromEntries(
      periods.flatMap((months) => [
        [`price_${months}_month_paise`, rupeesToPaise(monthly * months)],
        [`discount_${months}_month`, discountOf[months]],
      ]),
    ),
  }));
}

/** The largest plan's number of machines. */
export const largestPlan = 250;

/** The price of the smallest plan for so many machines, for a period. */
export function planFor(machines: number, months: Months) {
  const index = Math.max(
    0,
    offers.findIndex((offer) => offer.machines >= machines),
  );
  const price = rupeesToPaise((offers[index]?.monthly ?? 0) * months);
  const discount = discountOf[months];
  return { subscription_id: index + 1, price_paise: price, discount, final_price_paise: finalValue(price, discount) };
}
