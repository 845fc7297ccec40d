import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRupees, originalPrice } from './money.ts';
import { finalValue, paiseToRupees, rupeesToPaise } from './paise.ts';

const paise = fc.integer({ min: 0, max: 1_000_000_000_000 });
const anyPaise = fc.maxSafeNat();
/** Percent in hundredths, so that the exact answer can be computed in whole numbers. */
const percentHundredths = fc.integer({ min: 0, max: 10_000 });

/** Lakh grouping as done on paper: three digits from the right, then two and two. */
function slowGrouping(whole: bigint): string {
  let rest = whole.toString();
  let text = rest.slice(-3);
  rest = rest.slice(0, -3);
  while (rest !== '') {
    text = `${rest.slice(-2)},${text}`;
    rest = rest.slice(0, -2);
  }
  return text;
}

describe('rupees and paise', () => {
  test('an amount keeps its value through rupees and back', () => {
    fc.assert(fc.property(paise, (amount) => rupeesToPaise(paiseToRupees(amount)) === amount));
  });

  test('half a paisa rounds up by the digits one reads, not by the binary fraction', () => {
    expect([1.005, 1.115, 8.575, 0.005, 10.235].map(rupeesToPaise)).toEqual([101, 112, 858, 1, 1024]);
    expect(rupeesToPaise(1.0049)).toBe(100);
    expect(rupeesToPaise(1e-9)).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        (whole) => rupeesToPaise(Number(`${whole}.005`)) === whole * 100 + 1,
      ),
    );
  });

  test('what is not an amount is refused', () => {
    for (const bad of [-1, -0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e15]) {
      expect(() => rupeesToPaise(bad)).toThrow(RangeError);
    }
    for (const bad of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => paiseToRupees(bad)).toThrow(RangeError);
  });
});

describe('final value', () => {
  // spec: rule.final-value
  test('is exact to the paisa, also where the product passes 2^53', () => {
    fc.assert(
      fc.property(anyPaise, percentHundredths, (list, hundredths) => {
        const exact = (BigInt(list) * BigInt(10_000 - hundredths) + 5_000n) / 10_000n;
        return BigInt(finalValue(list, hundredths / 100)) === exact;
      }),
    );
  });

  test('lies between nothing and the list price, and falls as the discount grows', () => {
    fc.assert(
      fc.property(anyPaise, percentHundredths, percentHundredths, (list, one, other) => {
        const dear = finalValue(list, Math.min(one, other) / 100);
        const cheap = finalValue(list, Math.max(one, other) / 100);
        return 0 <= cheap && cheap <= dear && dear <= list;
      }),
    );
  });

  test('₹9,200 with 5 % off is ₹8,740', () => {
    expect(finalValue(920_000, 5)).toBe(874_000);
    expect(finalValue(100, 0)).toBe(100);
    expect(finalValue(100, 100)).toBe(0);
    expect(finalValue(1, 50)).toBe(1);
  });

  test('a discount beyond 0 to 100, or a list price that is no amount, is refused', () => {
    for (const bad of [-0.01, 100.01, Number.NaN]) expect(() => finalValue(100, bad)).toThrow(RangeError);
    for (const bad of [-1, 0.5, Number.NaN]) expect(() => finalValue(bad, 5)).toThrow(RangeError);
  });
});

describe('the struck-through price', () => {
  test('is the list price when it is known', () => {
    expect(originalPrice({ rentalValue: 9200, finalRentalValue: 8740, discount: 5 })).toBe(9200);
  });

  // spec: card.original-price
  test('is derived from the discount when the list price is absent', () => {
    expect(originalPrice({ finalRentalValue: 8740, discount: 5 })).toBe(9200);
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e9 }), fc.integer({ min: 1, max: 90 }), (list, discount) => {
        const derived = originalPrice({ finalRentalValue: finalValue(list, discount) / 100, discount });
        // The final value was rounded to a paisa, which a discount of 90 % magnifies tenfold.
        return derived !== undefined && Math.abs(derived - list / 100) <= 0.06;
      }),
    );
  });

  test('is hidden without a discount, and where it would not be higher', () => {
    expect(originalPrice({ rentalValue: 9200, finalRentalValue: 9200, discount: 0 })).toBeUndefined();
    expect(originalPrice({ rentalValue: 9200, finalRentalValue: 9200, discount: 5 })).toBeUndefined();
    expect(originalPrice({ finalRentalValue: 0, discount: 100 })).toBeUndefined();
    expect(originalPrice({ finalRentalValue: 5, discount: 100 })).toBeUndefined();
  });
});

describe('rupees for the eye', () => {
  test('are grouped as one groups lakhs on paper', () => {
    fc.assert(
      fc.property(anyPaise, (amount) => {
        const text = formatRupees(amount / 100, 2);
        const [, whole = '', fraction = ''] = /^₹([\d,]+)\.(\d\d)$/.exec(text) ?? [];
        return whole === slowGrouping(BigInt(whole.replaceAll(',', ''))) && fraction.length === 2;
      }),
    );
    fc.assert(fc.property(fc.maxSafeNat(), (whole) => formatRupees(whole) === `₹${slowGrouping(BigInt(whole))}`));
  });

  test('show every paisa of an amount', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const expected = `₹${slowGrouping(BigInt(Math.floor(amount / 100)))}.${String(amount % 100).padStart(2, '0')}`;
        return formatRupees(paiseToRupees(amount), 2) === expected;
      }),
    );
  });

  // spec: about.rupees
  test('read as in an Indian newspaper', () => {
    const written = [0, 7, 999, 1000, 99_999, 100_000, 246_500, 12_345_678].map((rupees) => formatRupees(rupees));
    expect(written).toEqual(['₹0', '₹7', '₹999', '₹1,000', '₹99,999', '₹1,00,000', '₹2,46,500', '₹1,23,45,678']);
  });

  test('are rounded half up, to rupees or to paise', () => {
    expect(formatRupees(8739.5)).toBe('₹8,740');
    expect(formatRupees(999.999, 2)).toBe('₹1,000.00');
    expect(formatRupees(1.005, 2)).toBe('₹1.01');
  });

  test('keep the sign of a refund, and none on zero', () => {
    expect(formatRupees(-246_500)).toBe('-₹2,46,500');
    expect(formatRupees(-0.2)).toBe('₹0');
  });

  test('show a dash for what is not a number', () => {
    expect(formatRupees(Number.NaN)).toBe('—');
  });
});
