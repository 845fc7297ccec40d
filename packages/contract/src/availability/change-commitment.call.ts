import { defineCall } from '../define-call.ts';
import {
  checkCommitment,
  commitment,
  commitmentFields,
  commitmentNamed,
  saidOfCommitments,
  unit,
} from './availability.shapes.ts';

export const changeCommitment = defineCall({
  summary: 'Moves or stretches a commitment of one’s own machine, or changes what is said of it.',
  route: 'POST /Availability/ChangeCommitment',
  who: 'supplierOrUser',
  /** All of it is given again; what is absent is removed, but for `bufferDays`. */
  input: commitmentNamed.extend({ unit, ...commitmentFields }).superRefine(checkCommitment),
  output: commitment,
  errors: ['commitment.unknown', 'commitment.changed', 'days.taken'],
  says: saidOfCommitments,
});
