/** The months a plan can be bought for. Two months have a price only where a plan sets one (decisions/0009). */
export const planPeriods = [1, 2, 3, 6, 12] as const;

export type PlanPeriod = (typeof planPeriods)[number];

/** A period's name in the keys of a plan: `price1Month`, `finalPrice1Year`. */
export type PlanPeriodName = '1Month' | '2Month' | '3Month' | '6Month' | '1Year';

/** A period's name in the keys of a plan. Prices are bound by it, never by position (decisions/0009). */
export const planPeriodName = (months: PlanPeriod): PlanPeriodName => (months === 12 ? '1Year' : `${months}Month`);

/** The gateway takes no less. */
export const leastPlanPaise = 100;

/** Whether a plan is sold for a period, by its final price: what the gateway does not take is no price. */
export const isSoldAt = (finalPaise: number): boolean => finalPaise >= leastPlanPaise;

/** What a plan has for contacts or messages where it has no cap of its own; documented to be sent with every plan. */
export const noPlanCap = 1;

/** Whether a plan's count of contacts or messages is a cap of its own (decisions/0009). */
export const isPlanCap = (count: number): boolean => count > noPlanCap;
