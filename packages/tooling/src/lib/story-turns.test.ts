import { expect, test } from 'vitest';
import { firstHalfOf } from './story-turns.ts';

const names = ['Ready', 'Loading', 'Failed', 'Phone', 'Dark', 'Ready Tablet', 'Empty', 'In Hindi', 'Marathi'];

test('the first story of a file is in the first half, and its states follow by turns', () => {
  const first = firstHalfOf(names);
  expect(['Ready', 'Loading', 'Failed', 'Empty'].filter((name) => first.has(name))).toEqual(['Ready', 'Empty']);
});

test('of those that show another one in dark, at another width or in another language there are fewer', () => {
  const first = firstHalfOf(names);
  expect(['Phone', 'Dark', 'Ready Tablet', 'In Hindi', 'Marathi'].filter((name) => first.has(name))).toEqual([
    'Phone',
    'Marathi',
  ]);
});

test('a file of one story is in the first half', () => {
  expect(firstHalfOf(['Phone'])).toEqual(new Set(['Phone']));
  expect(firstHalfOf(['Welcome'])).toEqual(new Set(['Welcome']));
});
