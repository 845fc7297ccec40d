/**
 * Money is paise (integers) where it is computed or stored, and rupees with at most two decimals in calls and on screen (decisions/0006). All rounding is half
 * up, in decimal: 1.005 rupees are 101 paise, although 1.005 * 100 is a little less than 100.5.
 */

/**
 * The price to strike through beside the final one, in rupees: the list price if known, else derived from the discount. `undefined` shows none: there is no
 * discount, or no higher price.
 */
export function originalPrice(price: {
  readonly rentalValue?: number | undefined;
  readonly finalRentalValue: number;
  /** 0 to 100. */
  readonly discount: number;
}): number | undefined {
  if (!(price.discount > 0)) return undefined;
  const original = price.rentalValue ?? Math.round((price.finalRentalValue / (1 - price.discount / 100)) * 100) / 100;
  return original > price.finalRentalValue && Number.isFinite(original) ? original : undefined;
}

/** A comma before every group of two digits that ends, with one more digit, the whole number: `12,34,567`. */
const groupDigits = (whole: string): string => whole.replace(/\B(?=(\d\d)+\d$)/g, ',');

/** A count for display, grouped as in India: `1,222`. Without `Intl`, whose first call takes 100 ms on a cheap phone. */
export const formatCount = (count: number): string => groupDigits(String(Math.trunc(count)));

/**
 * Rupees for display, grouped by thousand, lakh and crore: `₹2,46,500`, with two decimals `₹2,46,500.00`. Rounded half up. Not by `Intl`, which groups rupees
 * wrongly in several Indian locales and differs between ICU builds, so that server and browser could differ. A number that is not finite shows as `—`.
 */
export function formatRupees(rupees: number, decimals: 0 | 2 = 0): string {
  if (!Number.isFinite(rupees)) return '—';
  const size = Math.abs(rupees);
  // By its decimal digits; a number printed with an exponent has none, and is far above any amount or far below a paisa.
  const rounded = Math.round(Number(`${size}e${decimals}`)) / 10 ** decimals || Math.round(size);
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.');
  const text = `₹${groupDigits(whole)}${fraction ? `.${fraction}` : ''}`;
  return rupees < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** `1 machine`, `1,222 machines` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
