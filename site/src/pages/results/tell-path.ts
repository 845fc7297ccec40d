import { type ListingQuery, listingAddress } from '@yantra/equipment-listing';

const listPath = '/equipments';

/** The page that saves the search of a list: the list's own address below another path. @param carried other pairs of the list's address */
export const tellPath = (query: ListingQuery, carried: readonly (readonly [string, string])[]): string =>
  `/saved/searches/new${listingAddress({ ...query, page: 1 }, carried).slice(listPath.length)}`;
