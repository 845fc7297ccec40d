import { describe, expect, test } from 'vitest';
import {
  type ListingQuery,
  addressPairs,
  emptyQuery,
  hoursBetween,
  listingAddress,
  parseListingQuery,
  sorts,
} from './equipment-listing.query.ts';
import { filterInput, listingInput } from './equipment-listing.request.ts';

const pune = { id: '8', name: 'Pune', latitude: 18.52, longitude: 73.86 };
const parsed = (text: string, search?: string) => parseListingQuery(new URLSearchParams(text), search);
const query = (some: Partial<ListingQuery>): ListingQuery => ({ ...emptyQuery, ...some });

/** The same numbers in every run, so that a failure can be repeated. */
function createDice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
  return { roll, pick: <Value>(values: readonly Value[]) => values[roll(values.length)] as Value };
}

function anyQuery(seed: number): ListingQuery {
  const { roll, pick } = createDice(seed);
  const from = pick([undefined, roll(1000)]);
  return {
    search: pick(['', 'tractor', 'a/b c?d&e', 'खेत', '50% #1']),
    words: pick(['', 'mini', 'x=1&page=9']),
    exact: pick([true, false]),
    category: pick(['', '6', 'Earthmoving']),
    isEverywhere: pick([true, false]),
    near: pick([undefined, { latitude: 18.521, longitude: 73.856, radiusKm: 25 }]),
    hours: hoursBetween(roll(120), roll(120)),
    zone: pick(['', 'West', 'North-East']),
    types: pick([[], [3], [1, 20, 77]]),
    discounts: pick([[], [10], [25, 50]]),
    insurance: pick(['', 'yes', 'no']),
    price: [from, pick([undefined, (from ?? 0) + roll(5000)])],
    capacity: pick([
      [undefined, undefined],
      [62.5, undefined],
      [14, 20],
    ]),
    isFree: pick([true, false]),
    sort: pick(sorts),
    page: 1 + roll(40),
  };
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1);

describe('a query in an address', () => {
  test('drops characters from words that no database can store', () => {
    expect(parseListingQuery(new URLSearchParams(), ' con\0trol\n x ').search).toBe('con trol x');
  });

  test('survives writing and parsing unchanged', () => {
    for (const seed of seeds) {
      const original = anyQuery(seed);
      const address = new URL(listingAddress(original), 'https://yantra.example');
      const search = decodeURIComponent(address.pathname.split('/')[2] ?? '');
      expect(parseListingQuery(address.searchParams, search)).toEqual(original);
    }
  });

  test('has one canonical address', () => {
    for (const seed of seeds) {
      const address = new URL(listingAddress(anyQuery(seed)), 'https://yantra.example');
      const search = decodeURIComponent(address.pathname.split('/')[2] ?? '');
      expect(listingAddress(parseListingQuery(address.searchParams, search))).toBe(address.pathname + address.search);
    }
  });

  test('without filters is only the path', () => {
    expect(listingAddress(emptyQuery)).toBe('/equipments');
    expect(listingAddress(query({ search: 'mini tractor' }))).toBe('/equipments/mini%20tractor');
    expect(addressPairs(emptyQuery)).toEqual([]);
  });

  test('keeps other parameters at the end', () => {
    expect(listingAddress(query({ category: '6', page: 2 }), [['city', '1']])).toBe(
      '/equipments?categoryId=6&page=2&city=1',
    );
  });

  // spec: entity.filters
  test('means the same when sent by a form without a script', () => {
    expect(
      parsed(
        'q=&hoursFrom=20&hoursTo=65&zone=West&type=27%2C28&type=30&discount=10&discount=50&insurance=&priceFrom=&isFree=true',
      ),
    ).toEqual(query({ hours: [20, 65], zone: 'West', types: [27, 28, 30], discounts: [10, 50], isFree: true }));
  });

  test('with invalid values ignores them', () => {
    expect(
      parsed(
        'categoryId=0&hoursFrom=abc&hoursTo=-3&zone=Mars&type=x,,&discount=11&insurance=maybe&sort=drop%20table&page=-1&priceFrom=1e9&everywhere=yes&exact=yes&minCapacity=14t&isFree=yes&near=91,73,25',
      ),
    ).toEqual(emptyQuery);
    for (const near of ['18.52,73.86', '18.52,73.86,0', '18.52,181,25', 'a,b,c', '18.52,73.86,25,1'])
      expect(parsed(`near=${near}`).near).toBeUndefined();
    expect(parsed('page=0').page).toBe(1);
    expect(parsed(`q=${'x'.repeat(500)}`).words).toHaveLength(100);
  });

  test('with swapped ends is put in order', () => {
    expect(parsed('priceFrom=900&priceTo=100').price).toEqual([100, 900]);
    expect(parsed('minCapacity=20&maxCapacity=14.5').capacity).toEqual([14.5, 20]);
    expect(parsed('hoursFrom=80&hoursTo=20').hours).toEqual([20, 80]);
  });
});

