import { expect, test } from 'vitest';
import { localeNamed, localePrefix, splitLocale } from './locales.ts';

test.each([
  ['hi', 'hi'],
  ['hi-IN', 'hi'],
  ['MR', 'mr'],
  ['en', undefined],
  ['ta', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the language of "%s" is %s', (text, locale) => {
  expect(localeNamed(text)).toBe(locale);
});

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi?city=8', 'hi', '/?city=8'],
  ['/mr/equipments/crane?page=2', 'mr', '/equipments/crane?page=2'],
  ['/hi#lead', 'hi', '/#lead'],
  ['/hi//elsewhere.example', 'hi', '//elsewhere.example'],
])('the address %s is in %s, and without it %s', (address, locale, rest) => {
  expect(splitLocale(address)).toEqual({ locale, rest });
});

test.each(['/', '/equipments', '/hire', '/hi-lift', '/HI/equipments', '/en/equipments', 'hi/equipments', ''])(
  'the address %j is in English',
  (address) => {
    expect(splitLocale(address)).toEqual({ locale: undefined, rest: address });
  },
);

test('pages in English have no prefix', () => {
  expect([localePrefix(undefined), localePrefix('hi')]).toEqual(['', '/hi']);
});
