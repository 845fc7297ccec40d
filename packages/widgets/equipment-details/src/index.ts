export { EquipmentDetails } from './equipment-details.tsx';
export type { EquipmentDetailsProps, EquipmentSelection, SellerRequest } from './equipment-details.props.ts';
export { isMachine } from './equipment-details.model.ts';
export { similarRequest } from './similar-request.ts';
