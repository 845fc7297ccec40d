import { describe, expect, test } from 'vitest';
import { type Cell, createCells } from './cells.ts';

const radius = 3e-5;
/** Points spread as chance would have it, yet the same each time. */
const points = Array.from({ length: 400 }, (_, index) => 0.7 + ((Math.sin(index * 12.9898) * 43_758.5453) % 1) * 2e-4);
const cellOf = createCells(points, () => radius, radius);
const count = points.length / 2;
const cells = Array.from({ length: count }, (_, index) => cellOf(index));

const isIn = ({ ring }: Cell, x: number, y: number): boolean => {
  const sides = ring.flatMap((_, at) => {
    if (at % 2) return [];
    const [ax = 0, ay = 0] = [ring[at], ring[at + 1]];
    const next = (at + 2) % ring.length;
    const [bx = 0, by = 0] = [ring[next], ring[next + 1]];
    return [Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))];
  });
  return sides.length > 0 && sides.every((side) => side >= 0);
};

describe('the cells of points', () => {
  test('hold every place near a point in the cell of the nearest, and in no other', () => {
    let looked = 0;
    for (let right = -2e-4; right < 2e-4; right += 1.3e-5) {
      for (let down = -2e-4; down < 2e-4; down += 1.3e-5) {
        const [x, y] = [0.7 + right, 0.7 + down];
        const ways = cells
          .map((_, index) => Math.hypot((points[index * 2] ?? 0) - x, (points[index * 2 + 1] ?? 0) - y))
          .map((way, index) => ({ way, index }))
          .toSorted((a, b) => a.way - b.way);
        const [nearest, second] = ways;
        if (!nearest || !second || second.way - nearest.way < 1e-7) continue;
        const holding = cells.flatMap((cell, index) => (isIn(cell, x, y) ? [index] : []));
        // Circles are drawn with corners, so that a little of them is cut off.
        if (nearest.way < radius * 0.98) expect(holding).toEqual([nearest.index]);
        else if (nearest.way > radius) expect(holding).toEqual([]);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  test('have a tint other than most neighbours', () => {
    const alike = cells.map((cell, index) => {
      const [x = 0, y = 0] = [points[index * 2], points[index * 2 + 1]];
      const beside = cells.filter(
        (other, at) =>
          other !== cell && Math.hypot((points[at * 2] ?? 0) - x, (points[at * 2 + 1] ?? 0) - y) < radius / 3,
      );
      return beside.filter(({ tint }) => tint === cell.tint).length / Math.max(1, beside.length);
    });
    expect(alike.reduce((sum, share) => sum + share, 0) / count).toBeLessThan(0.1);
    expect(new Set(cells.map(({ tint }) => tint)).size).toBe(4);
  });

  test('a point alone has a circle, and of two at one place neither cuts the other', () => {
    const alone = createCells([0.5, 0.5], () => radius, radius)(0);
    for (let at = 0; at < alone.ring.length; at += 2) {
      expect(Math.hypot((alone.ring[at] ?? 0) - 0.5, (alone.ring[at + 1] ?? 0) - 0.5)).toBeCloseTo(radius, 10);
    }
    expect(createCells([0.5, 0.5, 0.5, 0.5], () => radius, radius)(1).ring).toHaveLength(alone.ring.length);
  });
});
