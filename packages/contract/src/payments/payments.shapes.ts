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

/** A purchase's state. `confirming`: paid or being paid, not settled yet. */
export const orderState = z.enum(['open', 'confirming', 'fulfilled', 'failed', 'expired', 'refunding', 'refunded']);

/** The reason for a refund. */
export const refundReason = z.enum(['amount', 'again', 'machines', 'running', 'account', 'upgrade']);

const refund = z.object({
  refundId: z.string(),
  amount: rupees,
  status: z.enum(['PENDING', 'SUCCESS']),
  /** The reason, for the person. */
  reason: z.string(),
  /** The same, for programs. */
  reasonCode: refundReason.optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A row of the payments list: an order's most telling attempt (a success before others, then the latest). */
export const paymentRow = z.object({
  orderId: z.string(),
  userFullname: z.string(),
  /** Ten digits. */
  userPhonenumber: z.string(),
  /** ISO 8601, UTC; null while it is pending. */
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
