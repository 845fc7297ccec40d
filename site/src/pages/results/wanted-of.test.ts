import { jobKeys } from '@yantra/domain';
import { type ListingQuery, emptyQuery, parseListingQuery } from '@yantra/equipment-listing';
import { defaultCity } from '@yantra/places';
import { resultsAddress } from '@yantra/saved-searches';
import { expect, test } from 'vitest';
import { tellPath } from './tell-path.ts';
import { wantedOf } from './wanted-of.ts';

const full: ListingQuery = {
  ...emptyQuery,
  search: '14 t crane',
  exact: true,
  category: '7',
  hours: [20, 65],
  zone: 'West',
  types: [29, 30],
  discounts: [25],
  insurance: 'no',
  price: [5000, 9000],
  capacity: [10, 62.5],
  isFree: true,
  sort: 'distance',
  page: 3,
};
const job = {
  days: 12,
  from: '2026-12-01',
  hours: 8,
  operator: 'needed',
  at: { latitude: 18.5, longitude: 73.9 },
} as const;

/** What the page of the list reads of an address. */
function readBack(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://yantra.example');
  for (const key of jobKeys) searchParams.delete(key);
  return parseListingQuery(searchParams, decodeURIComponent(pathname.split('/')[2] ?? ''));
}

test('a list’s search leads back to the same list, without its page and order', () => {
  const wanted = wantedOf(full, defaultCity, job);
  const address = resultsAddress(wanted);
  expect(readBack(address)).toEqual({ ...full, sort: 'relevance', page: 1 });
  expect(wantedOf(readBack(address), defaultCity, job)).toEqual(wanted);
  const { searchParams } = new URL(address, 'http://yantra.example');
  expect([searchParams.get('city'), searchParams.get('jobDays'), searchParams.get('jobAt')]).toEqual([
    defaultCity.id,
    '12',
    '18.5,73.9',
  ]);
});

test.each([
  ['everywhere', { ...emptyQuery, isEverywhere: true }],
  ['around a place', { ...emptyQuery, near: { latitude: 18.5, longitude: 73.9, radiusKm: 25 } }],
] as const)('so does one %s', (_name, query) => {
  expect(readBack(resultsAddress(wantedOf(query, defaultCity, undefined)))).toEqual(query);
});

test('nothing that decides no machine is saved', () => {
  expect(Object.keys(wantedOf({ ...emptyQuery, sort: 'distance', page: 2 }, defaultCity, undefined)).sort()).toEqual([
    'selectedCity',
    'selectedCityId',
  ]);
});

test('the area of the map takes the place of the city', () => {
  const area = { south: 18.4, west: 73.7, north: 18.7, east: 74.05 };
  expect(wantedOf({ ...emptyQuery, category: '7' }, defaultCity, undefined, area)).toEqual({
    categoryId: 7,
    bounds: area,
  });
});

test('the page that saves it has the list’s own address below another path', () => {
  expect(tellPath({ ...emptyQuery, search: 'crane', discounts: [10], page: 2 }, [['city', '8']])).toBe(
    '/saved/searches/new/crane?discount=10&city=8',
  );
});
