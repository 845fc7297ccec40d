import { expect, test } from 'vitest';
import { scaleOf } from './scale.ts';

test.each([
  [5, 500_000, 108],
  [9, 20_000, 69],
  [11, 5000, 69],
  [13, 2000, 110],
  [18, 50, 88],
])('at zoom %i near Pune the bar is %i m', (zoom, metres, pixels) => {
  expect(scaleOf({ latitude: 18.52, zoom })).toEqual({ metres, pixels });
});

test('a bar is a round distance, at most 120 pixels long and never a stub', () => {
  for (let zoom = 3; zoom <= 18; zoom += 1) {
    for (const latitude of [-25, 0, 8.5, 28.6, 65]) {
      const { metres, pixels } = scaleOf({ latitude, zoom });
      expect(String(metres)).toMatch(/^[125]0*$/);
      expect(pixels).toBeLessThanOrEqual(120);
      expect(pixels).toBeGreaterThan(47);
    }
  }
});
