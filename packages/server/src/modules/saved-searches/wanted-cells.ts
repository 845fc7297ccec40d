import type { Bounds } from '../search/lists/index.ts';

/* A cell of a level is a 2^level-th of the world's breadth and height: at the last one some 5 km by 2 km. */
const levels = { first: 4, last: 13 } as const;
/* So many cells cover an area at most; a smaller number means larger cells and more machines beside the area. */
const mostCells = 6;

const degrees = { longitude: 360, latitude: 180 } as const;

const cellName = (level: number, column: number, row: number): string => `q${level}.${column}.${row}`;
const columnOf = (level: number, longitude: number): number =>
  Math.floor(((longitude + degrees.longitude / 2) / degrees.longitude) * 2 ** level);
const rowOf = (level: number, latitude: number): number =>
  Math.floor(((latitude + degrees.latitude / 2) / degrees.latitude) * 2 ** level);

/** The smallest cells, of one level, of which a few cover an area; undefined for an area that is too large for any. */
export function cellsOver({ south, west, north, east }: Bounds): string[] | undefined {
  for (let level: number = levels.last; level >= levels.first; level -= 1) {
    const [left, right] = [columnOf(level, west), columnOf(level, east)];
    const [bottom, top] = [rowOf(level, south), rowOf(level, north)];
    if ((right - left + 1) * (top - bottom + 1) > mostCells) continue;
    const cells: string[] = [];
    for (let column = left; column <= right; column += 1) {
      for (let row = bottom; row <= top; row += 1) cells.push(cellName(level, column, row));
    }
    return cells;
  }
  return undefined;
}

/** The cells of all levels that a point is in. */
export function cellsAt(latitude: number, longitude: number): string[] {
  const cells: string[] = [];
  for (let level: number = levels.first; level <= levels.last; level += 1) {
    cells.push(cellName(level, columnOf(level, longitude), rowOf(level, latitude)));
  }
  return cells;
}
