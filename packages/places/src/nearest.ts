import type { City } from './city.ts';

/** A place on the globe in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Grows with the distance along the globe (the haversine); comparisons need no kilometres. */
function remoteness(a: Place, b: Place): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  return north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east;
}

const earthRadiusKm = 6371;

/** Kilometres along the globe. */
export const kmBetween = (a: Place, b: Place): number =>
  2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, remoteness(a, b))));

/** The city nearest to a place along the globe. RangeError if the list is empty or the place invalid. */
export function nearestCity(cities: readonly City[], place: Place): City {
  let nearest: City | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of cities) {
    const remote = remoteness(place, city);
    if (remote < least) [nearest, least] = [city, remote];
  }
  if (!nearest) throw new RangeError('There is no nearest city: the list is empty, or the place is not on the globe.');
  return nearest;
}
