import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { version } from '../shapes/input.ts';
import {
  hasImage,
  imageIssue,
  isTypeNamed,
  keptMachine,
  machineFields,
  otherIssue,
  saidOfMachines,
} from './own-equipment.shapes.ts';

export const updateEquipment = defineCall({
  summary: 'Changes one’s own machine, unless somebody changed it since it was read.',
  route: 'POST /Equipment/UpdateEquipment',
  who: 'supplierOrUser',
  /** `version` is the one that was read: another person's change since then is not overwritten. */
  input: z
    .object({
      ...machineFields,
      ...equipmentId.shape,
      version: version(wrong('version.machine')),
    })
    .refine(hasImage, imageIssue)
    .refine(isTypeNamed, otherIssue),
  output: keptMachine,
  message: 'Equipment Updated Successfully',
  errors: [
    'equipment.unknown',
    'equipment.changed',
    'category.unknown',
    'equipmentType.unknown',
    'equipmentType.tooManyNew',
    'image.unknown',
  ],
  says: saidOfMachines,
});
