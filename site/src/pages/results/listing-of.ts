import { type ReadonlySignal, computed } from '@preact/signals-react';
import {
  type Category,
  type EquipmentPage,
  getCategories,
  getEquipmentTypeDropDown,
  searchEquipments,
} from '@yantra/contract/calls';
import { type VisitorJob, pageSizes } from '@yantra/domain';
import { type ListingQuery, listingInput, parseListingQuery } from '@yantra/equipment-listing';
import { type Remote, type Scope, dataOf, jobOf } from '@yantra/state';
import type { Address } from '../../address.ts';

export const queryOf = ({ params, query }: Address): ListingQuery => parseListingQuery(query, params['searchQuery']);

const inputOf = (scope: Scope, address: Address, job: VisitorJob | undefined) =>
  listingInput(queryOf(address), scope.city.peek(), pageSizes.listing, { job });

/** The list's answer, for the chosen city and job; follows both. */
export const listRemoteOf = (scope: Scope, address: Address): ReadonlySignal<Remote<EquipmentPage>> =>
  scope.resource(searchEquipments, () =>
    listingInput(queryOf(address), scope.city.value, pageSizes.listing, { job: jobOf(scope).job.value }),
  ).remote;

/**
 * The landing page with the same meaning as a search, `/rent/backhoe-loader/pune`, with its kind and city; follows the city.
 */
export function rentPageOf(scope: Scope, address: Address): ReadonlySignal<RentPage | undefined> {
  const remote = listRemoteOf(scope, address);
  return computed(() => {
    const { canonical, equipmentType, category, city } = dataOf(remote.value)?.understood ?? {};
    const kind = equipmentType?.type ?? category?.name;
    if (!canonical?.startsWith('/rent/') || !kind) return undefined;
    return { path: canonical, kind, city: city?.name ?? scope.city.value.name };
  });
}

export interface RentPage {
  readonly path: string;
  readonly kind: string;
  readonly city: string;
}

/** Makes the calls for all that the listing's first HTML shows, exactly as the widget does. */
export const loadListing = (scope: Scope, address: Address): Promise<unknown> =>
  Promise.allSettled([
    scope.prefetch(searchEquipments, inputOf(scope, address, jobOf(scope).job.peek())),
    scope.prefetch(getCategories, {}),
    scope.prefetch(getEquipmentTypeDropDown, {}),
  ]);

export interface KnownListing {
  readonly query: ListingQuery;
  readonly found: EquipmentPage | undefined;
  /** The chosen category's name, or that of the category or kind named in the search. */
  readonly category: string | undefined;
  /** The city's name; undefined for all cities. */
  readonly city: string | undefined;
}

export function knownListing(scope: Scope, address: Address): KnownListing {
  const query = queryOf(address);
  const known = (job: VisitorJob | undefined) =>
    dataOf(scope.resource(searchEquipments, () => inputOf(scope, address, job)).remote.peek());
  // The list is about the same whatever a job costs: until its totals are there, the one before.
  const found = known(jobOf(scope).job.peek()) ?? known(undefined);
  const categories: readonly Category[] = dataOf(scope.resource(getCategories, () => ({})).remote.peek()) ?? [];
  const wanted = query.category.toLowerCase();
  const chosen = categories.find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
  const understood = found?.understood;
  return {
    query,
    found,
    category: chosen?.name ?? understood?.category?.name ?? understood?.equipmentType?.type,
    city: understood?.city?.name ?? (query.isEverywhere ? undefined : scope.city.peek().name),
  };
}
