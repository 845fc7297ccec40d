import { expect, test } from 'vitest';
import { rebased } from './rebased.ts';

test('local edits stay, the other fields take the newer version', () => {
  const before = { name: 'Crane', colorCode: '#111111', active: true, version: 1 };
  const mine = { ...before, name: 'Cranes' };
  const theirs = { name: 'Crane', colorCode: '#222222', active: false, version: 2 };
  expect(rebased(before, mine, theirs)).toEqual({ ...theirs, name: 'Cranes' });
  expect(rebased(before, before, theirs)).toEqual(theirs);
});

test('a field that both have edited keeps the local edit', () => {
  const before = { name: 'Crane', version: 1 };
  expect(rebased(before, { name: 'Mine', version: 1 }, { name: 'Theirs', version: 2 })).toEqual({
    name: 'Mine',
    version: 2,
  });
});
