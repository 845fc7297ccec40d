import { descriptionLength, inputLengths, limits } from '@yantra/domain';
import { z } from 'zod';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { numeric } from '../shapes/input.ts';

/** A rating: stars and a comment, both required. */
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

/** An owner's answer to a rating; empty removes it. */
export const ratingAnswer = z.object({
  ratingId: z.string(wrong('rating.noId')).max(inputLengths.id, wrong('rating.noId')),
  answer: z
    .string(wrong('text.line'))
    .trim()
    .max(descriptionLength, wrong('text.tooLong', { most: descriptionLength })),
});
