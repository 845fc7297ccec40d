import { describe, expect, test } from 'vitest';
import { createZoomModel } from './zoom.model.ts';

describe('an enlarged picture', () => {
  test('begins whole, with the picture that was pressed', () => {
    const { current, zoom, isLeast } = createZoomModel(3, 2);
    expect([current.value, zoom.value, isLeast.value]).toEqual([2, 1, true]);
  });

  test('is enlarged in steps up to four times, and never reduced below the whole', () => {
    const model = createZoomModel(1, 0);
    for (let steps = 0; steps < 9; steps += 1) model.step(1);
    expect([model.zoom.value, model.isMost.value]).toEqual([4, true]);
    for (let steps = 0; steps < 9; steps += 1) model.step(-1);
    expect([model.zoom.value, model.isLeast.value]).toEqual([1, true]);
  });

  test('is enlarged by one press and whole after the next', () => {
    const model = createZoomModel(1, 0);
    model.toggle();
    expect(model.zoom.value).toBe(2.5);
    model.toggle();
    expect(model.zoom.value).toBe(1);
  });

  test('is followed by the next, which is whole again, until the last', () => {
    const model = createZoomModel(2, 0);
    model.zoomTo(3);
    model.turn(1);
    expect([model.current.value, model.zoom.value]).toEqual([1, 1]);
    model.zoomTo(3);
    model.turn(1);
    expect([model.current.value, model.zoom.value]).toEqual([1, 3]);
  });
});
