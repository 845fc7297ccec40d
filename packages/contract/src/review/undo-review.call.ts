import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { reviewId } from './review.shapes.ts';

export const undoReview = defineCall({
  summary: 'Takes one’s own last decision back: it waits again, and what it changed is as before.',
  route: 'POST /Review/Undo',
  who: 'moderator',
  input: z.object({ id: reviewId }),
  output: nothing,
  errors: ['review.unknown', 'review.late'],
});
