import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { reviewId } from './review.shapes.ts';

export const putBack = defineCall({
  summary: 'Shows a hidden machine again. Its owner is told.',
  route: 'POST /Review/PutBack',
  who: 'moderator',
  input: z.object({ equipmentId: z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId')) }),
  output: z.object({ id: reviewId }),
  errors: ['equipment.unknown'],
});
