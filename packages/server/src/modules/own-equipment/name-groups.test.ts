import { expect, test } from 'vitest';
import { groupsByName, partsOf } from './name-groups.ts';

const names = new Map([
  [1, 'tractors'],
  [2, 'cranes'],
  [3, 'cranes'],
]);
const groups = groupsByName(
  [
    { id: 1, n: 3 },
    { id: 2, n: 2 },
    { id: 3, n: 1 },
    { id: 9, n: 1 },
  ],
  names,
);

test('machines of one name stand together, and before all those whose name is gone', () => {
  expect(groups).toEqual([
    { ids: [9], n: 1 },
    { ids: [2, 3], n: 3 },
    { ids: [1], n: 3 },
  ]);
});

test.each([
  [
    0,
    2,
    [
      [[9], 1, 0],
      [[2, 3], 1, 0],
    ],
  ],
  [
    2,
    3,
    [
      [[2, 3], 2, 1],
      [[1], 1, 0],
    ],
  ],
  [5, 10, [[[1], 2, 1]]],
  [7, 10, []],
])('from the %ith on, %i machines are of these', (offset, limit, wanted) => {
  expect(partsOf(groups, { offset, limit }).map((part) => [part.ids, part.limit, part.offset])).toEqual(wanted);
});

test('pages together are every machine once', () => {
  const pages = [0, 2, 4, 6].flatMap((offset) => partsOf(groups, { offset, limit: 2 }));
  expect(pages.reduce((sum, { limit }) => sum + limit, 0)).toBe(7);
});
