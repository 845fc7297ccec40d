import type { Place } from '@yantra/ui/map';

/** Pixels the world is wide at a zoom. */
export const worldSize = (zoom: number): number => 256 * 2 ** zoom;

/** How far apart two places are, in metres; near enough for places of one town. */
export function metresBetween(one: Place, other: Place): number {
  const metresPerDegree = 111_320;
  const x = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(x, one.latitude - other.latitude) * metresPerDegree;
}
