import { describe, expect, test } from 'vitest';
import { mapsAddress } from './open-in-maps.ts';

const pune = { latitude: 18.520_431_9, longitude: 73.856_74 };
const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

describe('the address of a place in the person’s own app', () => {
  test('is one of the phone itself, or of the web elsewhere', () => {
    expect(mapsAddress(pune, agents.android)).toBe('geo:18.52043,73.85674?q=18.52043,73.85674');
    expect(mapsAddress(pune, agents.iPhone)).toBe('https://maps.apple.com/?q=18.52043,73.85674');
    expect(mapsAddress(pune, agents.desktop)).toBe('https://www.google.com/maps/search/?api=1&query=18.52043,73.85674');
  });

  test.each([NaN, Infinity, 91, '1&z=2' as unknown as number, undefined as unknown as number])(
    'has numbers alone: there is none for the latitude %j',
    (latitude) => {
      expect(mapsAddress({ latitude, longitude: 73 }, agents.desktop)).toBe(undefined);
    },
  );
});
