import { expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';

test.each([
  [undefined, {}],
  ['', {}],
  ['city=8', { city: '8' }],
  ['  city = 8 ;a=b', { city: '8', a: 'b' }],
  ['city=', { city: '' }],
  ['city=a=b=c', { city: 'a=b=c' }],
  [
    'city="8"; half="8; other=8"; x=y"8"; z="8"y; two="a""b"',
    { city: '8', half: '"8', other: '8"', x: 'y"8"', z: '"8"y', two: 'a""b' },
  ],
  ['city=""', { city: '' }],
  ['name=%C3%A9%20x', { name: 'é x' }],
  ['name=100%; other=%zz', { name: '100%', other: '%zz' }],
])('of %j are %j', (header, cookies) => {
  expect(cookiesOf(header)).toEqual(cookies);
});

test('without a name or a sign between are none', () => {
  expect(cookiesOf('=8; alone; ; a=b')).toEqual({ a: 'b' });
});

test('of the same name count once: the first, which is of the nearest path', () => {
  expect(cookiesOf('city=8; city=9; city=')).toEqual({ city: '8' });
  expect(cookiesOf('toString=8; constructor=9')).toEqual({ toString: '8', constructor: '9' });
});

test('that hold the sign U+0000 are none, and lay nothing in the way of the next', () => {
  expect(cookiesOf('city=%00; other=8; city=9')).toEqual({ other: '8', city: '9' });
});
