/** What a renter should reckon with, in paise. */
export interface CostRange {
  readonly least: number;
  readonly most: number;
}

/** The whole of what a hire may cost if its estimates are a little off; undefined where the total says it all. */
export function rangeOf(total: number, ends: CostRange): CostRange | undefined {
  return ends.least === total && ends.most === total ? undefined : ends;
}
