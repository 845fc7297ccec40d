import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { ratingInput } from './ratings.shapes.ts';

/** A rating already removed is not an error. */
export const removeEquipmentRating = defineCall({
  summary: 'Withdraws what the token’s user has given a machine, and with it the owner’s answer.',
  route: 'POST /Equipment/RemoveEquipmentRating',
  who: 'supplierOrUser',
  input: ratingInput.pick({ equipmentId: true }),
  output: nothing,
});
