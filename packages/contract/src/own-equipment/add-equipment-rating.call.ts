import { descriptionLength } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { equipmentId } from '../equipment/equipment.shapes.ts';
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
        .number('Please provide a rating and a comment.')
        .min(0.5, 'Please provide a rating and a comment.')
        .max(5, 'A rating has 5 stars at most.')
        .multipleOf(0.5, 'A rating is in halves of a star.'),
    ),
    comment: z
      .string('Please provide a rating and a comment.')
      .trim()
      .min(1, 'Please provide a rating and a comment.')
      .max(descriptionLength, `${descriptionLength} characters at most, please.`),
  }),
  output: nothing,
  errors: ['equipment.unknown', 'rating.own', 'rating.again'],
});
