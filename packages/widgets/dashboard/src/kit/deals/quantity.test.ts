import { expect, test } from 'vitest';
import { quantityText } from './quantity.ts';

test('A quantity keeps its decimals, and is grouped as in India', () => {
  expect([1, 2.5, 0.25, 1250, 123456.75].map(quantityText)).toEqual(['1', '2.5', '0.25', '1,250', '1,23,456.75']);
});
