import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { financialYear, gstStateCode, stateOfGstCode, taxIn } from './gst.ts';
import { zoneOfState } from './zones.ts';

describe('the tax in a price', () => {
  test('is 18 of 118 parts, in equal halves within a state', () => {
    expect(taxIn(99_900, true)).toEqual({ taxablePaise: 84_662, cgstPaise: 7619, sgstPaise: 7619, igstPaise: 0 });
    expect(taxIn(99_900, false)).toEqual({ taxablePaise: 84_661, cgstPaise: 0, sgstPaise: 0, igstPaise: 15_239 });
  });

  test('makes up the price with what is taxed, and is right to the paisa for each part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (price, isWithinState) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxIn(price, isWithinState);
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(price);
        expect(cgstPaise).toBe(sgstPaise);
        expect(Math.abs(cgstPaise + sgstPaise + igstPaise - (price * 18) / 118)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('a financial year begins on the first of April in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2627');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2728');
  expect(financialYear(new Date('2100-01-01T00:00:00Z'))).toBe('9900');
});

test('every state of the regions has its code, and the code leads back', () => {
  const states = 'Maharashtra|Ladakh|Delhi|Tripura|Dadra and Nagar Haveli and Daman and Diu'.split('|');
  for (const state of states) {
    expect(zoneOfState(state)).toBeDefined();
    expect(stateOfGstCode(gstStateCode(state.toUpperCase()) ?? '')).toBe(state);
  }
  expect(gstStateCode('Atlantis')).toBeUndefined();
});

test.each([
  [0, 'Rupees Zero Only'],
  [99_900, 'Rupees Nine Hundred Ninety Nine Only'],
  [24_650_050, 'Rupees Two Lakh Forty Six Thousand Five Hundred and Fifty Paise Only'],
  [1_234_567_800, 'Rupees One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Only'],
  [1_100, 'Rupees Eleven Only'],
])('%i paise in words', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
