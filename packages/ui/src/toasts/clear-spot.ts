/** A rectangle, in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between one position that is tried and the next. */
const step = 8;
/** Pixels kept free between a message and what it must not cover. */
const air = 4;

const overlapOf = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left) + air) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + air);

/**
 * How far to move a box so that it covers nothing: as little as possible, away from its own edge. Where nothing is free, to
 * where it covers least.
 * @param box where it is when not moved
 * @param height of the window
 * @returns pixels downwards, or upwards below 0
 */
export function clearShift(box: Box, obstacles: readonly Box[], height: number): number {
  const size = box.bottom - box.top;
  const margin = Math.max(0, Math.min(box.top, height - box.bottom));
  const isAtEnd = box.top + box.bottom > height;
  const room = height - size - 2 * margin;
  let best = { shift: 0, covered: Infinity };
  for (let moved = 0; moved <= Math.max(0, room); moved += step) {
    const shift = isAtEnd ? 0 - moved : moved;
    const there = { ...box, top: box.top + shift, bottom: box.bottom + shift };
    const covered = obstacles.reduce((sum, obstacle) => sum + overlapOf(there, obstacle), 0);
    if (covered === 0) return shift;
    if (covered < best.covered) best = { shift, covered };
  }
  return best.shift;
}
