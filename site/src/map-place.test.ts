import { expect, test } from 'vitest';
import { mapPlaceIn, writtenPlace } from './map-place.ts';

const placeOf = (place: string) => mapPlaceIn(new URLSearchParams({ place }));

test('a found place is read from the address as it was written there', () => {
  for (const place of [
    { name: 'Koregaon Park', latitude: 18.536, longitude: 73.893 },
    { name: 'कोरेगाव पार्क', latitude: 18.536, longitude: 73.893 },
    { name: "Lane 5, St. Mary's (East)", latitude: -18.50741, longitude: 173.8 },
  ]) {
    expect(placeOf(writtenPlace(place))).toEqual(place);
  }
});

test.each([
  '',
  'Koregaon Park',
  '18.5_73.8',
  '18.5_73.8_',
  '95_73.8_Pune',
  '18.5_190_Pune',
  '18.5_73.8_<b>Pune</b>',
  '18.5_73.8_Pune\nCall us',
  `18.5_73.8_${'x'.repeat(81)}`,
  '18.5_73.8_https://example.com',
])('an address with %j has no place', (written) => {
  expect(placeOf(written)).toBeUndefined();
});
