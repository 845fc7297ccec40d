import { type ListingQuery, listingAddress } from '@yantra/equipment-listing';

export const searchesPath = '/saved/searches';
/** The page that saves a search; its plain form goes there too. */
export const newPath = `${searchesPath}/new`;
const listPath = '/equipments';

/** That page for a list: the list's own address below another path. @param carried other pairs of the list's address */
export const tellPath = (query: ListingQuery, carried: readonly (readonly [string, string])[]): string =>
  newPath + listingAddress({ ...query, page: 1 }, carried).slice(listPath.length);
