import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { personId } from './people.shapes.ts';

/** Notes as saved at a moment; version 0 without any. */
export const personNotes = z.object({
  text: z.string(),
  version: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string().nullable(),
  by: z.string().nullable(),
});

export const getPersonNotes = defineCall({
  summary: 'The admins’ notes about somebody: as they are, and as they were before.',
  route: 'GET /People/GetPersonNotes',
  who: 'admin',
  input: personId,
  output: personNotes.extend({
    /** The versions before, the latest first; at most twenty. */
    before: z.array(personNotes),
  }),
  errors: ['user.unknown'],
});
