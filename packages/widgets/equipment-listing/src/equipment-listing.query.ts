import { clamp, aroundKm, discountSteps, mostPage, rentalHours, searchTermLength, zones } from '@yantra/domain';

/** The values of all filters; each has a value that filters nothing. */
export interface ListingFilters {
  /** Hours of work a week a machine can do, least and most; the full range filters nothing. */
  readonly hours: readonly [from: number, to: number];
  /** A region's name; empty is all. */
  readonly zone: string;
  /** Ids of equipment types, ascending; none is all. */
  readonly types: readonly number[];
  /** Some of the discount steps, ascending. The highest counts. */
  readonly discounts: readonly number[];
  /** Empty is either. */
  readonly insurance: '' | 'yes' | 'no';
  /** Rupees of the final value, whole; least and most. */
  readonly price: readonly [from: number | undefined, to: number | undefined];
  /** In the unit that the kinds found are hired by, two decimals at most; least and most. */
  readonly capacity: readonly [from: number | undefined, to: number | undefined];
  /** Only machines that are free on the days of the visitor's job; counts once the job says from when. */
  readonly isFree: boolean;
}

/** The place around which machines are searched, in any city. */
export interface Surroundings {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

export const sorts = ['relevance', 'priceAsc', 'priceDesc', 'rating', 'newest', 'distance', 'cost'] as const;
export type ListingSort = (typeof sorts)[number];

/** Everything that decides which machines a listing shows, besides the city. The site keeps it in the address. */
export interface ListingQuery extends ListingFilters {
  /** What was searched for: the last part of the path. */
  readonly search: string;
  /** Words searched for within those results. */
  readonly words: string;
  /** Whether the words are used as typed, without corrections. */
  readonly exact: boolean;
  /** A category's id or its name; empty is all. */
  readonly category: string;
  /** Whether the chosen city is ignored. */
  readonly isEverywhere: boolean;
  /** Around a place instead of in the chosen city. */
  readonly near: Surroundings | undefined;
  readonly sort: ListingSort;
  /** From 1. */
  readonly page: number;
}

export const noFilters: ListingFilters = {
  hours: [rentalHours.min, rentalHours.max],
  zone: '',
  types: [],
  discounts: [],
  insurance: '',
  price: [undefined, undefined],
  capacity: [undefined, undefined],
  isFree: false,
};

export const emptyQuery: ListingQuery = {
  ...noFilters,
  search: '',
  words: '',
  exact: false,
  category: '',
  isEverywhere: false,
  near: undefined,
  sort: 'relevance',
  page: 1,
};

const cut = (text: string | null | undefined): string =>
  (text ?? '')
    .trim()
    .replaceAll(/[\s\0]+/g, ' ')
    .slice(0, searchTermLength)
    .trim();

/** The integers in all values of a key, which may be comma-separated; ascending, without duplicates. */
function numbersOf(address: URLSearchParams, key: string): readonly number[] {
  const texts = address.getAll(key).flatMap((value) => value.split(','));
  const numbers = texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const numberOf = (address: URLSearchParams, key: string): number | undefined => {
  const text = (address.get(key) ?? '').trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Two ends of the hours' range, clamped to it and kept at least the least gap apart. */
export function hoursBetween(from: number, to: number): readonly [number, number] {
  const { min, max, gap } = rentalHours;
  const start = clamp(Math.min(from, to), min, max - gap);
  return [start, clamp(Math.max(from, to), start + gap, max)];
}

/** Least and most in their order. */
function inOrder(from: number | undefined, to: number | undefined): ListingQuery['price'] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** A size such as "62.5": two decimals at most. */
const sizeOf = (address: URLSearchParams, key: string): number | undefined => {
  const text = (address.get(key) ?? '').trim();
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
};

/** `18.52,73.86,25`: degrees and kilometres. */
function surroundingsOf(text: string | null): Surroundings | undefined {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  if (parts.length !== 3 || !parts.every((part) => /^-?\d{1,4}(?:\.\d{1,6})?$/.test(part))) return undefined;
  const [latitude = 0, longitude = 0, radiusKm = 0] = parts.map(Number);
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const isRadius = radiusKm >= aroundKm.least && (radiusKm <= aroundKm.most || radiusKm === aroundKm.country);
  return isPosition && isRadius ? { latitude, longitude, radiusKm } : undefined;
}

const surroundingsText = (near: Surroundings | undefined): string =>
  near ? [near.latitude, near.longitude, near.radiusKm].join() : '';

/** Parses an address. Invalid parts are ignored. @param search the last part of the path, decoded */
export function parseListingQuery(address: URLSearchParams, search = ''): ListingQuery {
  return {
    search: cut(search),
    words: cut(address.get('q')),
    exact: address.get('exact') === '1',
    category: cut(address.get('categoryId')).replace(/^0$/, ''),
    hours: hoursBetween(
      numberOf(address, 'hoursFrom') ?? rentalHours.min,
      numberOf(address, 'hoursTo') ?? rentalHours.max,
    ),
    zone: oneOf(zones, address.get('zone')) ?? '',
    types: numbersOf(address, 'type'),
    discounts: numbersOf(address, 'discount').filter((step) => discountSteps.some((known) => known === step)),
    insurance: oneOf(['yes', 'no'], address.get('insurance')) ?? '',
    price: inOrder(numberOf(address, 'priceFrom'), numberOf(address, 'priceTo')),
    capacity: inOrder(sizeOf(address, 'minCapacity'), sizeOf(address, 'maxCapacity')),
    isFree: address.get('isFree') === 'true',
    isEverywhere: address.get('everywhere') === '1',
    near: surroundingsOf(address.get('near')),
    sort: oneOf(sorts, address.get('sort')) ?? 'relevance',
    page: clamp(numberOf(address, 'page') ?? 1, 1, mostPage),
  };
}

/** Whether the hours filter anything. */
export const hasHours = ({ hours: [from, to] }: ListingFilters): boolean =>
  from > rentalHours.min || to < rentalHours.max;

/** A query as pairs for an address, in a fixed order; defaults are left out. The search is in the path. */
export function addressPairs(query: ListingQuery): readonly (readonly [key: string, value: string])[] {
  const { hours, price, capacity, types, discounts } = query;
  const all: readonly (readonly [string, string | number | undefined])[] = [
    ['q', query.words],
    ['exact', query.exact ? '1' : ''],
    ['categoryId', query.category],
    ['hoursFrom', hasHours(query) ? hours[0] : ''],
    ['hoursTo', hasHours(query) ? hours[1] : ''],
    ['zone', query.zone],
    ['type', types.join()],
    ['discount', discounts.join()],
    ['insurance', query.insurance],
    ['priceFrom', price[0]],
    ['priceTo', price[1]],
    ['minCapacity', capacity[0]],
    ['maxCapacity', capacity[1]],
    ['isFree', query.isFree ? 'true' : ''],
    ['everywhere', query.isEverywhere ? '1' : ''],
    ['near', surroundingsText(query.near)],
    ['sort', query.sort === 'relevance' ? '' : query.sort],
    ['page', query.page > 1 ? query.page : ''],
  ];
  return all.flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)] as const]));
}

/** The path of a query's listing: `/equipments/{search}`. */
export const listingPath = ({ search }: Pick<ListingQuery, 'search'>): string =>
  `/equipments${search && `/${encodeURIComponent(search)}`}`;

/** The address of a query's listing on the marketplace. @param carried other pairs of the address, which are kept */
export function listingAddress(query: ListingQuery, carried: readonly (readonly [string, string])[] = []): string {
  const pairs = new URLSearchParams([...addressPairs(query), ...carried].map(([key, value]) => [key, value]));
  // Commas between numbers need no escape, and read better.
  const text = String(pairs).replaceAll('%2C', ',');
  return `${listingPath(query)}${text && `?${text}`}`;
}
