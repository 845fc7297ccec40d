import { expect, test } from 'vitest';
import { shortRupees } from './short-rupees.ts';

test.each([
  [0, '₹0'],
  [334.4, '₹334'],
  [999, '₹999'],
  [1000, '₹1k'],
  [8218, '₹8.2k'],
  [10_050, '₹10.1k'],
  [99_949, '₹99.9k'],
  [99_950, '₹1L'],
  [192_000, '₹1.9L'],
  [9_999_500, '₹1Cr'],
  [12_345_678, '₹1.2Cr'],
])('%d rupees are %s', (rupees, text) => expect(shortRupees(rupees)).toBe(text));
