import { importRows } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { type FieldError, wrong } from '../field-errors.ts';

export const importEquipments = defineCall({
  summary: 'Adds machines from the rows of a table, those that are right; says by row what is wrong with the others.',
  route: 'POST /Equipment/Import',
  who: 'supplierOrUser',
  /** One row of an import, by the form's field names; amounts and lists as texts. */
  input: z.object({
    rows: z
      .array(z.record(z.string().max(60), z.string().max(2000)))
      .min(1, wrong('import.empty'))
      .max(importRows, wrong('import.tooManyRows', { most: importRows })),
    /** Checks the rows and adds nothing. */
    isTrial: z.boolean().default(false),
  }),
  output: z.object({
    added: z.number().int(),
    /** Rows that were right and are not added again, since they were imported within the day before. */
    already: z.number().int().optional(),
    /** By row, from 0: field to said, and to its code. */
    errors: z.array(
      z.object({
        row: z.number().int(),
        errors: z.record(z.string(), z.string()),
        errorCodes: z.record(z.string(), z.custom<FieldError>()).optional(),
      }),
    ),
  }),
  errors: ['import.tooMany', 'equipment.tooMany'],
});
