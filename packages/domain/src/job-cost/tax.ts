/** The tax on an amount. */
export interface Gst {
  readonly percent: number;
  /** Paise, rounded once, half up; 0 where the prices have it in them. */
  readonly amount: number;
  /** The prices have it in them. */
  readonly isIncluded: boolean;
}

/** GST on everything that is taxed together. @param paise the sum of the lines */
export function gstOf(paise: number, percent: number, isIncluded: boolean | undefined): Gst {
  return { percent, amount: isIncluded ? 0 : gstOn(paise, percent), isIncluded: isIncluded === true };
}

const gstOn = (paise: number, percent: number): number =>
  Math.floor((paise * Math.round(percent * 100) + 5_000) / 10_000);

/** An asked price with its GST, so that owners who say prices with and without it can be compared. */
export const withGst = (paise: number, percent: number, isIncluded: boolean | undefined): number =>
  isIncluded ? paise : paise + gstOn(paise, percent);
