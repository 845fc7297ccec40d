import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { orderId } from './payments.shapes.ts';

/** One attempt to pay, in the gateway's words. */
const paymentRecord = z.object({
  cf_payment_id: z.string(),
  order_amount: rupees,
  payment_amount: rupees,
  /** ISO 8601, UTC; empty while it is pending. */
  payment_completion_time: z.string(),
  payment_status: z.string(),
  payment_group: z.string(),
  payment_message: z.string(),
});

export const verifyPayment = defineCall({
  summary: 'Asks the gateway about an order, settles it, and answers the attempts to pay.',
  route: 'POST /Payment/VerifyPayment',
  who: 'owner',
  takes: 'query',
  input: orderId,
  /** Documented: the attempts, or a message if there are none. */
  output: z.union([
    z.array(paymentRecord),
    z.object({
      message: z.string(),
      /** The gateway could not be reached: it is unknown whether it was paid. */
      isUnknown: z.boolean().optional(),
    }),
  ]),
  errors: ['order.unknown', 'payment.unavailable'],
});
