import type { InputOf, getPayments, OutputOf, PaymentRow, RefundReason } from '@yantra/contract/calls';
import { paiseToRupees } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { stateOf, paymentTexts } from '../payments/index.ts';
import * as queries from './payment-lists.queries.ts';

type Input = InputOf<typeof getPayments>;
type Page = OutputOf<typeof getPayments>;

/** Payments for tables. */
export type PaymentLists = ReturnType<typeof createPaymentLists>;

const usualSize = 12;

export function createPaymentLists({ db, clock }: DbAndClock) {
  async function pageOf(input: Input, userId: string | undefined): Promise<Page> {
    const { page, limit, offset } = pageIn(input, usualSize);
    const { searchTerm, sort = '-createdAt' } = input;
    const question = { userId, searchTerm: searchTerm || undefined, sort, limit, offset };
    const { rows, total } = await queries.paymentsPage(db, question);
    const now = clock.now();
    return { data: rows.map((row) => paymentRow(row, now)), total, page, pageSize: limit };
  }
  return {
    /** Everybody's. */
    all: (input: Input): Promise<Page> => pageOf(input, undefined),
    /** The caller's own. */
    own: (input: Input, { userId }: Caller): Promise<Page> => pageOf(input, userId),
  };
}

/** Three words are ours (dashboard.md §4), the others are the gateway's. */
const words: Readonly<Record<string, string>> = { PENDING: 'Pending', FAILED: 'Failed' };
const untried = 'NOT_ATTEMPTED';

function paymentRow(row: queries.PaymentListRow, now: Date): PaymentRow {
  const status = row.status ?? untried;
  const attempts = row.statuses.map((one) => ({ status: one }));
  return {
    orderId: row.order_id,
    userFullname: row.full_name,
    // A deleted account's phone is gone.
    userPhonenumber: /^\d{10}$/.test(row.phone) ? row.phone : '',
    paymentCompletionTime: row.completed_at?.toISOString() ?? null,
    orderAmount: paiseToRupees(row.amount_paise),
    paymentGroup: row.payment_group ?? '',
    paymentStatus: words[status] ?? status,
    orderState: stateOf(row, attempts, now),
    displayName: row.display_name,
    subscriptionPeriod: row.period_months,
    cfPaymentId: row.cf_payment_id,
    purchaseId: row.purchase_id,
    invoiceNumber: row.invoice_number,
    refund: refundOf(row),
    createdAt: row.created_at.toISOString(),
  };
}

function refundOf(row: queries.PaymentListRow): PaymentRow['refund'] {
  if (row.refund_id === null || row.refund_created_at === null) return null;
  const reasonCode = row.refund_reason as RefundReason;
  return {
    refundId: row.refund_id,
    amount: paiseToRupees(row.refund_paise ?? 0),
    status: row.refund_state === 'done' ? 'SUCCESS' : 'PENDING',
    reason: paymentTexts.refundReasons[reasonCode],
    reasonCode,
    createdAt: row.refund_created_at.toISOString(),
  };
}
