export { EquipmentMap, type EquipmentMapProps } from './equipment-map.tsx';
