import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { typeCapacity, typeFact, typesInput } from './master-data.shapes.ts';

/** Called category on screen. */
export const typeRow = z.object({
  id: z.number().int(),
  type: z.string(),
  subType: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
  capacity: typeCapacity.optional(),
  /** A machine of the type must be in at least one of these; absent if any category will do. */
  categoryIds: z.array(z.number().int()).optional(),
  /** All that its machines are hired by, in order. For admins who ask for inactive ones too. */
  facts: z.array(typeFact).optional(),
  /** For admins who ask for inactive ones too. */
  version: z.number().int().optional(),
});

export const getEquipmentTypes = defineCall({
  summary: 'The active equipment types; for an admin who asks, the others too.',
  route: 'POST /EquipmentType/GetEquipmentType',
  who: 'anyone',
  input: typesInput,
  output: z.array(typeRow),
});