describe('the hours', () => {
  // spec: constant.hours, listing.slider
  test('stay between 5 and 100 and at least 10 apart', () => {
    for (let from = -10; from <= 120; from += 1) {
      for (let to = -10; to <= 120; to += 1) {
        const [start, end] = hoursBetween(from, to);
        expect(start).toBeGreaterThanOrEqual(5);
        expect(end).toBeLessThanOrEqual(100);
        expect(end - start).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

describe('the server’s request', () => {
  // spec: constant.page-size
  test('is a page of twenty of the city with the counts', () => {
    expect(listingInput(emptyQuery, pune, 20)).toEqual({
      selectedCity: 'Pune',
      selectedCityId: '8',
      page: 1,
      pageSize: 20,
      facets: true,
    });
  });

  // spec: constant.discounts
  test('takes the highest of the discounts', () => {
    expect(filterInput(query({ discounts: [10, 25, 50] }))).toEqual({ discount: 50 });
  });

  test('leaves the full range of hours out', () => {
    expect(filterInput(query({ hours: [5, 100] }))).toEqual({});
    expect(filterInput(query({ hours: [5, 65] }))).toEqual({ startRentalHours: 5, endRentalHours: 65 });
  });

  test('has search, words and a named category as one term, a category by id as itself', () => {
    expect(filterInput(query({ search: 'mini', words: 'kubota', category: 'Earthmoving' }))).toEqual({
      searchTerm: 'mini kubota Earthmoving',
    });
    expect(filterInput(query({ category: '6' }))).toEqual({ categoryId: 6 });
  });

  test('sorts by distance only where a place is known', () => {
    const nearest = query({ sort: 'distance', isEverywhere: true });
    expect(listingInput(nearest, pune, 20)).toEqual({
      sort: 'distance',
      near: { latitude: 18.52, longitude: 73.86, radiusKm: 5000 },
      page: 1,
      pageSize: 20,
      facets: true,
    });
    expect(listingInput(query({ sort: 'distance' }), { name: 'Pune' }, 20)).not.toHaveProperty('sort');
  });

  test('has the words as typed when no correction is wanted, and no such flag without words', () => {
    expect(filterInput(query({ search: 'tracter', exact: true }))).toEqual({ searchTerm: 'tracter', exact: true });
    expect(filterInput(query({ exact: true }))).toEqual({});
  });

  test('is round a place instead of in the city', () => {
    const near = { latitude: 18.521, longitude: 73.856, radiusKm: 25 };
    expect(listingInput(query({ search: 'jcb near me', near, sort: 'distance' }), pune, 20)).toEqual({
      searchTerm: 'jcb near me',
      sort: 'distance',
      near,
      page: 1,
      pageSize: 20,
      facets: true,
    });
  });

  test('asks for free machines with the days of a job, and not without them', () => {
    const free = query({ isFree: true });
    expect(filterInput(free)).toEqual({});
    expect(filterInput(free, { days: 12 })).toEqual({});
    expect(filterInput(free, { days: 12, from: '2026-11-24' })).toEqual({
      isFree: true,
      jobDays: 12,
      jobFrom: '2026-11-24',
    });
    expect(listingInput(emptyQuery, pune, 20, { job: { days: 12, from: '2026-11-24' } })).not.toHaveProperty('isFree');
  });

  test('has the sizes in the unit of the kinds', () => {
    expect(filterInput(query({ capacity: [14, undefined] }))).toEqual({ startCapacity: 14 });
    expect(filterInput(query({ capacity: [14, 20.5] }))).toEqual({ startCapacity: 14, endCapacity: 20.5 });
  });

  // spec: entity.search, call.search
  test('is what the contract takes, whatever the query', async () => {
    const { callSchemas } = await import('@yantra/contract/schemas');
    for (const seed of seeds) {
      const input = listingInput(anyQuery(seed), pune, 20);
      expect(callSchemas.searchEquipments.input.safeParse(input).error).toBeUndefined();
    }
  });
});
