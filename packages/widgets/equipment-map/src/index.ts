export { EquipmentMap } from './equipment-map.tsx';
export type {
  EquipmentMapProps,
  EquipmentSelection,
  MapArea,
  MapFilters,
  MapStart,
  NamedPlace,
} from './equipment-map.types.ts';
