import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';

export const deleteEquipment = defineCall({
  summary:
    'Takes a machine of one’s own out of everything but what was bought, paid and asked for with it. It does not come back.',
  route: 'POST /Equipment/DeleteEquipment',
  who: 'supplierOrUser',
  input: z.object(equipmentId.shape),
  /** The same answer if it is already deleted, so that it may be repeated. */
  output: z.object({ id: z.string() }),
  message: 'Equipment Deleted Successfully',
  errors: ['equipment.unknown', 'equipment.onRent', 'equipment.inOrder'],
});
