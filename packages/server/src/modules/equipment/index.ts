export { cardOf, detailsOf, type Names, pictureOf, plateOf, restOf, shortMachineOf } from './card.ts';
export {
  cardColumns,
  countRating,
  detailColumns,
  type DetailsRow,
  type EquipmentRow,
  type ReviewRow,
  reviewsOf,
} from './equipment.queries.ts';
export type { Listing } from './listing.ts';
export { type Listed, listingOf } from './listing-state.ts';
