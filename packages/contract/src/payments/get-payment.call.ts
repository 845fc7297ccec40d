import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { rupees } from '../shapes/answers.ts';
import { orderId, paymentRow, refund } from './payments.shapes.ts';

export const getPayment = defineCall({
  summary: 'One order with every attempt to pay it, what was bought, and what went back.',
  route: 'GET /Payment/GetPayment',
  who: 'finance',
  input: orderId,
  output: paymentRow.extend({
    /** As on the invoice; empty if unknown. */
    receiverName: z.string(),
    gstin: z.string(),
    /** Credit of an earlier plan, beside `orderAmount`. */
    creditAmount: rupees,
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    /** The most that may still be given back. */
    refundable: rupees,
    /** Every attempt to pay, the latest first. */
    attempts: z.array(
      z.object({
        cfPaymentId: z.string(),
        status: z.string(),
        amount: rupees,
        paymentGroup: z.string(),
        message: z.string(),
        completedAt: z.string().nullable(),
      }),
    ),
    /** The latest first. */
    refunds: z.array(
      refund.extend({
        /** Null for money that could not be used: nothing was sold. */
        creditNoteNumber: z.string().nullable(),
        /** Who asked for it; null if it went back by itself. */
        askedBy: z.string().nullable(),
        /** The bank's, of what was paid by transfer; else empty. */
        reference: z.string(),
      }),
    ),
    /** Of a plan paid by bank transfer. */
    transfer: z
      .object({ reference: z.string(), transferredOn: z.string(), addedBy: z.string(), addedAt: z.string() })
      .nullable(),
  }),
  errors: ['order.unknown'],
});
