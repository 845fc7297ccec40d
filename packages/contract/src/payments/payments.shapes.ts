import { inputLengths } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';
import { rupees } from '../shapes/answers.ts';
import { day, optional, rowId } from '../shapes/input.ts';
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
export const refundReason = z.enum(['amount', 'again', 'machines', 'running', 'account', 'upgrade', 'asked']);

export const refund = z.object({
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
  /** Whose; absent for who may not look at people, and in one's own list. */
  userId: z.string().optional(),
  subscriptionId: z.number().int().optional(),
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
const wrongDay = wrong('date.invalid');
/** Days in India, both included. */
export const periodOfDays = z.object({ from: optional(day(wrongDay)), to: optional(day(wrongDay)) });

/** How it stands with a payment; `untried` are orders that nobody tried to pay. */
export const paymentFilter = z.enum(['paid', 'pending', 'failed', 'dropped', 'refunded', 'transfer', 'untried']);

/** All payments: without `status` every order, tried or not. */
export const allPaymentsInput = paymentsInput.extend(periodOfDays.shape).extend({
  status: optional(z.enum([...paymentFilter.options, 'tried'], wrong('choice.invalid'))),
  subscriptionId: optional(rowId),
});
export const paymentPage = pageOf(paymentRow);

export const paperKind = z.enum(['invoice', 'creditNote']);
