import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';
import { addTypeInput, readVersion } from './master-data.shapes.ts';

export const updateEquipmentType = defineCall({
  summary: 'Changes an equipment type.',
  method: 'POST',
  path: '/EquipmentType/UpdateEquipmentType',
  who: 'admin',
  takes: 'json',
  input: addTypeInput.extend({ id: rowId, version: readVersion }),
  output: nextVersion,
  errors: ['equipmentType.unknown', 'equipmentType.taken', 'equipmentType.changed', 'equipmentType.tooMany'],
});
