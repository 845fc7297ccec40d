import { expect, test } from 'vitest';
import { contrast, nearestReadable, textContrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#1f6f5c', '#ffffff', 6.02],
])('%s and %s have a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('what can be read stays as it is', () => {
  expect(nearestReadable('#1f6f5c', '#ffffff')).toBe('#1f6f5c');
});

test.each([
  ['#ffcc00', '#ffffff'],
  ['#f0803f', '#ffffff'],
  ['#23262b', '#1b1d20'],
])('what cannot be read (%s on %s) has a nearest that can', (colour, ground) => {
  const near = nearestReadable(colour, ground);
  expect(contrast(near, ground)).toBeGreaterThanOrEqual(textContrast);
  expect(contrast(near, ground)).toBeLessThan(textContrast + 0.5);
});
