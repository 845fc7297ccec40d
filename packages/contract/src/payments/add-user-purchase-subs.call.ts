import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { orderId, wrongOrderId } from './payments.shapes.ts';

export const addUserPurchaseSubs = defineCall({
  summary: 'Turns a paid order into the subscription, once; money, dates, user and machines are our own records’.',
  route: 'POST /Subscription/AddUserPurchaseSubs',
  who: 'supplierOrUser',
  /** Uses a paid order. Documented with money, dates, machines and user: the server has its own and drops the body's; only the order's id counts. */
  input: z.object({
    payment: z.preprocess(
      (value) => (Array.isArray(value) ? value[0] : value),
      z.object({ orderId: orderId.shape.id }, wrongOrderId),
    ),
  }),
  output: z.object({ id: z.string() }),
  message: 'Subscription purchased successfully!',
  errors: ['order.unknown', 'payment.pending', 'payment.failed', 'payment.refunded', 'payment.unavailable'],
});
