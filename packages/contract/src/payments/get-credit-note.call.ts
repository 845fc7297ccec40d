import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { purchaseId } from './payments.shapes.ts';

/** Answers `application/pdf`. */
export const getCreditNote = defineCall({
  summary: 'The credit note over what was left of a purchase when a larger plan took its place, as PDF.',
  route: 'GET /Payment/CreditNote',
  who: 'owner',
  /** The purchase that was replaced. */
  input: purchaseId,
  answers: 'file',
  output: z.unknown(),
  errors: ['purchase.unknown', 'server.busy'],
});
