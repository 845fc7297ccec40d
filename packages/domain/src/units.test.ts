import { expect, test } from 'vitest';
import { convertedTo, formatCapacity, isUnit, unitNames } from './units.ts';

test('sizes of one dimension can be compared, others cannot', () => {
  expect(convertedTo('m', { value: 60, unit: 'ft' })).toBeCloseTo(18.29, 2);
  expect(convertedTo('t', { value: 90, unit: 'kg' })).toBeCloseTo(0.09);
  expect(convertedTo('kVA', { value: 100, unit: 'kW' })).toBeCloseTo(125, 0);
  expect(convertedTo('t', { value: 60, unit: 'm' })).toBeUndefined();
  expect(convertedTo('t', { value: 60, unit: 'bananas' })).toBeUndefined();
});

test('a size is the same in its own unit', () => {
  for (const unit of unitNames) expect(convertedTo(unit, { value: 7, unit })).toBe(7);
});

test('a capacity is printed with its unit', () => {
  expect(formatCapacity({ value: 14, unit: 't' })).toBe('14 t');
  expect(formatCapacity({ value: 62.5, unit: 'kVA' })).toBe('62.5 kVA');
  expect(formatCapacity({ value: 0.9000000001, unit: 'm3' })).toBe('0.9 m³');
});

test('what is no unit of ours is none', () => {
  expect([isUnit('kVA'), isUnit('kva'), isUnit('constructor')]).toEqual([true, false, false]);
});
