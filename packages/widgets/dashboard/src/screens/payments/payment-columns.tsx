import type { PaymentRow } from '@yantra/contract/calls';
import { formatPhone, formatRupees } from '@yantra/domain';
import { timeText } from '../../internal/dates.ts';
import { groupText } from '../../internal/plans/payment-group.ts';
import { messages as plans } from '../../internal/plans/plans.messages.ts';
import type { Column } from '../../internal/table/columns.ts';
import { PaymentStatus, refundText } from './payment-status.tsx';
import { messages } from './payments.messages.ts';

const plain = (
  id: string,
  label: string,
  text: (row: PaymentRow) => string,
  more: Partial<Column<PaymentRow>> = {},
): Column<PaymentRow> => ({ id, label, text, cell: (row) => text(row) || '—', ...more });

const planText = ({ displayName, subscriptionPeriod }: PaymentRow): string =>
  `${displayName}, ${plans.period(subscriptionPeriod)}`;

const plan = plain('plan', messages.plan, planText);
const user = plain('userFullname', messages.userFullname, ({ userFullname }) => userFullname, {
  sort: 'userFullname',
  isLead: true,
  cell: ({ userFullname }) => <span className="y-dashboard__thing">{userFullname || '—'}</span>,
});
const phone = plain('userPhonenumber', messages.userPhonenumber, ({ userPhonenumber }) => userPhonenumber, {
  sort: 'userPhonenumber',
  cell: ({ userPhonenumber }) => (userPhonenumber ? formatPhone(userPhonenumber) : '—'),
});

const shared: readonly Column<PaymentRow>[] = [
  plain(
    'paymentCompletionTime',
    messages.paymentCompletionTime,
    ({ paymentCompletionTime }) => (paymentCompletionTime ? timeText(paymentCompletionTime) : ''),
    { sort: 'paymentCompletionTime' },
  ),
  plain('orderAmount', messages.orderAmount, ({ orderAmount }) => orderAmount.toFixed(2), {
    sort: 'orderAmount',
    isNumeric: true,
    cell: ({ orderAmount }) => formatRupees(orderAmount, 2),
  }),
  plain('paymentGroup', messages.paymentGroup, ({ paymentGroup }) => paymentGroup && groupText(paymentGroup), {
    sort: 'paymentGroup',
  }),
  plain('paymentStatus', messages.paymentStatus, ({ paymentStatus }) => paymentStatus, {
    sort: 'paymentStatus',
    cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
  }),
  plain('refund', messages.refund, refundText),
];

const extra: readonly Column<PaymentRow>[] = [
  plain('order', messages.order, ({ orderId }) => orderId, { isExtra: true }),
  plain('invoice', messages.invoice, ({ invoiceNumber }) => invoiceNumber ?? '', { isExtra: true }),
  plain('begun', messages.begun, ({ createdAt }) => timeText(createdAt), { sort: 'createdAt', isExtra: true }),
];

/** What an admin sees of payments: the documented columns first. */
export const allColumns: readonly Column<PaymentRow>[] = [user, phone, ...shared, { ...plan, isExtra: true }, ...extra];

/** One's own payments. */
export const ownColumns: readonly Column<PaymentRow>[] = [
  { ...plan, isLead: true, cell: (row) => <span className="y-dashboard__thing">{planText(row)}</span> },
  ...shared,
  ...extra,
];
