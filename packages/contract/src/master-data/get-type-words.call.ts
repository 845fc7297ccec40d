import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rowId } from '../shapes/input.ts';

export const getTypeWords = defineCall({
  summary: 'What people call a type, shipped and added, for admins.',
  route: 'POST /EquipmentType/GetWords',
  who: 'admin',
  input: z.object({ equipmentTypeId: rowId }),
  /** What somebody calls a type besides its names. */
  output: z.object({
    /** From the trade's words that ship with us, in files reviewed as text. */
    shipped: z.array(z.object({ word: z.string(), what: z.string(), reason: z.string() })),
    /** Added by admins. */
    added: z.array(
      z.object({ id: z.number().int(), word: z.string(), wholeGroup: z.boolean(), createdAt: z.string() }),
    ),
  }),
  errors: ['equipmentType.unknown'],
});
