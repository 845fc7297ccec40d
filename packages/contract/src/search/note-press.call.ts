import { lastPosition, searchTermLength } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { whole } from '../shapes/input.ts';

export const notePress = defineCall({
  summary: 'Counts which result of a search was pressed; nothing of who pressed it.',
  route: 'POST /Search/NotePress',
  who: 'anyone',
  takes: 'beacon',
  /** Which result of a search was clicked. */
  input: z.object({
    searchTerm: z.string(wrong('searchTerm.invalid')).trim().min(1, wrong('searchTerm.required')).max(searchTermLength),
    /** From 1, counting `data` and then `nearby`. */
    position: whole(wrong('position.invalid'), 1, lastPosition),
  }),
  output: nothing,
});
