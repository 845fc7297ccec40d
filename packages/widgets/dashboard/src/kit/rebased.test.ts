import { expect, test } from 'vitest';
import { rebased } from './rebased.ts';

test('what was typed stays, the rest becomes another’s', () => {
  const before = { name: 'Crane', colorCode: '#111111', active: true, version: 1 };
  const mine = { ...before, name: 'Cranes' };
  const theirs = { name: 'Crane', colorCode: '#222222', active: false, version: 2 };
  expect(rebased(before, mine, theirs)).toEqual({ ...theirs, name: 'Cranes' });
  expect(rebased(before, before, theirs)).toEqual(theirs);
});

test('what both changed is as it was typed here', () => {
  const before = { name: 'Crane', version: 1 };
  expect(rebased(before, { name: 'Mine', version: 1 }, { name: 'Theirs', version: 2 })).toEqual({
    name: 'Mine',
    version: 2,
  });
});
