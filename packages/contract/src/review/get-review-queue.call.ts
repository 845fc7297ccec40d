import { inputLimits, reviewKinds } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { capped, flag, optional } from '../shapes/input.ts';
import { reviewLine } from './review.shapes.ts';

export const getReviewQueue = defineCall({
  summary: 'What waits to be looked at, the longest waiting first.',
  route: 'POST /Review/GetQueue',
  who: 'moderator',
  input: z.object({
    kind: optional(z.enum(reviewKinds, wrong('choice.invalid'))),
    /** Only what the server found something in. */
    isFlagged: optional(z.preprocess(flag, z.boolean(wrong('answer.invalid')))),
    /** `next` of the page before. */
    after: optional(z.string(wrong('page.invalid')).regex(/^\d{1,16}-\d{1,16}$/, wrong('page.invalid'))),
    pageSize: optional(capped(wrong('page.invalid'), inputLimits.rowsOfPage)),
  }),
  output: z.object({
    lines: z.array(reviewLine),
    /** What names the next page; absent on the last. */
    next: z.string().optional(),
    /** How many wait, by kind, and of all how many are flagged. */
    counts: z.record(z.enum([...reviewKinds, 'flagged']), z.number().int()),
    /** Since when the oldest waits. ISO 8601, UTC; absent if none does. */
    oldest: z.string().optional(),
  }),
});
