import { defineCall } from '../define-call.ts';
import { merged, mergeInput } from './master-data.shapes.ts';

export const mergeCategories = defineCall({
  summary: 'Makes two categories one: machines, requirements and types move, and the old name finds the other.',
  route: 'POST /Category/Merge',
  who: 'admin',
  input: mergeInput,
  output: merged,
  errors: ['category.unknown', 'category.changed'],
});
