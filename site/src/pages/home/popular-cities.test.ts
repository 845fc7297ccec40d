import { allCities } from '@yantra/places/all';
import { expect, test } from 'vitest';
import { popularCities } from './popular-cities.ts';

test('the popular cities are the first twenty of the list', () => {
  expect(popularCities).toHaveLength(20);
  expect(allCities.slice(0, 20)).toMatchObject(popularCities);
});
