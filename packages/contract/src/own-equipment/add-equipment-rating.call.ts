import { descriptionLength, limits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
import { wrong } from '../field-errors.ts';
import { nothing } from '../shapes/answers.ts';
import { numeric } from '../shapes/input.ts';

export const addEquipmentRating = defineCall({
  summary: 'Rates a machine, once and not one’s own; half stars.',
  route: 'POST /Equipment/AddEquipmentRating',
  who: 'supplierOrUser',
  input: z.object({
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
  }),
  output: nothing,
  errors: ['equipment.unknown', 'rating.own', 'rating.again'],
});
