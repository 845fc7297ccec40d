import { describe, expect, test } from 'vitest';
import { isolated } from './direction.ts';

describe('a text in a sentence of ours', () => {
  test('stays as it is when it is written from left to right', () => {
    for (const text of ['', 'Tractor 45 HP', 'ट्रॅक्टर', '“x”', '5 % & more']) expect(isolated(text)).toBe(text);
  });

  test('stands apart when it is written from right to left', () => {
    expect(isolated('מכונה 12 (3)')).toBe('\u2068מכונה 12 (3)\u2069');
  });

  test('loses the controls by which it could end its own part and turn the rest', () => {
    expect(isolated('a\u2069\u202eb')).toBe('\u2068ab\u2069');
  });
});
