import { defineCall } from '../define-call.ts';
import { newRow } from '../shapes/answers.ts';
import { addTypeInput } from './master-data.shapes.ts';

export const addEquipmentType = defineCall({
  summary: 'Adds an equipment type.',
  route: 'POST /EquipmentType/AddEquipmentType',
  who: 'admin',
  input: addTypeInput,
  output: newRow,
  errors: ['equipmentType.taken', 'equipmentType.tooMany'],
});
