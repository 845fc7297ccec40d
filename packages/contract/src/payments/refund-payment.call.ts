import { inputLengths, inputLimits } from '@yantra/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { line, numeric, optional } from '../shapes/input.ts';
import { reason } from '../staff/staff.shapes.ts';
import { orderId, uuid } from './payments.shapes.ts';

export const refundPayment = defineCall({
  summary:
    'Gives a payment back, whole or in part, by the way it came, with a credit note. Given back whole, its plan ends. The same request id refunds once.',
  route: 'POST /Payment/Refund',
  who: 'finance',
  input: orderId.extend({
    /** Made by the asker, one for each refund: repeating it changes nothing. */
    requestId: uuid(wrong('request.noId')),
    /** Rupees. */
    amount: z.preprocess(
      numeric,
      z
        .number(wrong('amount.required'))
        .min(0.01, wrong('amount.required'))
        .max(inputLimits.amount, wrong('amount.required'))
        .multipleOf(0.01, wrong('amount.required')),
    ),
    /** The buyer is told of it. */
    reason,
    /** The bank's, for what was paid by transfer: it goes back by hand. */
    reference: optional(line(wrong('reference.required'), inputLengths.transferReference)),
  }),
  output: z.object({
    refundId: z.string(),
    status: z.enum(['PENDING', 'SUCCESS']),
    amount: rupees,
    /** The plan has ended with it. */
    hasEnded: z.boolean(),
  }),
  errors: ['order.unknown', 'refund.tooMuch', 'refund.nothingLeft', 'refund.other'],
  says: ['reference.required'],
});
