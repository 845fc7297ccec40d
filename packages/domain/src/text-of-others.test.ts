import { describe, expect, test } from 'vitest';
import { initialsOf, isolated } from './text-of-others.ts';

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

test.each([
  ['Sunita Jadhav', 'SJ'],
  ['Rohit D.', 'RD'],
  ['sunita', 'S'],
  ['Pawar & Sons Equipment', 'PE'],
  ['Pawar & Sons &', 'PS'],
  ['“Kale” Earthmovers', 'KE'],
  ['Meera Kulkarni (admin)', 'MK'],
  ['3 Star Cranes', '3C'],
  ['सुनीता जाधव', 'सज'],
  ['\u{20000}\u{20001} 李', '\u{20000}李'],
  ['\u202eevil name', 'EN'],
  ['\u202e', ''],
  ['  ', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
