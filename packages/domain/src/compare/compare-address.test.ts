import { expect, test } from 'vitest';
import { compareAddress, comparedIds } from './compare-address.ts';

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  [' a , b ', ['a', 'b']],
  ['a,a,b', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  [',,', []],
  ['', []],
  [null, []],
  ['x'.repeat(65), []],
])('the machines of %j are %j', (text, ids) => {
  expect(comparedIds(text)).toEqual(ids);
});

test('an address names the machines in order, and what else it keeps', () => {
  expect(compareAddress(['a', 'b'])).toBe('/compare?machines=a,b');
  expect(
    compareAddress(
      ['a', 'b'],
      [
        ['jobDays', '12'],
        ['jobAt', '18.5,73.9'],
      ],
    ),
  ).toBe('/compare?machines=a,b&jobDays=12&jobAt=18.5,73.9');
  expect(compareAddress([])).toBe('/compare');
});

test('an id that is no id does not become another part of the address', () => {
  const address = compareAddress(['a&jobDays=1', 'b']);
  expect(address).toBe('/compare?machines=a%26jobDays%3D1,b');
  expect(comparedIds(new URL(address, 'https://yantra.example').searchParams.get('machines'))).toEqual([
    'a&jobDays=1',
    'b',
  ]);
});
