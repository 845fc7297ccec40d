/**
 * Money. It is counted in paise (integers) wherever it is computed or stored, and travels and shows in rupees with at most two
 * decimals (decisions.md). All rounding is half up, in decimal: 1.005 rupees are 101 paise, though 1.005 * 100 is a little less than 100.5.
 */

/** `value` × 100 rounded half up by its decimal digits, so that no binary fraction decides a half. */
function hundredths(value: number): number {
  const digits = String(value);
  // What prints with an exponent is either far below a hundredth or a whole number far above any amount.
  return Math.round(digits.includes('e') ? value * 100 : Number(`${digits}e2`));
}

/** Rupees to whole paise, half up. RangeError unless the amount is finite, not negative and countable (2^53 paise). */
export function rupeesToPaise(rupees: number): number {
  const paise = hundredths(rupees);
  if (!(rupees >= 0) || !Number.isSafeInteger(paise)) throw new RangeError(`${rupees} is not an amount in rupees.`);
  return paise === 0 ? 0 : paise;
}

/** Whole paise to rupees, e.g. 874050 → 8740.5. RangeError unless a whole, countable, not negative number. */
export function paiseToRupees(paise: number): number {
  if (!(paise >= 0) || !Number.isSafeInteger(paise)) throw new RangeError(`${paise} is not an amount in paise.`);
  return paise / 100;
}

/**
 * The price after the discount, in paise, half up: `rentalValue − discount %` (decisions.md).
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
  // list × kept / 10,000 in two parts, since the product itself could pass 2^53 and lose paise.
  const rest = listPaise % 10_000;
  return ((listPaise - rest) / 10_000) * kept + Math.floor((rest * kept + 5_000) / 10_000);
}

/**
 * The price to strike through beside the final one, in rupees: the list price when it is known, else derived from the discount.
 * `undefined` means "show none": there is no discount, or no higher price to show.
 */
export function originalPrice(price: {
  readonly rentalValue?: number | undefined;
  readonly finalRentalValue: number;
  /** Percent, 0 to 100. */
  readonly discount: number;
}): number | undefined {
  if (!(price.discount > 0)) return undefined;
  const original = price.rentalValue ?? hundredths(price.finalRentalValue / (1 - price.discount / 100)) / 100;
  return original > price.finalRentalValue && Number.isFinite(original) ? original : undefined;
}

/** A comma before every group of two digits that ends, with one more digit, the whole number: `12,34,567`. */
const groupDigits = (whole: string): string => whole.replace(/\B(?=(\d\d)+\d$)/g, ',');

/** A count for the eye, grouped as in India: `1,222`. Without `Intl`, whose first call takes 100 ms of a cheap phone. */
export const formatCount = (count: number): string => groupDigits(String(Math.trunc(count)));

/**
 * Rupees for the eye, grouped by thousand, lakh and crore: `₹2,46,500`, with two decimals `₹2,46,500.00`. Rounded half up.
 * Always the grouping of `en-IN`, whatever the page's language: `Intl` groups rupees wrongly in several Indian locales and differs
 * between ICU builds, so that a server's and a browser's text could part. What is not a finite number shows as `—`.
 */
export function formatRupees(rupees: number, decimals: 0 | 2 = 0): string {
  if (!Number.isFinite(rupees)) return '—';
  const size = Math.abs(rupees);
  const [whole = '', fraction] = (decimals ? hundredths(size) / 100 : Math.round(size)).toFixed(decimals).split('.');
  const text = `₹${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`;
  return rupees < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
