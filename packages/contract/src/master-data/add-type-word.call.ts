import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { line, rowId } from '../shapes/input.ts';

export const addTypeWord = defineCall({
  summary: 'Adds a word that means a type, or its whole group.',
  route: 'POST /EquipmentType/AddWord',
  who: 'admin',
  input: z.object({
    equipmentTypeId: rowId,
    word: line(wrong('word.required'), lengths.word).min(2, wrong('word.required')),
    /** For every kind of the type's group; else only for this kind. */
    wholeGroup: z.boolean().default(true),
  }),
  output: z.object({ id: z.number().int() }),
  errors: ['equipmentType.unknown', 'word.taken', 'word.tooMany'],
});
