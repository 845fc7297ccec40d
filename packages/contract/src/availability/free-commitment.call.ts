import { defineCall } from '../define-call.ts';
import { nextVersion } from '../shapes/answers.ts';
import { commitmentNamed } from './availability.shapes.ts';

export const freeCommitment = defineCall({
  summary: 'Frees the days of a commitment of one’s own machine. It may be put back.',
  route: 'POST /Availability/FreeCommitment',
  who: 'supplierOrUser',
  input: commitmentNamed,
  output: nextVersion,
  errors: ['commitment.unknown', 'commitment.changed'],
});
