import { limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { listOf, off, rowId } from '../shapes/input.ts';
import { costBasis } from './job-cost.shapes.ts';

export const getCostBasis = defineCall({
  summary:
    'What costs of a machine are worked out from beside its rate card: by its type, 0 if it has none yet, and its categories.',
  route: 'GET /HireCost/GetCostBasis',
  who: 'anyone',
  takes: 'publicQuery',
  input: z.object({
    equipmentTypeId: z.preprocess((value) => off(value) ?? 0, rowId),
    /** In the query: `categoryIds=1,2`. */
    categoryIds: z.preprocess(
      (value) => listOf(off(value) ?? []),
      z.array(rowId).max(limits.categoriesOfMachine, wrong('categories.tooMany', { most: limits.categoriesOfMachine })),
    ),
  }),
  output: costBasis,
});
