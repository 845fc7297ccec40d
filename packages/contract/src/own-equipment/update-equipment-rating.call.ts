import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { ratingInput } from './ratings.shapes.ts';

export const updateEquipmentRating = defineCall({
  summary: 'Changes what the token’s user has given a machine.',
  route: 'POST /Equipment/UpdateEquipmentRating',
  who: 'supplierOrUser',
  input: ratingInput,
  output: nothing,
  errors: ['rating.unknown'],
});
