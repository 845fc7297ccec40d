export { EquipmentDetails, type EquipmentDetailsProps } from './equipment-details.tsx';
