import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { activity, activitySpan } from './overview.shapes.ts';

export const getActivity = defineCall({
  summary:
    'Looks at one’s machines or at one of them, leads and numbers looked up, with the span before; for admins of all.',
  route: 'GET /Overview/GetActivity',
  who: 'owner',
  input: z.object({
    /** A machine; by default all of one’s own. */
    id: optional(z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId'))),
    /** Thirty days by default. */
    span: optional(activitySpan),
  }),
  output: z.object({
    now: activity,
    /** The span of the same length before this one. */
    before: activity,
  }),
  errors: ['equipment.unknown'],
});
