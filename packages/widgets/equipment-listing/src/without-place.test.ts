import { expect, test } from 'vitest';
import { withoutPlace } from './without-place.ts';

test.each([
  ['crane in nagpur', 'Nagpur', 'crane'],
  ['nagpur crane', 'Nagpur', 'crane'],
  ['crane on rent in Nagpur', 'Nagpur', 'crane'],
  ['crane on rent', 'Nagpur', 'crane'],
  ['nagpur में crane', 'Nagpur', 'crane'],
  ['concrete mixer near pune for rent', 'Pune', 'concrete mixer'],
  ['crane in nagpur', 'Pune', 'crane in nagpur'],
  ['nagpuri plough', 'Nagpur', 'nagpuri plough'],
  ['in-line mixer', 'Pune', 'in-line mixer'],
  ['nagpur', 'Nagpur', ''],
  ['crane', '', 'crane'],
  ['crane (50 t', '50 t', 'crane (50 t'],
])('"%s", of %s, is called "%s"', (search, place, said) => {
  expect(withoutPlace(search, place)).toBe(said);
});
