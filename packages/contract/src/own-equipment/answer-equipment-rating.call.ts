import { defineCall } from '../define-call.ts';
import { nothing } from '../shapes/answers.ts';
import { ratingAnswer } from './ratings.shapes.ts';

/** One answer to each: another one takes its place, an empty one takes it back. */
export const answerEquipmentRating = defineCall({
  summary: 'Says what a machine’s owner has to say to a rating of it.',
  route: 'POST /Equipment/AnswerEquipmentRating',
  who: 'supplierOrUser',
  input: ratingAnswer,
  output: nothing,
  errors: ['rating.unknown'],
});
