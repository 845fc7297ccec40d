import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { optional } from '../shapes/input.ts';
import {
  checkCommitment,
  commitment,
  commitmentFields,
  ofMachine,
  saidOfCommitments,
  unit,
} from './availability.shapes.ts';

export const addCommitment = defineCall({
  summary: 'Takes days of a machine of one’s own: a booking, a hold, a block or a repair.',
  route: 'POST /Availability/AddCommitment',
  who: 'supplierOrUser',
  /** Without a unit: the first that is free in all these days. */
  input: z.object({ ...ofMachine.shape, unit: optional(unit), ...commitmentFields }).superRefine(checkCommitment),
  output: commitment,
  errors: ['equipment.unknown', 'days.taken', 'commitment.tooMany'],
  says: saidOfCommitments,
});
