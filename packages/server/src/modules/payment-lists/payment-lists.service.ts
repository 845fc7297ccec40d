import type {
  getOwnPayments,
  getPayment,
  getPayments,
  InputOf,
  OutputOf,
  PaymentRow,
  RefundReason,
} from '@yantra/contract/calls';
import { maskPhone, paiseToRupees } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { pageIn } from '../../page.ts';
import { attemptsOf, leftToRefund, paymentTexts, stateOf } from '../payments/index.ts';
import * as queries from './payment-lists.queries.ts';
import { spanOfDays } from './span.ts';

type Page = OutputOf<typeof getPayments>;

/** Payments for tables, and one with all of it. */
export type PaymentLists = ReturnType<typeof createPaymentLists>;

const usualSize = 12;

export function createPaymentLists({ db, clock }: DbAndClock) {
  async function pageOf(
    input: InputOf<typeof getPayments>,
    userId: string | undefined,
    { isOpen, show }: Sight,
  ): Promise<Page> {
    const { page, limit, offset } = pageIn(input, usualSize);
    const { searchTerm, sort = '-createdAt', status, subscriptionId } = input;
    const { rows, total } = await queries.paymentsPage(db, {
      userId,
      searchTerm: searchTerm || undefined,
      status,
      subscriptionId,
      span: spanOfDays(input),
      seesPeople: isOpen,
      sort,
      limit,
      offset,
    });
    const now = clock.now();
    return {
      data: rows.map((row) => paymentRow(row, now, { isOpen: isOpen && userId === undefined, show })),
      total,
      page,
      pageSize: limit,
    };
  }

  return {
    /** Everybody's. */
    all: (input: InputOf<typeof getPayments>, caller: Caller): Promise<Page> => {
      return pageOf(input, undefined, sightOf(caller));
    },
    /** The caller's own. */
    own: (input: InputOf<typeof getOwnPayments>, { userId }: Caller): Promise<Page> =>
      pageOf(input, userId, { isOpen: true, show: asIs }),
    /** Of one person, for admins. */
    of: (input: InputOf<typeof getOwnPayments>, userId: string): Promise<Page> =>
      pageOf(input, userId, { isOpen: true, show: asIs }),
    /** @throws AppError `order.unknown` */
    async one(id: string, caller: Caller): Promise<OutputOf<typeof getPayment>> {
      const row = await queries.paymentPageOf(db, id);
      if (row === undefined) throw new AppError('order.unknown');
      const now = clock.now();
      const [attempts, refunds, transfer, left] = await Promise.all([
        attemptsOf(db, id),
        queries.refundsOf(db, id),
        queries.transferOf(db, id),
        leftToRefund(db, id, now),
      ]);
      return {
        ...paymentRow(row, now, sightOf(caller)),
        receiverName: row.receiver,
        gstin: row.gstin,
        creditAmount: paiseToRupees(row.credit_paise),
        startDate: row.start_date?.toISOString() ?? null,
        endDate: row.end_date?.toISOString() ?? null,
        refundable: paiseToRupees(left),
        attempts: attempts.map((one) => ({
          cfPaymentId: one.cf_payment_id,
          status: words[one.status] ?? one.status,
          amount: paiseToRupees(one.amount_paise),
          paymentGroup: one.payment_group,
          message: one.message,
          completedAt: one.completed_at?.toISOString() ?? null,
        })),
        refunds: refunds.map((one) => ({
          ...refundParts(one),
          creditNoteNumber: one.credit_note,
          askedBy: one.asked_by,
          reference: one.reference,
        })),
        transfer: transfer === undefined ? null : transferOf(transfer),
      };
    },
  };
}

const transferOf = (row: queries.TransferRow) => ({
  reference: row.reference,
  transferredOn: row.transferred_on,
  addedBy: row.added_by,
  addedAt: row.created_at.toISOString(),
});

const asIs = (phone: string): string => phone;

/** What of a person is seen. */
interface Sight {
  readonly isOpen: boolean;
  readonly show: (phone: string) => string;
}

/** Finance works with money, not with people: no phone, and no way to a person's page. */
const sightOf = ({ role }: Caller): Sight =>
  role === 'admin' ? { isOpen: true, show: asIs } : { isOpen: false, show: maskPhone };

/** Three words are ours (dashboard.md §4), the others are the gateway's. */
const words: Readonly<Record<string, string>> = { PENDING: 'Pending', FAILED: 'Failed' };
const untried = 'NOT_ATTEMPTED';

function paymentRow(row: queries.PaymentListRow, now: Date, { isOpen, show }: Sight): PaymentRow {
  const status = row.status ?? untried;
  const attempts = row.statuses.map((one) => ({ status: one }));
  return {
    orderId: row.order_id,
    ...(isOpen && { userId: row.user_id }),
    subscriptionId: row.subscription_id,
    userFullname: row.full_name,
    // A deleted account's phone is gone.
    userPhonenumber: /^\d{10}$/.test(row.phone) ? show(row.phone) : '',
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
  const { refund_id: id, refund_created_at: created_at, refund_state: state } = row;
  if (id === null || created_at === null || state === null) return null;
  const [reason, note] = [row.refund_reason ?? '', row.refund_note ?? ''];
  return refundParts({ id, amount_paise: row.refund_paise ?? 0, state, reason, note, created_at });
}

type RefundParts = Pick<queries.RefundListRow, 'id' | 'amount_paise' | 'state' | 'reason' | 'note' | 'created_at'>;

function refundParts(row: RefundParts) {
  const reasonCode = row.reason as RefundReason;
  return {
    refundId: row.id,
    amount: paiseToRupees(row.amount_paise),
    status: row.state === 'done' ? ('SUCCESS' as const) : ('PENDING' as const),
    reason: row.note || paymentTexts.refundReasons[reasonCode],
    reasonCode,
    createdAt: row.created_at.toISOString(),
  };
}
