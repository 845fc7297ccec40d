import { expect, test } from 'vitest';
import { mapStartIn } from './map-start.ts';

const startOf = (at: string) => mapStartIn(new URLSearchParams({ at }));

test('an address says where the map stands', () => {
  expect(startOf('18.52043_73.85674_12')).toEqual({ latitude: 18.52043, longitude: 73.85674, zoom: 12 });
  expect(startOf('-8_70_5')).toEqual({ latitude: -8, longitude: 70, zoom: 5 });
});

test.each(['', '18_73', '91_73_5', '18_181_5', '18_73_5_1', '18_73_x', '18.5205,73.85_12', 'NaN_NaN_NaN', '1e3_1_1'])(
  'an address with %j says nothing of it',
  (at) => {
    expect(startOf(at)).toBe(undefined);
  },
);
