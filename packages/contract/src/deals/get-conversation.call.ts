import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional, whole } from '../shapes/input.ts';
import { dealNamed, logLine } from './deals.shapes.ts';

export const getConversation = defineCall({
  summary: 'What was written and done in a deal, from a place on: exactly what was missed, once, in order.',
  route: 'POST /Deal/GetConversation',
  who: 'anyone',
  input: dealNamed.extend({
    /** The last place that is known; absent: the newest lines. */
    after: optional(whole(wrong('position.invalid'), 0)),
    /** Lines before this place, for reading back. */
    before: optional(whole(wrong('position.invalid'), 1)),
  }),
  output: z.object({
    /** At most `dealLimits.messages`, in order. */
    lines: z.array(logLine),
    /** The last place there is. */
    last: z.number().int(),
    /** How far either has read. */
    readTo: z.number().int(),
    otherReadTo: z.number().int(),
    mayTalk: z.boolean(),
  }),
  errors: ['deal.unknown', 'requestPage.closed'],
});
