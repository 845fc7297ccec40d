import { expect, test } from 'vitest';
import { changesIn, type Draft } from './choices.ts';

const before: Draft = { quietFrom: 21, quietTo: 8, language: 'en', isOn: { 'lead sms': true, 'lead email': false } };

test('only what was changed is sent, and what was put back is not', () => {
  expect(changesIn(before, { ...before })).toBeUndefined();
  expect(changesIn(before, { ...before, quietTo: 7, isOn: { ...before.isOn, 'lead sms': false } })).toEqual({
    choices: [{ kind: 'lead', way: 'sms', isOn: false }],
    quietTo: 7,
  });
});
