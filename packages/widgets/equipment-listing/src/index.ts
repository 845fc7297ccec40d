export { EquipmentListing, type EquipmentListingProps } from './equipment-listing.tsx';
