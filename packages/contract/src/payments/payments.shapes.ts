import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { listInput, pageOf } from '../shapes/page.ts';

export const uuid = (said: string) => z.string(said).regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, said);
export const purchaseId = z.object({ id: uuid(wrong('purchase.noId')) });

export const wrongOrderId = wrong('order.required');
export const orderId = z.object({
  id: z.string(wrongOrderId).min(1, wrongOrderId).max(inputLengths.orderId, wrongOrderId),
});

/** Where a purchase stands. `confirming`: paid or being paid, not settled yet. */
export const orderState = z.enum(['open', 'confirming', 'fulfilled', 'failed', 'expired', 'refunding', 'refunded']);

/** Why money went back. */
export const refundReason = z.enum(['amount', 'again', 'machines', 'running', 'account', 'upgrade']);

const refund = z.object({
  refundId: z.string(),
  amount: rupees,
  status: z.enum(['PENDING', 'SUCCESS']),
  /** Why, for the person. */
  reason: z.string(),
  /** The same, for programs. */
  reasonCode: refundReason.optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A row of the payments list: the latest attempt of an order that tells most (a success before others). */
export const paymentRow = z.object({
  orderId: z.string(),
  userFullname: z.string(),
  /** Ten digits. */
  userPhonenumber: z.string(),
  /** ISO 8601, UTC; null while it runs. */
  paymentCompletionTime: z.string().nullable(),
  orderAmount: rupees,
  paymentGroup: z.string(),
  /** `SUCCESS`, `Pending`, `Failed` or the gateway's other words. */
  paymentStatus: z.string(),
  orderState,
  displayName: z.string(),
  subscriptionPeriod: z.number().int(),
  cfPaymentId: z.string().nullable(),
  purchaseId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  refund: refund.nullable(),
  createdAt: z.string(),
});
export const paymentsInput = listInput([
  'createdAt',
  'userFullname',
  'userPhonenumber',
  'paymentCompletionTime',
  'orderAmount',
  'paymentGroup',
  'paymentStatus',
]);
export const paymentPage = pageOf(paymentRow);
