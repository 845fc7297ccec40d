import { describe, expect, test } from 'vitest';
import { emptyEquipment } from './equipment.ts';
import { nextPart, partStates, parts } from './form-parts.ts';

describe('the parts of the form of a machine', () => {
  test('contain every field once', () => {
    expect(Object.values(parts).flat().toSorted()).toEqual(Object.keys(emptyEquipment).toSorted());
  });

  test('are done when nothing in them is missing, and papers when one is given', () => {
    const states = partStates(['modelNumber', 'city'], [], false);
    expect(states).toEqual({ pictures: 'done', machine: 'open', rent: 'done', papers: 'open', place: 'open' });
    expect(partStates([], [], true).papers).toBe('done');
  });

  test('continue with a wrong part first, then with an incomplete one, and never wait for papers', () => {
    expect(nextPart(partStates(['images', 'city'], ['city'], false))).toBe('place');
    expect(nextPart(partStates(['modelNumber', 'city'], [], false))).toBe('machine');
    expect(nextPart(partStates([], [], false))).toBeUndefined();
  });
});
