import { defineCall } from '../define-call.ts';
import { newRow } from '../shapes/answers.ts';
import { addCategoryInput } from './master-data.shapes.ts';

export const addNewCategory = defineCall({
  summary: 'Adds a category.',
  route: 'POST /Category/AddNewCategory',
  who: 'admin',
  input: addCategoryInput,
  output: newRow,
  errors: ['category.taken', 'category.tooMany'],
});
