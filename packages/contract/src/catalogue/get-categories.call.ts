import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { typesInput } from '../master-data/master-data.shapes.ts';
import { category } from './catalogue.shapes.ts';

/** Called equipment type on screen. */
export const categoryRow = z.object({
  id: z.number().int(),
  name: z.string(),
  colorCode: z.string(),
  active: z.boolean(),
  deleted: z.boolean(),
  /** For admins who ask for inactive ones too. */
  version: z.number().int().optional(),
  /** Percent of GST on hire; for the same. */
  gstPercent: z.number().optional(),
});

export const getCategories = defineCall({
  summary: 'The active categories, as the navbar shows them; for an admin who asks, the others too.',
  route: 'GET /Category/GetCategories',
  who: 'anyone',
  takes: 'publicQuery',
  input: typesInput,
  output: z.array(
    category.extend(categoryRow.pick({ active: true, deleted: true, version: true, gstPercent: true }).partial().shape),
  ),
});
