import { defineCall } from '../define-call.ts';
import { ownEquipmentPage, ownEquipmentsInput } from './own-equipment.shapes.ts';

/** One's own; an admin may name a supplier. */
export const getOwnerEquipments = defineCall({
  summary: 'One’s own machines, listed or not; an admin may name a supplier.',
  method: 'POST',
  path: '/Equipment/GetOwnerEquipments',
  who: 'owner',
  takes: 'json',
  input: ownEquipmentsInput,
  output: ownEquipmentPage,
});
