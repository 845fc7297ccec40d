import { describe, expect, test } from 'vitest';
import { isGstin, isPan } from './taxes.ts';

test.each([
  ['ABCDE1234F', true],
  ['abcde1234f', false],
  ['ABCD1234F', false],
  ['', false],
])('%s is a PAN: %s', (text, is) => {
  expect(isPan(text)).toBe(is);
});

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is right to its last sign', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1XV', '27AAPFU0939FZV', '', '27aapfu0939f1zv'])('%s is none', (text) => {
    expect(isGstin(text)).toBe(false);
  });
});
