import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';
import { addTypeInput, readVersion } from './master-data.shapes.ts';

export const updateEquipmentType = defineCall({
  summary: 'Changes an equipment type.',
  route: 'POST /EquipmentType/UpdateEquipmentType',
  who: 'admin',
  input: addTypeInput.extend({ id: rowId, version: readVersion }),
  output: nextVersion,
  errors: [
    'equipmentType.unknown',
    'equipmentType.taken',
    'equipmentType.changed',
    'equipmentType.inUse',
    'equipmentType.tooMany',
  ],
});
