import type { City } from '@yantra/places';

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place on the globe in degrees. */
type Place = Pick<City, 'latitude' | 'longitude'>;

/** Kilometres along the earth. */
export function kmBetween(a: Place, b: Place): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const part = north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, part)));
}

/** All other cities, nearest first, with their distance. */
export function byDistance(cities: readonly City[], from: City): { readonly city: City; readonly km: number }[] {
  return cities
    .filter((city) => city !== from)
    .map((city) => ({ city, km: kmBetween(from, city) }))
    .sort((a, b) => a.km - b.km);
}
