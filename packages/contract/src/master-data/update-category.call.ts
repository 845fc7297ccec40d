import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';
import { addCategoryInput, isDeleted, readVersion } from './master-data.shapes.ts';

export const updateCategory = defineCall({
  summary: 'Changes a category.',
  route: 'POST /Category/UpdateCategory',
  who: 'admin',
  input: addCategoryInput.extend({ id: rowId, deleted: isDeleted, version: readVersion }),
  output: nextVersion,
  errors: ['category.unknown', 'category.taken', 'category.changed', 'category.inUse'],
});
