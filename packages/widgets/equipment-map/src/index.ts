export {
  EquipmentMap,
  type EquipmentMapProps,
  type EquipmentSelection,
  type MapArea,
  type MapFilters,
} from './equipment-map.tsx';
