import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { ratingAnswer } from './ratings.shapes.ts';

/** One answer per rating: a new one replaces it, an empty one removes it. */
export const answerEquipmentRating = defineCall({
  summary: 'Says what a machine’s owner has to say to a rating of it.',
  route: 'POST /Equipment/AnswerEquipmentRating',
  who: 'supplierOrUser',
  input: ratingAnswer,
  output: nothing,
  errors: ['rating.unknown'],
});
