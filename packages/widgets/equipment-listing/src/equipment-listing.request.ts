import type { SearchInput } from '@yantra/contract/calls';
import { searchTermLength, aroundKm } from '@yantra/domain';
import { type ListingQuery, hasHours } from './equipment-listing.query.ts';

/** A city as a listing knows it: the scope's, or one by its id or name alone. */
export interface ListingCity {
  readonly id?: string;
  readonly name?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

/** A city as an attribute names it: by id, or by name. */
export const cityFromAttribute = (city: string): ListingCity => (isId(city) ? { id: city } : { name: city });

/**
 * All words of the search. A category given by name is added: the server treats a term that names a category as that category.
 */
export const termOf = ({ search, words, category }: Pick<ListingQuery, 'search' | 'words' | 'category'>): string =>
  [search, words, isId(category) ? '' : category].filter(Boolean).join(' ').slice(0, searchTermLength);

/** A query's filters as search and map take them: without page, order and place. */
export function filterInput(query: ListingQuery): SearchInput {
  const { exact, category, types, zone, insurance, discounts, hours, price, capacity } = query;
  const term = termOf(query);
  const discount = discounts.at(-1);
  return {
    ...(term && { searchTerm: term, ...(exact && { exact }) }),
    ...(isId(category) && { categoryId: Number(category) }),
    ...(types.length > 0 && { equipmentTypeId: [...types] }),
    ...(zone && { zone }),
    ...(insurance && { insuranceAvailable: insurance === 'yes' }),
    ...(discount !== undefined && { discount }),
    ...(hasHours(query) && { startRentalHours: hours[0], endRentalHours: hours[1] }),
    ...(price[0] !== undefined && { startRentprice: price[0] }),
    ...(price[1] !== undefined && { endRentprice: price[1] }),
    ...(capacity[0] !== undefined && { startCapacity: capacity[0] }),
    ...(capacity[1] !== undefined && { endCapacity: capacity[1] }),
  };
}

/** Whether there is a place to measure distances from. */
export const isPlace = ({ latitude, longitude }: ListingCity): boolean =>
  latitude !== undefined && longitude !== undefined;

/** Whose machines are searched, if not everybody's. */
export interface Whose {
  /** The key of the partner's website. */
  readonly key?: string | undefined;
  /** `own` for those of the key's supplier, or a supplier's id. */
  readonly supplier?: string | undefined;
}

/** A listing's request: one page of machines with the counts of all options. */
export function listingInput(query: ListingQuery, city: ListingCity, pageSize: number, whose: Whose = {}): SearchInput {
  const { isEverywhere, sort, page } = query;
  const { latitude, longitude } = city;
  const isInCity = !isEverywhere && !query.near;
  const middle =
    sort === 'distance' && latitude !== undefined && longitude !== undefined
      ? { latitude, longitude, radiusKm: aroundKm.country }
      : undefined;
  const near = query.near ?? middle;
  return {
    ...filterInput(query),
    ...(whose.key && { key: whose.key }),
    ...(whose.supplier && { supplier: whose.supplier }),
    ...(isInCity && city.name && { selectedCity: city.name }),
    ...(isInCity && city.id && { selectedCityId: city.id }),
    ...(sort !== 'relevance' && (sort !== 'distance' || near) && { sort }),
    ...(near && { near }),
    page,
    pageSize,
    facets: true,
  };
}
