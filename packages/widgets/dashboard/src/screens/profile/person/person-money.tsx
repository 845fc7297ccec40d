import { getPersonPayments, type InputOf, type PaymentRow } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { type Language, textsIn, useLanguage, useMessages, wordIn } from '@yantra/language';
import { Glyph, StateMessage } from '@yantra/ui';
import { useMemo } from 'react';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText } from '../../../kit/dates.ts';
import { glyphs } from '../../../kit/glyphs.ts';
import { groupText } from '../../../kit/plans/payment-group.ts';
import { PaymentStatus } from '../../../kit/plans/payment-status.tsx';
import { messages as plans } from '../../../kit/plans/plans.messages.ts';
import { useReceipt } from '../../../kit/plans/use-receipt.ts';
import { type Column, column } from '../../../kit/table/columns.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { inTab, type InTabProps } from './in-tab.ts';
import { PersonPurchases } from './person-purchases.tsx';
import { messages } from './person.messages.ts';

const pageSize = 12;

function columnsIn(language: Language | undefined): readonly Column<PaymentRow>[] {
  const { payments: texts } = textsIn(language, messages);
  const planTexts = textsIn(language, plans);
  const dateTexts = textsIn(language, dates);
  const planOf = ({ displayName, subscriptionPeriod }: PaymentRow) =>
    `${displayName}, ${planTexts.period(subscriptionPeriod)}`;
  return [
    column('plan', texts.plan, planOf, {
      isRowTitle: true,
      cell: (row) => (
        <span className="y-dashboard__thing">
          <span>
            {planOf(row)}
            <small>
              {[
                row.invoiceNumber ?? texts.order(row.orderId),
                row.paymentGroup && wordIn(language, groupText(row.paymentGroup)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </span>
      ),
    }),
    column('date', texts.date, ({ createdAt }) => dayText(createdAt, dateTexts), { sort: 'createdAt' }),
    column('amount', texts.amount, ({ orderAmount }) => formatRupees(orderAmount, 2), {
      sort: 'orderAmount',
      isNumeric: true,
      onPhone: 'line',
    }),
    column('status', texts.status, ({ paymentStatus }) => wordIn(language, paymentStatus), {
      onPhone: 'dot',
      cell: ({ paymentStatus }) => <PaymentStatus status={paymentStatus} />,
    }),
  ];
}

/** What somebody bought, and every payment for it. */
export function PersonMoney({ userId, ...props }: InTabProps) {
  const { payments: texts } = useMessages(messages);
  const language = useLanguage();
  const receipt = useReceipt();
  const columns = useMemo(() => columnsIn(language), [language]);
  return (
    <div className="y-dashboard__person-parts">
      <PersonPurchases userId={userId} />
      <DataTable
        {...inTab(props)}
        label={texts.table}
        name="person-payments"
        call={getPersonPayments}
        inputOf={(input) => ({ ...input, id: userId }) as InputOf<typeof getPersonPayments>}
        pageSize={pageSize}
        columns={columns}
        rowId={({ orderId }) => orderId}
        nameOf={({ orderId }) => texts.order(orderId)}
        menuOf={({ purchaseId, invoiceNumber }) =>
          purchaseId && invoiceNumber
            ? [{ label: texts.receipt, onSelect: () => receipt(purchaseId), icon: <Glyph d={glyphs.download} /> }]
            : []
        }
        empty={<StateMessage picture="no-payments" title={texts.none} text={texts.noneText} level={2} />}
      />
    </div>
  );
}
