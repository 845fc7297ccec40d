import { defineCall } from '../define-call.ts';
import { ownEquipmentPage, ownEquipmentsInput } from './own-equipment.shapes.ts';

/** One's own; an admin may name a supplier. */
export const getOwnerEquipments = defineCall({
  summary: 'One’s own machines, listed or not; an admin may name a supplier.',
  route: 'POST /Equipment/GetOwnerEquipments',
  who: 'owner',
  input: ownEquipmentsInput,
  output: ownEquipmentPage,
});
