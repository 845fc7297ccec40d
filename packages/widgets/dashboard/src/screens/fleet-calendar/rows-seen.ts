import type { Row } from './fleet.model.ts';

/** The heights of rows, in rem: one bar alone is high, several lie slim above each other. */
export const rowRem = { alone: 3.75, lane: 1.375, around: 0.75 } as const;

/** How high a machine’s row is, in rem. */
export const heightOf = ({ lanes }: Pick<Row, 'lanes'>): number =>
  Math.max(rowRem.alone, lanes * rowRem.lane + rowRem.around);

/** Where each row begins, and behind the last one where all end. */
export function offsetsOf(rows: readonly Pick<Row, 'lanes'>[]): readonly number[] {
  const offsets = [0];
  for (const row of rows) offsets.push((offsets.at(-1) ?? 0) + heightOf(row));
  return offsets;
}

/** The row at a height: the last one that begins at it or above. */
export function rowAt(offsets: readonly number[], at: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/* Rows drawn beyond those in sight, so that a scroll does not show an empty place. */
const beyond = 4;

/** Which rows to draw: from, and until without it. */
export interface RowsSeen {
  readonly first: number;
  readonly end: number;
}

/**
 * The rows in sight and a few around. Heights in the unit of the offsets. As many at every height, so that a row that comes takes over the elements of one that
 * goes: none is removed, at which browsers would style all the others anew.
 */
export function rowsSeen(offsets: readonly number[], top: number, height: number): RowsSeen {
  const all = offsets.length - 1;
  const count = Math.min(all, Math.ceil(height / rowRem.alone) + 1 + 2 * beyond);
  const first = Math.min(Math.max(0, rowAt(offsets, top) - beyond), all - count);
  return { first, end: first + count };
}
