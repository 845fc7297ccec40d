import { placeNames } from '@yantra/places/devanagari';
import { expect, test } from 'vitest';
import { shared as hindi } from './hi.ts';
import { shared as marathi } from './mr.ts';

test.each([
  ['hi', hindi],
  ['mr', marathi],
] as const)('in %s no other word goes by the name of a city or a state', (locale, { words }) => {
  expect(words).toMatchObject(placeNames(locale));
});
