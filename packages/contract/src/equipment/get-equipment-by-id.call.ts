import { defineCall } from '../define-call.ts';
import { ownPart } from '../own-equipment/own-equipment.shapes.ts';
import { equipmentDetails, equipmentId } from './equipment.shapes.ts';

export const getEquipmentById = defineCall({
  summary: 'One machine for hire, as its page shows it.',
  route: 'GET /Equipment/GetEquipmentById',
  who: 'anyone',
  takes: 'publicQuery',
  input: equipmentId,
  output: equipmentDetails.extend(ownPart.partial().shape),
  errors: ['equipment.unknown'],
});
