import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { typeCapacity, typesInput } from './master-data.shapes.ts';

/** Called category on screen. */
export const typeRow = z.object({
  id: z.number().int(),
  type: z.string(),
  subType: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
  capacity: typeCapacity.optional(),
  /** Which categories its machines are in, one of them at least; absent where it goes with any. */
  categoryIds: z.array(z.number().int()).optional(),
  /** For admins who ask for the inactive ones too. */
  version: z.number().int().optional(),
});

export const getEquipmentTypes = defineCall({
  summary: 'The active equipment types; for an admin who asks, the others too.',
  route: 'POST /EquipmentType/GetEquipmentType',
  who: 'anyone',
  input: typesInput,
  output: z.array(typeRow),
});
