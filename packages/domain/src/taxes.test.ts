import { describe, expect, test } from 'vitest';
import { gstinConflict, gstinFault, isGstin, isPan } from './taxes.ts';

test.each([
  ['ABCDE1234F', true],
  ['abcde1234f', false],
  ['ABCD1234F', false],
  ['', false],
])('%s is a PAN: %s', (text, is) => {
  expect(isPan(text)).toBe(is);
});

describe('a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is right to its last sign', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1XV', '27AAPFU0939FZV', '', '27aapfu0939f1zv'])('%s is none', (text) => {
    expect(isGstin(text)).toBe(false);
  });
});

describe('what is wrong with a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1Z', 'length'],
    ['27AAPFU0939F1Z-', 'length'],
    ['00AAPFU0939F1ZB', 'state'],
    ['39AAPFU0939F1ZQ', 'state'],
    ['27AAPF10939F1ZV', 'pan'],
    ['27AAPFU0939F1XV', 'form'],
    ['27AAPFU0939F0ZV', 'form'],
    ['27AAPFU0939F1ZW', 'check'],
    ['99AAPFU0939F1ZK', undefined],
  ] as const)('of %s is its %s', (text, fault) => {
    expect(gstinFault(text)).toBe(fault);
  });

  test.each([
    [{ pan: 'AAPFU0939F', state: 'Maharashtra' }, undefined],
    [{ pan: '', state: '' }, undefined],
    [{ pan: '••••••939F', state: 'maharashtra ' }, undefined],
    [{ pan: 'ABCDE1234F', state: 'Maharashtra' }, 'pan'],
    [{ pan: '••••••234F', state: '' }, 'pan'],
    [{ pan: 'ABC', state: '' }, undefined],
    [{ pan: 'AAPFU0939F', state: 'Karnataka' }, 'state'],
    [{ pan: '', state: 'Atlantis' }, undefined],
  ] as const)('is not that it contradicts %j: %s', (person, conflict) => {
    expect(gstinConflict('27AAPFU0939F1ZV', person)).toBe(conflict);
  });

  test('is not said of what is none, nor of a code that has no state of today', () => {
    expect(gstinConflict('27AAPFU0939F1ZW', { pan: 'ABCDE1234F', state: 'Goa' })).toBeUndefined();
    expect(gstinConflict('97AAPFU0939F1ZO', { pan: '', state: 'Goa' })).toBeUndefined();
  });
});
