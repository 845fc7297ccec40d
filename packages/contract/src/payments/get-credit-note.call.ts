import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { optional } from '../shapes/input.ts';
import { purchaseId } from './payments.shapes.ts';

/** Answers `application/pdf`. */
export const getCreditNote = defineCall({
  summary:
    'A credit note of a purchase, as PDF: over what was left when a larger plan took its place, or by its number that of a refund.',
  route: 'GET /Payment/CreditNote',
  who: 'owner',
  input: purchaseId.extend({
    /** Absent: that of the larger plan. */
    number: optional(z.string(wrong('text.line')).max(inputLengths.paperNumber, wrong('text.line'))),
  }),
  answers: 'file',
  output: z.unknown(),
  errors: ['purchase.unknown', 'server.busy'],
});
