import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  hasImage,
  imageIssue,
  isTypeNamed,
  keptMachine,
  machineFields,
  otherIssue,
  saidOfMachines,
} from './own-equipment.shapes.ts';

export const addEquipment = defineCall({
  summary: 'Adds a machine of the token’s user.',
  route: 'POST /Equipment/addnewequipment',
  who: 'supplierOrUser',
  input: z.object(machineFields).refine(hasImage, imageIssue).refine(isTypeNamed, otherIssue),
  output: keptMachine,
  message: 'Equipment Created Successfully',
  errors: [
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
    'equipment.tooMany',
  ],
  says: saidOfMachines,
});
