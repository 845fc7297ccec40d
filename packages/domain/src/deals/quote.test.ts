import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealLimits } from './deal-limits.ts';
import { lineAmount, type QuoteOffer, quoteSum } from './quote.ts';

const offer = (more: Partial<QuoteOffer> = {}): QuoteOffer => ({
  lines: [
    { part: 'rent', name: '', quantity: 2, unit: 'week', rate: 6_800_000 },
    { part: 'transport', name: '', quantity: 2, unit: 'trip', rate: 650_000 },
    { part: 'overtime', name: '', quantity: 1, unit: 'hour', rate: 145_000, isOnlyIf: true },
  ],
  parts: [
    { part: 'operator', state: 'included', words: '' },
    { part: 'fuel', state: 'renter', words: 'About 14 L an hour' },
  ],
  deposit: 2_000_000,
  gst: 18,
  gstIncluded: false,
  ...more,
});

describe('what a quote comes to', () => {
  test('is the lines with GST; the deposit and what only may happen stand apart', () => {
    expect(quoteSum(offer())).toEqual({
      amounts: [13_600_000, 1_300_000, 145_000],
      gst: { percent: 18, amount: 2_682_000, isIncluded: false },
      total: 17_582_000,
      unknown: [],
    });
  });

  test('adds no GST to prices that have it in them, and names what is not stated', () => {
    const parts = [{ part: 'transport', state: 'unknown', words: '' }] as const;
    const { gst, total, unknown } = quoteSum(offer({ gstIncluded: true, parts }));
    expect([gst.amount, total, unknown]).toEqual([0, 14_900_000, ['transport']]);
  });

  test('rounds parts of an hour half up, to the paisa', () => {
    expect(lineAmount({ quantity: 0.5, rate: 333 })).toBe(167);
    expect(lineAmount({ quantity: 1.15, rate: 100 })).toBe(115);
    expect(lineAmount({ quantity: 2.25, rate: -101 })).toBe(-227);
  });

  test('is exact at the largest numbers', () => {
    const quantity = fc.integer({ min: 1, max: dealLimits.quantity * 100 });
    const rate = fc.integer({ min: 1, max: dealLimits.rupees * 100 });
    fc.assert(
      fc.property(quantity, rate, (hundredths, paise) => {
        const exact = (BigInt(hundredths) * BigInt(paise) + 50n) / 100n;
        expect(BigInt(lineAmount({ quantity: hundredths / 100, rate: paise }))).toBe(exact);
      }),
    );
  });
});
