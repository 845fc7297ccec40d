import { defineCall } from '../define-call.ts';
import { merged, mergeInput } from './master-data.shapes.ts';

export const mergeEquipmentTypes = defineCall({
  summary: 'Makes two equipment types one: machines, words and facts move, and the old name finds the other.',
  route: 'POST /EquipmentType/Merge',
  who: 'admin',
  input: mergeInput,
  output: merged,
  errors: ['equipmentType.unknown', 'equipmentType.changed'],
});
