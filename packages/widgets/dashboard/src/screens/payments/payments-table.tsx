import type { Call, getPayments, InputOf, OutputOf, PaymentRow } from '@yantra/contract/calls';
import { Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { addressOf } from '../../internal/address.ts';
import { timeText } from '../../internal/dates.ts';
import { messages as plans } from '../../internal/plans/plans.messages.ts';
import { useReceipt } from '../../internal/plans/use-receipt.ts';
import { glyphs } from '../../internal/shell/glyphs.ts';
import { DataTable } from '../../internal/table/data-table.tsx';
import type { ScreenProps } from '../../screen.ts';
import { allColumns, ownColumns } from './payment-columns.tsx';
import { refundText } from './payment-status.tsx';
import { messages } from './payments.messages.ts';

/** Rows a page: as many as subscriptions have (dashboard.md §9 names none). */
const pageSize = 12;

interface PaymentsTableProps extends Pick<ScreenProps, 'user' | 'query' | 'navigate'> {
  readonly call: Call<InputOf<typeof getPayments>, OutputOf<typeof getPayments>>;
  readonly kind: 'all' | 'own';
  /** Another number asks anew. */
  readonly turn?: number;
}

/** Payments that the server pages, sorts and searches. */
export function PaymentsTable({ call, kind, user, query, navigate, turn }: PaymentsTableProps) {
  const download = useReceipt();
  return (
    <DataTable
      label={messages.table}
      name={`${kind}-payments`}
      address={addressOf(kind === 'all' ? '/admin-payments' : '/payments')}
      query={query}
      navigate={navigate}
      userId={user.id}
      call={call}
      inputOf={(input) => input as InputOf<typeof getPayments>}
      turn={turn}
      pageSize={pageSize}
      columns={kind === 'all' ? allColumns : ownColumns}
      rowId={({ orderId }) => orderId}
      nameOf={({ orderId }) => messages.order.concat(' ', orderId)}
      menuOf={(row) => menuOf(row, kind, download)}
      detail={(row) => <Facts {...row} />}
      empty={
        <StateMessage
          picture="empty-list"
          title={messages.nothing}
          text={kind === 'all' ? messages.nothingAll : messages.nothingOwn}
          level={2}
        />
      }
    />
  );
}

function menuOf(
  { orderId, purchaseId, invoiceNumber }: PaymentRow,
  kind: 'all' | 'own',
  download: (purchaseId: string) => void,
): readonly MenuItem[] {
  const look = {
    label: messages.look,
    href: `${addressOf('/payments')}?order=${encodeURIComponent(orderId)}`,
    icon: <Glyph d={glyphs.eye} />,
  };
  const receipt = {
    label: plans.receipt,
    onSelect: () => purchaseId && download(purchaseId),
    icon: <Glyph d={glyphs.download} />,
  };
  return [...(kind === 'own' ? [look] : []), ...(purchaseId && invoiceNumber ? [receipt] : [])];
}

function Facts(row: PaymentRow) {
  const { orderId, orderState, displayName, subscriptionPeriod, cfPaymentId, invoiceNumber, createdAt, refund } = row;
  const facts = [
    [messages.order, orderId],
    [messages.orderState, messages.orderStates[orderState]],
    [messages.plan, `${displayName}, ${plans.period(subscriptionPeriod)}`],
    [messages.begun, timeText(createdAt)],
    [messages.invoice, invoiceNumber ?? '—'],
    [messages.gatewayPayment, cfPaymentId ?? '—'],
    ...(refund
      ? [
          [messages.refund, refundText(row)] as const,
          [messages.reason, refund.reason || '—'] as const,
          [messages.refundedOn, timeText(refund.createdAt)] as const,
          [messages.refundId, refund.refundId] as const,
        ]
      : []),
  ] as const;
  return (
    <dl className="y-dashboard__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
