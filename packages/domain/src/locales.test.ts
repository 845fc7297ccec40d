import { expect, test } from 'vitest';
import { localeNamed } from './locales.ts';

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
