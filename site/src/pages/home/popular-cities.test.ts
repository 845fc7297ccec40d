import { allCities } from '@yantra/places/all';
import { expect, test } from 'vitest';
import { countsAsked } from './counts.ts';
import { popularCities } from './popular-cities.ts';

// spec: popular.cards, constant.popular
test('the popular cities are the first twenty of the list', () => {
  expect(popularCities).toHaveLength(20);
  expect(allCities.slice(0, 20)).toMatchObject(popularCities);
  expect(countsAsked.cityIds).toEqual(popularCities.map(({ id }) => id));
});
