import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { whole } from '../shapes/input.ts';
import { personId } from './people.shapes.ts';

/** The notes saved before are kept. */
export const savePersonNotes = defineCall({
  summary: 'Saves the admins’ notes about somebody.',
  route: 'POST /People/SavePersonNotes',
  who: 'admin',
  input: z.object({
    ...personId.shape,
    text: z
      .string(wrong('notes.invalid'))
      .trim()
      .max(lengths.notes, wrong('text.tooLong', { most: lengths.notes })),
    /** The version that was read: another admin's notes since then are not overwritten. */
    version: whole(wrong('version.notes'), 0),
  }),
  output: z.object({ version: z.number().int(), at: z.string() }),
  errors: ['user.unknown', 'notes.changed'],
});
