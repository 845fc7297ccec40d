import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { whole } from '../shapes/input.ts';

export const notePress = defineCall({
  summary: 'Counts which result of a search was pressed; nothing of who pressed it.',
  route: 'POST /Search/NotePress',
  who: 'anyone',
  takes: 'beacon',
  /** Which result of a search was pressed. */
  input: z.object({
    searchTerm: z.string('The search term is text.').trim().min(1, 'The search term is missing.').max(100),
    /** From 1, over `data` and then `nearby`. */
    position: whole('The position is a whole number from 1.', 1, 10_000),
  }),
  output: nothing,
});
