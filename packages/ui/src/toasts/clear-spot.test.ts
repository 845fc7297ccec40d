import { describe, expect, test } from 'vitest';
import { type Box, clearShift } from './clear-spot.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const atEnd = box(1000, 820, 1356, 880);
const height = 900;
const moved = (one: Box, shift: number) => ({ ...one, top: one.top + shift, bottom: one.bottom + shift });
const isApart = (one: Box, other: Box) => one.bottom <= other.top || one.top >= other.bottom;

describe('a message', () => {
  test('stays in place when it covers nothing', () => {
    expect(clearShift(atEnd, [box(0, 820, 900, 880)], height)).toBe(0);
  });

  test('moves up above a bar at the end, as little as possible', () => {
    const bar = box(1200, 830, 1340, 870);
    const shift = clearShift(atEnd, [bar], height);
    expect(shift).toBeLessThan(0);
    expect(shift).toBeGreaterThan(-70);
    expect(isApart(moved(atEnd, shift), bar)).toBe(true);
  });

  test('moves down below a header', () => {
    const [atStart, header] = [box(12, 12, 348, 72), box(8, 10, 52, 54)];
    expect(isApart(moved(atStart, clearShift(atStart, [header], 740)), header)).toBe(true);
  });

  test('moves to where it covers least, inside the window, when nothing is free', () => {
    const full = [box(1000, 0, 1400, 700), box(1000, 700, 1400, 900), box(1000, 500, 1400, 900)];
    const there = moved(atEnd, clearShift(atEnd, full, height));
    expect(there.top).toBeGreaterThanOrEqual(0);
    expect(there.bottom).toBeLessThanOrEqual(500);
  });
});
