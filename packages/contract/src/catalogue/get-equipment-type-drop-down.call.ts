import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { dropDownItem } from './catalogue.shapes.ts';

export const getEquipmentTypeDropDown = defineCall({
  summary: 'The active equipment types, each with its group.',
  route: 'GET /DropDown/GetEquipmentTypeDropDown',
  who: 'anyone',
  takes: 'publicQuery',
  input: nothing,
  output: z.array(dropDownItem),
});
