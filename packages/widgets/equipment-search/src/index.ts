export { EquipmentSearch, type EquipmentSearchProps } from './equipment-search.tsx';
