import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { fault, faultWords, reviewId } from './review.shapes.ts';

export const takeDown = defineCall({
  summary: 'Hides a machine, whether it waits to be looked at or not. Its owner is told, with the reason.',
  route: 'POST /Review/TakeDown',
  who: 'moderator',
  input: z.object({
    equipmentId: z.string(wrong('machine.noId')).max(inputLengths.id, wrong('machine.noId')),
    fault,
    words: faultWords,
  }),
  /** What `Undo` takes back. */
  output: z.object({ id: reviewId }),
  errors: ['equipment.unknown'],
});
