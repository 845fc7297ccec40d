import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';
import { addCategoryInput, isDeleted, readVersion } from './master-data.shapes.ts';

export const updateCategory = defineCall({
  summary: 'Changes a category.',
  method: 'POST',
  path: '/Category/UpdateCategory',
  who: 'admin',
  takes: 'json',
  input: addCategoryInput.extend({ id: rowId, deleted: isDeleted, version: readVersion }),
  output: nextVersion,
  errors: ['category.unknown', 'category.taken', 'category.changed'],
});
