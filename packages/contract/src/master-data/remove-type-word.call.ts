import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { rowId } from '../shapes/input.ts';

export const removeTypeWord = defineCall({
  summary: 'Takes back a word that an admin added.',
  route: 'POST /EquipmentType/RemoveWord',
  who: 'admin',
  input: z.object({ id: rowId }),
  output: nothing,
  errors: ['word.unknown'],
});
