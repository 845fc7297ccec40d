/**
 * The web map as a square from 0 to 1: x from west to east, y from north to south. A grid of level g has 2^g cells each way. The database computes the same in
 * `map_x` and `map_y`.
 */
import type { Bounds } from '../search/lists/index.ts';

/** The square's limit of latitude. */
const mostLatitude = 85.05112877980659;

/** Degrees east as x. */
export const xOf = (longitude: number): number => (longitude + 180) / 360;

/** Degrees north as y. */
export function yOf(latitude: number): number {
  const sine = Math.sin((Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** x as degrees east. */
export const longitudeOf = (x: number): number => x * 360 - 180;

/** y as degrees north. */
export const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Cells of a grid, first and last included. */
export interface CellRange {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The cells that bounds touch. */
export function cellsTouched({ south, west, north, east }: Bounds, level: number): CellRange {
  const most = 2 ** level - 1;
  const cell = (part: number) => Math.min(most, Math.max(0, Math.floor(part * 2 ** level)));
  return { left: cell(xOf(west)), right: cell(xOf(east)), top: cell(yOf(north)), bottom: cell(yOf(south)) };
}

/** The number of cells in a range; 0 if it is inverted. */
export const sizeOf = ({ left, right, top, bottom }: CellRange): number =>
  Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);

/* The database decides about machines exactly on an edge: cells with an edge this close count as touched, not as inside. */
const margin = 1e-6;

/** The cells entirely within bounds; inverted if there is none. */
export function cellsWithin({ south, west, north, east }: Bounds, level: number): CellRange {
  const width = 2 ** level;
  return {
    left: Math.ceil(xOf(west) * width + margin),
    right: Math.floor(xOf(east) * width - margin) - 1,
    top: Math.ceil(yOf(north) * width + margin),
    bottom: Math.floor(yOf(south) * width - margin) - 1,
  };
}

/** The same area in the cells of a finer grid. */
export function inFiner({ left, right, top, bottom }: CellRange, levels: number): CellRange {
  const times = 2 ** levels;
  return { left: left * times, right: (right + 1) * times - 1, top: top * times, bottom: (bottom + 1) * times - 1 };
}

/** The part of a range outside an inner one: up to four ranges. */
export function around(outer: CellRange, inner: CellRange): CellRange[] {
  if (sizeOf(inner) === 0) return sizeOf(outer) === 0 ? [] : [outer];
  return [
    { ...outer, bottom: inner.top - 1 },
    { ...outer, top: inner.bottom + 1 },
    { left: outer.left, right: inner.left - 1, top: inner.top, bottom: inner.bottom },
    { left: inner.right + 1, right: outer.right, top: inner.top, bottom: inner.bottom },
  ].filter((range) => sizeOf(range) > 0);
}

/** The part of the bounds outside an inner range of cells, overlapping it slightly: up to four bounds. */
export function boundsAround(bounds: Bounds, inner: CellRange, level: number): Bounds[] {
  if (sizeOf(inner) === 0) return [bounds];
  const width = 2 ** level;
  const hair = 1e-7;
  const north = latitudeOf(inner.top / width) - hair;
  const south = latitudeOf((inner.bottom + 1) / width) + hair;
  const west = longitudeOf(inner.left / width) + hair;
  const east = longitudeOf((inner.right + 1) / width) - hair;
  return [
    { ...bounds, south: north },
    { ...bounds, north: south },
    { ...bounds, east: west },
    { ...bounds, west: east },
  ];
}

/** The degrees that a cell covers. */
export function boundsOf({ x, y }: { readonly x: number; readonly y: number }, level: number): Bounds {
  const width = 2 ** level;
  return {
    south: latitudeOf((y + 1) / width),
    north: latitudeOf(y / width),
    west: longitudeOf(x / width),
    east: longitudeOf((x + 1) / width),
  };
}
