/** A place on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the web's map: the world is 1 wide and 1 high, x to the east, y to the south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

export function worldPoint({ latitude, longitude }: Place): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Pixels the world is wide at a zoom. */
export const worldSize = (zoom: number): number => 256 * 2 ** zoom;

/** How far apart two places are, in metres; near enough for places of one town. */
export function metresBetween(one: Place, other: Place): number {
  const metresPerDegree = 111_320;
  const x = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(x, one.latitude - other.latitude) * metresPerDegree;
}
