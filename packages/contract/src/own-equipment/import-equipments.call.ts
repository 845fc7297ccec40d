import { importRows, inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { type FieldError, wrong } from '../field-errors.ts';
import { mendedPlace, saidOfMachines } from './own-equipment.shapes.ts';

export const importEquipments = defineCall({
  summary: 'Adds machines from the rows of a table, those that are right; says by row what is wrong with the others.',
  route: 'POST /Equipment/Import',
  who: 'supplierOrUser',
  /** One row of an import, by the form's field names; amounts and lists are texts. */
  input: z.object({
    rows: z
      .array(z.record(z.string().max(inputLengths.importedName), z.string().max(inputLengths.importedText)))
      .min(1, wrong('import.empty'))
      .max(importRows, wrong('import.tooManyRows', { most: importRows })),
    /** Validates the rows and adds nothing. */
    isTrial: z.boolean().default(false),
  }),
  output: z.object({
    added: z.number().int(),
    /** Valid rows that are not added again, since they were imported within the last day. */
    already: z.number().int().optional(),
    /** The machine made from each of these rows; a draft is not listed until it has a picture. */
    machines: z.array(z.object({ row: z.number().int(), id: z.string(), isDraft: z.boolean() })).optional(),
    /** In a trial: rows that resemble one of the supplier's machines (then with its id), or an earlier row. */
    same: z
      .array(z.object({ row: z.number().int(), id: z.string().optional(), isDraft: z.boolean().optional() }))
      .optional(),
    /** Unknown towns and states, by row, with the replacement. */
    mended: z.array(mendedPlace.extend({ row: z.number().int() })).optional(),
    /** Unknown types and categories, each once as written, with suggestions, likeliest first. */
    unknownWords: z
      .array(
        z.object({
          field: z.enum(['equipmentTypeId', 'categories']),
          word: z.string(),
          near: z.array(z.object({ id: z.number().int(), name: z.string() })),
        }),
      )
      .optional(),
    /** By row, from 0: each field's sentence and code. */
    errors: z.array(
      z.object({
        row: z.number().int(),
        errors: z.record(z.string(), z.string()),
        errorCodes: z.record(z.string(), z.custom<FieldError>()).optional(),
      }),
    ),
  }),
  errors: ['import.tooMany', 'equipment.tooMany'],
  says: [
    ...saidOfMachines,
    'category.noneSuch',
    'equipmentType.noneSuch',
    'equipmentType.didYouMean',
    'yearOfMfg.range',
    'workingHours.range',
    'rentalValue.unclear',
  ],
});
