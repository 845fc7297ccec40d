import { expect, test } from 'vitest';
import { firstHalfOf } from './story-turns.ts';

const states = ['Ready', 'Loading', 'Failed', 'Empty', 'Offline'];
const variations = ['Phone', 'Dark', 'Ready Tablet', 'In Hindi', 'Marathi', 'Narrow', 'Empty Dark'];
const names = [...states.slice(0, 3), ...variations, ...states.slice(3)];

test('the first story of a file is in the first half, and its states follow by turns', () => {
  const first = firstHalfOf(names);
  expect(states.filter((name) => first.has(name))).toEqual(['Ready', 'Offline']);
});

test('of those that show another one in dark, at another width or in another language there are fewer', () => {
  const first = firstHalfOf(names);
  expect(variations.filter((name) => first.has(name))).toEqual(['Phone', 'Empty Dark']);
});

test('a file of one story is in the first half', () => {
  expect(firstHalfOf(['Phone'])).toEqual(new Set(['Phone']));
  expect(firstHalfOf(['Welcome'])).toEqual(new Set(['Welcome']));
});
