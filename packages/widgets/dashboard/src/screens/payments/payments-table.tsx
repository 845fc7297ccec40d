import type { Call, getPayments, InputOf, OutputOf, PaymentRow } from '@yantra/contract/calls';
import { useLanguage, useMessages, useErrorText } from '@yantra/language';
import { Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as allTexts } from '../../kit/payments/all-payments.messages.ts';
import { paymentAddress, planAddress } from '../../kit/payments/payment-address.ts';
import { messages } from '../../kit/payments/payments.messages.ts';
import { reasonText, refundText } from '../../kit/payments/refund-text.ts';
import { pageOfPerson } from '../../kit/person-address.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { useReceipt } from '../../kit/plans/use-receipt.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { DataTable, type TableInput } from '../../kit/table/data-table.tsx';
import type { TableQuery } from '../../kit/table/table-query.ts';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import { paymentColumns } from './payment-columns.tsx';

/** Rows per page: as many as subscriptions have (dashboard.md §9 names none). */
const pageSize = 12;

/* Orders that nobody tried to pay stand apart. */
const inputOf =
  (kind: 'all' | 'own') =>
  (input: TableInput, { untried, status, plan, from, to }: TableQuery['filters']): InputOf<typeof getPayments> =>
    ({
      ...input,
      ...(kind === 'all' && { status: untried ? 'untried' : (status ?? 'tried') }),
      ...(plan && { subscriptionId: Number(plan) }),
      ...(from && { from }),
      ...(to && { to }),
    }) as InputOf<typeof getPayments>;

interface PaymentsTableProps extends Pick<ScreenProps, 'user' | 'query' | 'navigate'> {
  readonly call: Call<InputOf<typeof getPayments>, OutputOf<typeof getPayments>>;
  readonly kind: 'all' | 'own';
  readonly filters?: readonly TableFilter[];
  /** A new number reloads. */
  readonly reloadKey?: number;
}

export function PaymentsTable({ kind, ...props }: PaymentsTableProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const language = useLanguage();
  const all = useMessages(allTexts);
  const columns = useMemo(() => paymentColumns(kind, language), [kind, language]);
  const download = useReceipt();
  return (
    <DataTable
      {...props}
      label={texts.table}
      name={`${kind}-payments`}
      address={addressOf(kind === 'all' ? '/admin-payments' : '/payments')}

      inputOf={inputOf(kind)}
      searchHint={kind === 'all' ? all.hint : undefined}
      pageSize={pageSize}
      columns={columns}
      rowId={({ orderId }) => orderId}
      nameOf={({ orderId }) => texts.order.concat(' ', orderId)}
      menuOf={(row) => menuOf(row, kind, download, { ...all, look: texts.look, receipt: planTexts.receipt })}
      detail={(row) => <Detail {...row} />}
      empty={
        <StateMessage
          picture="no-payments"
          title={texts.nothing}
          text={kind === 'all' ? texts.nothingAll : texts.nothingOwn}
          level={2}
        />
      }
    />
  );
}

function menuOf(
  { orderId, purchaseId, invoiceNumber, userId, subscriptionId }: PaymentRow,
  kind: 'all' | 'own',
  download: (purchaseId: string) => void,
  labels: Readonly<Record<'look' | 'see' | 'person' | 'planOf' | 'receipt', string>>,
): readonly MenuItem[] {
  const look = {
    label: kind === 'own' ? labels.look : labels.see,
    href: kind === 'own' ? `${addressOf('/payments')}?order=${encodeURIComponent(orderId)}` : paymentAddress(orderId),
    icon: <Glyph d={glyphs.eye} />,
  };
  const receipt = {
    label: labels.receipt,
    onSelect: () => purchaseId && download(purchaseId),
    icon: <Glyph d={glyphs.download} />,
  };
  const people: readonly MenuItem[] =
    userId === undefined
      ? []
      : [
          { label: labels.person, href: pageOfPerson(userId), icon: <Glyph d={glyphs.profile} /> },
          { label: labels.planOf, href: planAddress(subscriptionId), icon: <Glyph d={glyphs.card} /> },
        ];
  return [look, ...people, ...(purchaseId && invoiceNumber ? [receipt] : [])];
}

function Detail(row: PaymentRow) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const errorText = useErrorText();
  const { orderId, orderState, displayName, subscriptionPeriod, cfPaymentId, invoiceNumber, createdAt, refund } = row;
  const facts: FactList = [
    [texts.order, orderId],
    [texts.orderState, texts.orderStates[orderState]],
    [texts.plan, `${displayName}, ${planTexts.period(subscriptionPeriod)}`],
    [texts.begun, timeText(createdAt, dateTexts)],
    [texts.invoice, invoiceNumber ?? '—'],
    [texts.gatewayPayment, cfPaymentId ?? '—'],
    ...(refund
      ? ([
          [texts.refund, refundText(row, texts)],
          [texts.reason, reasonText(refund, errorText)],
          [texts.refundedOn, timeText(refund.createdAt, dateTexts)],
          [texts.refundId, refund.refundId],
        ] as const)
      : []),
  ];
  return (
    <dl className="y-dashboard__facts">
      <Facts of={facts} />
    </dl>
  );
}
