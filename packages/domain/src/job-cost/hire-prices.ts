/** What renters pay elsewhere, in paise: a litre of diesel, and food and a bed for an operator for a day. */
export interface HirePrices {
  readonly diesel: number;
  readonly board: number;
}

/** Until an admin sets others. */
export const usualHirePrices: HirePrices = { diesel: 9200, board: 50_000 };

/** Percent of GST of a category until an admin sets another. */
export const usualGstPercent = 18;

/** The greatest that admins may set: rupees, and percent. */
export const hirePriceLimits = { diesel: 1000, board: 10_000, gstPercent: 40 } as const;
