export { EquipmentListing, type EquipmentListingProps } from './equipment-listing.tsx';
export {
  type ListingFilters,
  type ListingQuery,
  type ListingSort,
  emptyQuery,
  listingAddress,
  parseListingQuery,
} from './equipment-listing.query.ts';
export { filterInput, listingInput } from './equipment-listing.request.ts';
export type { QueryChange } from './internal/links.ts';
export type { EquipmentSelection } from './internal/machines.tsx';
export { withoutPlace } from './without-place.ts';
