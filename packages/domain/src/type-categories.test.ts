import { expect, test } from 'vitest';
import { isOfCategories } from './type-categories.ts';

test.each([
  [[6], [6], true],
  [[1, 6], [6], true],
  [[1], [6, 7], false],
  [[], [6], false],
  [[1], [], true],
  [[1], undefined, true],
] as const)('categories %j and a type of %j: %s', (chosen, own, wanted) => {
  expect(isOfCategories<number>(chosen, own)).toBe(wanted);
});
