import { getViewport, searchEquipments, type SearchInput, type ViewportInput } from '@yantra/contract/calls';
import { callSchemas } from '@yantra/contract/schemas';
import { expect, test } from 'vitest';
import { isWideScreen, isWideSearch } from './wide.ts';

const fieldsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
const searchOf = (query: string) => callSchemas[searchEquipments.name].input.parse(fieldsOf(query)) as SearchInput;
const screenOf = (query: string) => callSchemas[getViewport.name].input.parse(fieldsOf(query)) as ViewportInput;

test.each([
  ['', false],
  ['searchTerm=crane', false],
  ['near=18,73,5000', false],
  ['near=18,73,100&startRentprice=100', false],
  ['selectedCity=Pune&startRentprice=100', false],
  ['bounds=18,73,19,74&startRentprice=100', false],
  ['startRentalHours=1&endRentalHours=1000', false],
  ['discount=10', false],
  ['near=18,73,101', true],
  ['near=18,73,5000&startRentprice=100', true],
  ['endRentprice=100', true],
  ['startCapacity=2', true],
  ['startRentalHours=9', true],
  ['discount=13', true],
  ['bounds=6,68,37,98', true],
  ['isFree=true&jobFrom=2026-11-24&jobDays=3', true],
  ['isFree=true&jobDays=3', false],
  ['isFree=true&jobFrom=2026-11-24&jobDays=3&selectedCity=Pune', false],
])('a search by "%s" looks at most machines: %s', (query, isWide) => {
  expect(isWideSearch(searchOf(query))).toBe(isWide);
});

test.each([
  ['bounds=6,68,37,98&zoom=5', false],
  ['bounds=18,73,19,74&zoom=10&startRentprice=100', false],
  ['bounds=6,68,37,98&zoom=5&startRentprice=100', true],
  ['bounds=6,68,37,98&zoom=5&searchTerm=crane', true],
  ['bounds=6,68,37,98&zoom=5&isFree=true&jobFrom=2026-11-24&jobDays=3', true],
  ['bounds=18,73,19,74&zoom=10&isFree=true&jobFrom=2026-11-24&jobDays=3', false],
])('a map by "%s" looks at most machines: %s', (query, isWide) => {
  expect(isWideScreen(screenOf(query))).toBe(isWide);
});
