import { describe, expect, test } from 'vitest';
import { emptyEquipment } from './equipment.ts';
import { nextPart, partStates, parts } from './form-parts.ts';

const none = { papers: false, cost: false };

describe('the parts of the form of a machine', () => {
  test('contain every field once', () => {
    expect(Object.values(parts).flat().toSorted()).toEqual(Object.keys(emptyEquipment).toSorted());
  });

  test('are done when nothing in them is missing, and optional ones when they have all they can', () => {
    const states = partStates(['modelNumber', 'city'], [], none);
    expect(states).toEqual({
      pictures: 'done',
      machine: 'open',
      rent: 'done',
      papers: 'open',
      place: 'open',
      cost: 'open',
    });
    expect(partStates([], [], { papers: true, cost: true })).toMatchObject({ papers: 'done', cost: 'done' });
    expect(partStates(['transportEach'], [], { papers: true, cost: true }).cost).toBe('open');
  });

  test('continue with a wrong part first, then with an incomplete one, and never wait for an optional one', () => {
    expect(nextPart(partStates(['images', 'city'], ['city'], none))).toBe('place');
    expect(nextPart(partStates(['modelNumber', 'city'], [], none))).toBe('machine');
    expect(nextPart(partStates([], [], none))).toBeUndefined();
  });
});
