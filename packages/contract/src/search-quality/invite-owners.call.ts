import { lengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { cityId, line } from '../shapes/input.ts';

export const inviteOwners = defineCall({
  summary:
    'A link for owners of machines that people search for in vain; it counts its visits. The same for equal input.',
  route: 'POST /Search/InviteOwners',
  who: 'moderator',
  input: z.object({
    term: line(wrong('word.required'), lengths.word).min(2, wrong('word.required')),
    cityId,
  }),
  output: z.object({
    url: z.string(),
    /** How often it was opened. */
    visits: z.number().int(),
  }),
  says: ['city.unknown'],
});
