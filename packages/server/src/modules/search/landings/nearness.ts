import type { City } from '@yantra/places';
import { kmBetween } from '@yantra/places/all';

/** All other cities, nearest first, with their distance. */
export function byDistance(cities: readonly City[], from: City): { readonly city: City; readonly km: number }[] {
  return cities
    .filter((city) => city !== from)
    .map((city) => ({ city, km: kmBetween(from, city) }))
    .sort((a, b) => a.km - b.km);
}
