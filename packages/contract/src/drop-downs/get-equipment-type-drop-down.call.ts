import { z } from 'zod';
import { dropDownItem } from '../catalogue/catalogue.shapes.ts';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';

export const getEquipmentTypeDropDown = defineCall({
  summary: 'The active equipment types, each with its group.',
  route: 'GET /DropDown/GetEquipmentTypeDropDown',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.array(dropDownItem),
});
