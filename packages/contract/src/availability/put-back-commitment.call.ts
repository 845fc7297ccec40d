import { defineCall } from '../define-call.ts';
import { commitment, commitmentNamed } from './availability.shapes.ts';

export const putBackCommitment = defineCall({
  summary: 'Undoes the last change of a commitment: it was freed, moved or said otherwise.',
  route: 'POST /Availability/PutBackCommitment',
  who: 'supplierOrUser',
  /** With the version that the change answered. What was only added is freed instead. */
  input: commitmentNamed,
  output: commitment,
  errors: ['commitment.unknown', 'commitment.changed', 'days.taken'],
});
