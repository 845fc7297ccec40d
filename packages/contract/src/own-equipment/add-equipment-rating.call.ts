import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { ratingInput } from './ratings.shapes.ts';

export const addEquipmentRating = defineCall({
  summary: 'Rates a machine, once and not one’s own; half stars.',
  route: 'POST /Equipment/AddEquipmentRating',
  who: 'supplierOrUser',
  input: ratingInput,
  output: nothing,
  errors: ['equipment.unknown', 'rating.own', 'rating.again'],
});
