import type { SearchInput } from '@yantra/contract/calls';
import { type VisitorJob, aroundKm, jobInput, searchTermLength } from '@yantra/domain';
import { type ListingQuery, type ListingSort, hasHours } from './equipment-listing.query.ts';

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

/** The job whose days machines are to be free on, if they are asked for and known. */
export const freeJobOf = ({ isFree }: Pick<ListingQuery, 'isFree'>, job: VisitorJob | undefined) =>
  isFree && job?.from !== undefined ? { ...job, from: job.from } : undefined;

/** A query's filters as search and map take them: without page, order and place. @param job on whose days machines are to be free */
export function filterInput(query: ListingQuery, job?: VisitorJob): SearchInput {
  const { exact, category, types, zone, insurance, discounts, hours, price, capacity } = query;
  const term = termOf(query);
  const discount = discounts.at(-1);
  const free = freeJobOf(query, job);
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
    ...(free && { ...jobInput(free), isFree: true }),
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

/** The order in force: total costs are known with a job only. */
export const sortOf = ({ sort }: Pick<ListingQuery, 'sort'>, job: VisitorJob | undefined): ListingSort =>
  sort === 'cost' && !job ? 'relevance' : sort;

/** A listing's request: one page of machines with the counts of all options, and with a job its totals. */
export function listingInput(
  query: ListingQuery,
  city: ListingCity,
  pageSize: number,
  { key, supplier, job }: Whose & { readonly job?: VisitorJob | undefined } = {},
): SearchInput {
  const { isEverywhere, page } = query;
  const sort = sortOf(query, job);
  const { latitude, longitude } = city;
  const isInCity = !isEverywhere && !query.near;
  const middle =
    sort === 'distance' && latitude !== undefined && longitude !== undefined
      ? { latitude, longitude, radiusKm: aroundKm.country }
      : undefined;
  const near = query.near ?? middle;
  return {
    ...filterInput(query, job),
    ...(key && { key }),
    ...(supplier && { supplier }),
    ...(isInCity && city.name && { selectedCity: city.name }),
    ...(isInCity && city.id && { selectedCityId: city.id }),
    ...(sort !== 'relevance' && (sort !== 'distance' || near) && { sort }),
    ...(near && { near }),
    ...jobInput(job),
    page,
    pageSize,
    facets: true,
  };
}
