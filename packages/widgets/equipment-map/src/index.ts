export { EquipmentMap } from './equipment-map.tsx';
export type { EquipmentMapProps, EquipmentSelection, MapArea, MapFilters } from './equipment-map.types.ts';
