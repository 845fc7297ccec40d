import { expect, test } from 'vitest';
import { pathOf, squaresOf } from './qr.ts';

test('A code is a square with a white margin of four modules, and three corner patterns', async () => {
  const squares = await squaresOf('https://yantra.example/equipment-details?id=m1');
  expect(squares.every((row) => row.length === squares.length)).toBe(true);
  expect(squares.slice(0, 4).flat()).not.toContain(true);
  const corner = squares.slice(4, 11).map((row) => row.slice(4, 11).map(Number).join(''));
  expect(corner).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
});

test('Dark modules are drawn at their positions', () => {
  expect(
    pathOf([
      [false, true],
      [true, false],
    ]),
  ).toBe('M1 0h1v1h-1zM0 1h1v1h-1z');
});
