import { z } from 'zod';
import { dropDownItem } from '../catalogue/catalogue.shapes.ts';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const getCategoryDropDown = defineCall({
  summary: 'The active categories as drop-down items.',
  route: 'GET /DropDown/GetCategoryDropDown',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.array(dropDownItem),
});
