import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { optional, version } from '../shapes/input.ts';
import { fault, faultWords, reviewId } from './review.shapes.ts';

export const decideReview = defineCall({
  summary: 'Approves, hides, or asks the owner to mend what stays on show. The owner is told, with the reason.',
  route: 'POST /Review/Decide',
  who: 'moderator',
  input: z
    .object({
      id: reviewId,
      version: version(wrong('review.noId')),
      decision: z.enum(['approve', 'hide', 'mend'], wrong('review.decision')),
      /** Needed unless it is approved. */
      fault: optional(fault),
      words: faultWords,
    })
    .refine(({ decision, fault: given }) => decision === 'approve' || given !== undefined, {
      path: ['fault'],
      message: wrong('fault.required'),
    }),
  output: nothing,
  errors: ['review.unknown', 'review.changed'],
});
