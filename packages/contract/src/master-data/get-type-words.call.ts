import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rowId } from '../shapes/input.ts';

export const getTypeWords = defineCall({
  summary: 'What people call a type, shipped and added, for admins.',
  route: 'POST /EquipmentType/GetWords',
  who: 'admin',
  input: z.object({ equipmentTypeId: rowId }),
  /** Other words for a type. */
  output: z.object({
    /** The trade's words shipped with us, in text files under review. */
    shipped: z.array(z.object({ word: z.string(), what: z.string(), reason: z.string() })),
    /** Added by admins. */
    added: z.array(
      z.object({ id: z.number().int(), word: z.string(), wholeGroup: z.boolean(), createdAt: z.string() }),
    ),
  }),
  errors: ['equipmentType.unknown'],
});
