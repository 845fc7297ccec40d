import { descriptionLength, inputLengths, limits } from '@yantra/domain';
import { z } from 'zod';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { numeric } from '../shapes/input.ts';

/** What somebody gives a machine: both, stars and words. */
export const ratingInput = z.object({
  equipmentId: equipmentId.shape.id,
  starRating: z.preprocess(
    numeric,
    z
      .number(wrong('rating.required'))
      .min(0.5, wrong('rating.required'))
      .max(limits.stars, wrong('rating.tooHigh', { most: limits.stars }))
      .multipleOf(0.5, wrong('rating.noHalves')),
  ),
  comment: z
    .string(wrong('rating.required'))
    .trim()
    .min(1, wrong('rating.required'))
    .max(descriptionLength, wrong('text.tooLong', { most: descriptionLength })),
});

/** What an owner says to a rating; empty takes it back. */
export const ratingAnswer = z.object({
  ratingId: z.string(wrong('rating.noId')).max(inputLengths.id, wrong('rating.noId')),
  answer: z
    .string(wrong('text.line'))
    .trim()
    .max(descriptionLength, wrong('text.tooLong', { most: descriptionLength })),
});
