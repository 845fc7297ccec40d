import type { OwnDemand } from '@yantra/contract/calls';
import { ownDemand } from '@yantra/testing';
import { expect, test } from 'vitest';
import { kindInSentence, kindText, ownWaits } from './waits.ts';

test('what is waited for stands there once, most people first, with the owner’s machines of it', () => {
  const [first] = ownDemand.machines;
  const demand: OwnDemand = {
    ...ownDemand,
    machines: [...ownDemand.machines, { ...first, id: 'm9' } as typeof first & object],
  };
  expect(ownWaits(demand).map(({ kind, people, machines }) => [kind, people, machines])).toEqual([
    ['Backhoe loader', 31, 1],
    ['Excavator', 18, 0],
    ['Mobile crane', 12, 2],
    ['Boom lift', 4, 0],
    ['Diesel generator', 1, 0],
  ]);
});

test('a kind is said with its size, and in a sentence with a small letter unless it is a name', () => {
  const crane = { kind: 'Mobile crane', size: { value: 14, unit: 't' } };
  expect(kindText(crane, undefined)).toBe('14 t Mobile crane');
  expect(kindInSentence(crane, undefined)).toBe('14 t mobile crane');
  expect(kindInSentence({ kind: 'CNC lathe' }, undefined)).toBe('CNC lathe');
});
