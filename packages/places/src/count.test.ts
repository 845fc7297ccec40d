import { expect, test } from 'vitest';
import { allCities } from './all.ts';
import { cityCount } from './count.ts';

test('the count is that of the list', () => {
  expect(allCities).toHaveLength(cityCount);
});
