import type { PaymentRow } from '@yantra/contract/calls';
import { formatPhone, formatRupees } from '@yantra/domain';
import { type Language, wordIn, textsIn } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { Link } from '../../kit/link.tsx';
import { paymentAddress } from '../../kit/payments/payment-address.ts';
import { messages } from '../../kit/payments/payments.messages.ts';
import { refundText } from '../../kit/payments/refund-text.ts';
import { groupText } from '../../kit/plans/payment-group.ts';
import { PaymentStatus } from '../../kit/plans/payment-status.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { type Column, dashed } from '../../kit/table/columns.ts';

const plain = dashed<PaymentRow>;

/** The columns of all payments for an admin, the documented ones first; or of the user's own. */
export function paymentColumns(kind: 'all' | 'own', language: Language | undefined): readonly Column<PaymentRow>[] {
  const texts = textsIn(language, messages);
  const planTexts = textsIn(language, plans);
  const planText = ({ displayName, subscriptionPeriod }: PaymentRow): string =>
    `${displayName}, ${planTexts.period(subscriptionPeriod)}`;
  const plan = plain('plan', texts.plan, planText);
  const rest = restColumns(texts, language);
  if (kind === 'own') {
    const cell = (row: PaymentRow) => <span className="y-dashboard__thing">{planText(row)}</span>;
    return [{ ...plan, isRowTitle: true, cell }, ...rest.shared, ...rest.extra];
  }
  const user = plain('userFullname', texts.userFullname, ({ userFullname }) => userFullname, {
    sort: 'userFullname',
    isRowTitle: true,
    cell: ({ userFullname, orderId }) => (
      <span className="y-dashboard__thing">
        <Link href={paymentAddress(orderId)}>{userFullname || '—'}</Link>
      </span>
    ),
  });
  const phone = plain('userPhonenumber', texts.userPhonenumber, ({ userPhonenumber }) => userPhonenumber, {
    sort: 'userPhonenumber',
    cell: ({ userPhonenumber }) => (userPhonenumber ? formatPhone(userPhonenumber) : '—'),
  });
  return [user, phone, ...rest.shared, { ...plan, isExtra: true }, ...rest.extra];
}

function restColumns(texts: typeof messages, language: Language | undefined) {
  const dateTexts = textsIn(language, dates);
  const word = (value: string) => wordIn(language, value);
  const shared = [
    plain(
      'paymentCompletionTime',
      texts.paymentCompletionTime,
      ({ paymentCompletionTime }) => (paymentCompletionTime ? timeText(paymentCompletionTime, dateTexts) : ''),
      { sort: 'paymentCompletionTime' },
    ),
    plain('orderAmount', texts.orderAmount, ({ orderAmount }) => orderAmount.toFixed(2), {
      sort: 'orderAmount',
      isNumeric: true,
      cell: ({ orderAmount }) => formatRupees(orderAmount, 2),
    }),
    plain('paymentGroup', texts.paymentGroup, ({ paymentGroup }) => paymentGroup && word(groupText(paymentGroup)), {
      sort: 'paymentGroup',
    }),
    plain('paymentStatus', texts.paymentStatus, ({ paymentStatus }) => word(paymentStatus), {
      sort: 'paymentStatus',
      cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
    }),
    plain('refund', texts.refund, (row) => refundText(row, texts)),
  ];
  const extra = [
    plain('order', texts.order, ({ orderId }) => orderId, { isExtra: true }),
    plain('invoice', texts.invoice, ({ invoiceNumber }) => invoiceNumber ?? '', { isExtra: true }),
    plain('begun', texts.begun, ({ createdAt }) => timeText(createdAt, dateTexts), {
      sort: 'createdAt',
      isExtra: true,
    }),
  ];
  return { shared, extra };
}
