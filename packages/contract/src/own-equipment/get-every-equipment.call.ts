import { defineCall } from '../define-call.ts';
import { ownEquipmentPage, ownEquipmentsInput } from './own-equipment.shapes.ts';

/** Every machine; the POST of the same path is the public map's. */
export const getEveryEquipment = defineCall({
  summary: 'Every machine, for admins.',
  route: 'GET /Equipment/getallequipments',
  who: 'admin',
  input: ownEquipmentsInput,
  output: ownEquipmentPage,
});
