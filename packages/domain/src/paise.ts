/* Separate from money.ts, so that pages that only show prices do not load what computes them. */

/** `value` × 100, rounded half up by its decimal digits instead of its binary fraction. */
const hundredths = (value: number): number =>
  // A number printed with an exponent has no such digits: it is far below a hundredth, or a whole number far above any amount.
  Math.round(Number(`${value}e2`) || value * 100);

/** Rupees to whole paise, half up. RangeError unless the amount is finite, not negative and a safe integer of paise. */
export function rupeesToPaise(rupees: number): number {
  const paise = hundredths(rupees);
  if (!(rupees >= 0) || !Number.isSafeInteger(paise)) throw new RangeError(`${rupees} is not an amount in rupees.`);
  return paise === 0 ? 0 : paise;
}

/** Whole paise to rupees, e.g. 874050 → 8740.5. RangeError unless a safe integer from 0. */
export function paiseToRupees(paise: number): number {
  if (!(paise >= 0) || !Number.isSafeInteger(paise)) throw new RangeError(`${paise} is not an amount in paise.`);
  return paise / 100;
}

/** The same for what may take something off: below zero too. */
export const signedPaise = (rupees: number): number => (rupees < 0 ? -rupeesToPaise(-rupees) : rupeesToPaise(rupees));

/** The same for what may take something off: below zero too. */
export const signedRupees = (paise: number): number => (paise < 0 ? -paiseToRupees(-paise) : paiseToRupees(paise));

/**
 * The price after the discount, in paise, half up: `rentalValue − discount %` (decisions/0006).
 * @param listPaise the list price in whole paise
 * @param discountPercent 0 to 100; its third decimal and beyond are rounded away
 * @throws RangeError when either is out of range
 */
export function finalValue(listPaise: number, discountPercent: number): number {
  if (!(listPaise >= 0) || !Number.isSafeInteger(listPaise)) {
    throw new RangeError(`${listPaise} is not an amount in paise.`);
  }
  if (!(discountPercent >= 0 && discountPercent <= 100)) {
    throw new RangeError(`${discountPercent} is not a percentage from 0 to 100.`);
  }
  const kept = 10_000 - hundredths(discountPercent);
  // In two parts: list × kept could exceed 2^53 and lose paise.
  const rest = listPaise % 10_000;
  return ((listPaise - rest) / 10_000) * kept + Math.floor((rest * kept + 5_000) / 10_000);
}
