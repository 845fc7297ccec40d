/**
 * The web's map as a square from 0 to 1: x from west to east, y from north to south. A grid of level g has 2^g cells each way. The database
 * computes the same in `map_x` and `map_y`.
 */

/** Beyond this latitude the square ends. */
const mostLatitude = 85.05112877980659;

/** Degrees east as x. */
export const xOf = (longitude: number): number => (longitude + 180) / 360;

/** Degrees north as y. */
export function yOf(latitude: number): number {
  const sine = Math.sin((Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Cells of a grid, first and last included. */
export interface CellRange {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A part of the world in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The cells that bounds touch. */
export function cellsTouched({ south, west, north, east }: Bounds, level: number): CellRange {
  const most = 2 ** level - 1;
  const cell = (part: number) => Math.min(most, Math.max(0, Math.floor(part * 2 ** level)));
  return { left: cell(xOf(west)), right: cell(xOf(east)), top: cell(yOf(north)), bottom: cell(yOf(south)) };
}

/** How many cells a range holds; 0 when it is turned inside out. */
export const sizeOf = ({ left, right, top, bottom }: CellRange): number =>
  Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);
