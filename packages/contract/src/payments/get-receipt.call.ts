import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { purchaseId } from './payments.shapes.ts';

/** Answers `application/pdf`. */
export const getReceipt = defineCall({
  summary: 'The tax invoice of a purchase, as PDF.',
  route: 'GET /Payment/Receipt',
  who: 'owner',
  input: purchaseId,
  answers: 'file',
  output: z.unknown(),
  errors: ['purchase.unknown', 'server.busy'],
});
