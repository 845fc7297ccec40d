import { makeSavedSearch, savedSearches } from '@yantra/testing';
import { describe, expect, test } from 'vitest';
import hindi from '../languages/hi.ts';
import { isSameSearch } from '../tell/same-search.ts';
import { resultsAddress } from './results-address.ts';
import { namesOf, searchWords } from './search-words.ts';

const said = (search: Parameters<typeof searchWords>[0], names = {}) => searchWords(search, names, undefined);

describe('a search in words', () => {
  test('begins with what was typed, then says its filters as the chips of the list do', () => {
    const search = {
      searchTerm: '14 t crane',
      selectedCity: 'Nashik',
      zone: 'West',
      discount: 10,
      insuranceAvailable: false,
      startRentalHours: 20,
      endRentalHours: 65,
      startRentprice: 5000,
      startCapacity: 10,
      endCapacity: 14,
      equipmentTypeId: [29, 30, 31],
    };
    const types = [
      { id: 29, type: 'Excavator' },
      { id: 30, type: 'Excavator' },
    ];
    const { title, place, parts } = said(search, { types, unit: 't' });
    expect([title.replaceAll(/[\u2068\u2069]/g, ''), place]).toEqual(['“14 t crane”', 'Nashik']);
    expect(parts).toEqual([
      'Excavator, Type 31',
      '20–65 hours',
      'West',
      '10% or more',
      'Without insurance',
      'From ₹5,000',
      '10–14 t',
    ]);
  });

  test('without words it is its types, its category, or all machines', () => {
    expect(
      said({ equipmentTypeId: [29] }, { types: [{ id: 29, type: 'Excavator' }], category: 'Earthmoving' }),
    ).toEqual({
      title: 'Excavator',
      place: 'All of India',
      parts: ['Earthmoving'],
    });
    expect(said({ categoryId: 7 }, { category: 'Lifting' }).title).toBe('Lifting');
    expect(said({}).title).toBe('All machines');
  });

  test('days that machines are to be free on are days; a job without them is a job', () => {
    const job = { jobFrom: '2026-12-01', jobDays: 12 };
    expect(said({ ...job, isFree: true }).parts).toEqual(['Free 1 Dec to 12 Dec']);
    expect(said(job).parts).toEqual(['Job of 12 days from 1 Dec']);
    expect(said({ jobDays: 1 }).parts).toEqual(['Job of 1 day']);
  });

  test('a place is an area of the map, a place in the words, a point, a town or all of India', () => {
    const places = savedSearches.map((one) => searchWords(one.search, namesOf(one), undefined).place);
    expect(places).toEqual([
      'Nashik',
      'Pune',
      'In the part of the map that you chose',
      'Around the place that you chose, within 25 km',
      'All of India',
      'Pune',
    ]);
    const { place } = said({ searchTerm: 'jcb in baner' }, { place: { label: 'Baner', radiusKm: 7.6 } });
    expect(place.replaceAll(/[\u2068\u2069]/g, '')).toBe('Around Baner, within 8 km');
  });

  test('Hindi names towns and kinds in Hindi', () => {
    const { search, ...rest } = makeSavedSearch({ search: { selectedCity: 'Nashik', discount: 10 } });
    const { title, place, parts } = searchWords(search, namesOf({ search, ...rest }), hindi);
    expect([title, place, parts]).toEqual(['सभी मशीनें', 'नाशिक', ['10% या ज़्यादा']]);
  });
});

describe('the list of a search', () => {
  test('an area leads to the map, where it is all in sight', () => {
    const address = resultsAddress({ categoryId: 7, bounds: { south: 18.4, west: 73.7, north: 18.7, east: 74.05 } });
    expect(address).toBe('/equipments?categoryId=7&view=map&at=18.55_73.875_11');
  });

  test('a search of no place is one of everywhere', () => {
    expect(resultsAddress({ searchTerm: 'crane/14 t' })).toBe('/equipments/crane%2F14%20t?everywhere=1');
  });
});

test('a search is the same whatever the order of its keys and types, and not with another filter', () => {
  expect(isSameSearch({ discount: 10, equipmentTypeId: [2, 1] }, { equipmentTypeId: [1, 2], discount: 10 })).toBe(true);
  expect(isSameSearch({ discount: 10 }, { discount: 25 })).toBe(false);
  expect(isSameSearch({ discount: 10 }, { discount: 10, zone: undefined })).toBe(true);
});
