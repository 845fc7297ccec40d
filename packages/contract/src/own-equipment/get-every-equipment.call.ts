import { defineCall } from '../define-call.ts';
import { ownEquipmentPage, ownEquipmentsInput } from './own-equipment.shapes.ts';

/** Every machine; the POST of the same path serves the public map. */
export const getEveryEquipment = defineCall({
  summary: 'Every machine, for admins.',
  route: 'GET /Equipment/getallequipments',
  who: 'admin',
  input: ownEquipmentsInput,
  output: ownEquipmentPage,
});
