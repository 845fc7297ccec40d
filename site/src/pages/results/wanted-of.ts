import { type VisitorJob, pageSizes } from '@yantra/domain';
import { type ListingQuery, listingInput } from '@yantra/equipment-listing';
import type { WantedSearch } from '@yantra/saved-searches';
import type { SelectedCity } from '@yantra/state';

/** An area of the map. */
export type Area = NonNullable<WantedSearch['bounds']>;

/** What a list looks for, by the keys of its call: without page, order and counts. @param area of the map instead of the city */
export function wantedOf(
  query: ListingQuery,
  city: SelectedCity,
  job: VisitorJob | undefined,
  area?: Area,
): WantedSearch {
  // The order decides nothing, and the nearest first would measure from the city's middle.
  const asked = listingInput({ ...query, sort: 'relevance' }, city, pageSizes.listing, { job });
  const { page: _page, pageSize: _size, facets: _facets, sort: _sort, key: _key, ...wanted } = asked;
  if (!area) return wanted;
  const { selectedCity: _city, selectedCityId: _id, near: _near, ...anywhere } = wanted;
  const { south, west, north, east } = area;
  return { ...anywhere, bounds: { south, west, north, east } };
}
