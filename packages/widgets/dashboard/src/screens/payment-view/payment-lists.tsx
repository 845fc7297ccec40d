import { formatRupees } from '@yantra/domain';
import { useErrorText, useMessages, useWord } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { Panel } from '../../kit/panel.tsx';
import { reasonText } from '../../kit/payments/refund-text.ts';
import { groupText } from '../../kit/plans/payment-group.ts';
import { PaymentStatus } from '../../kit/plans/payment-status.tsx';
import { useRefundNote } from '../../kit/plans/use-receipt.ts';
import { Status } from '../../kit/status.tsx';
import { messages } from './payment-view.messages.ts';
import type { Payment } from './payment.ts';

/** Every attempt to pay, the latest first. */
export function Attempts({ payment: { attempts } }: { readonly payment: Payment }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const word = useWord();
  const { columns } = texts;
  if (attempts.length === 0) {
    return (
      <Panel title={texts.attempts}>
        <p className="y-dashboard__panel-body y-muted">{texts.noAttempts}</p>
      </Panel>
    );
  }
  return (
    <Panel title={texts.attempts}>
      <table className="y-dashboard__ledger">
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.how}</th>
            <th scope="col" data-num="">
              {columns.amount}
            </th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((one) => (
            <tr key={one.cfPaymentId}>
              <td>{one.completedAt ? timeText(one.completedAt, dateTexts) : '—'}</td>
              <td data-lead="">
                <b>{word(groupText(one.paymentGroup))}</b>
                <small>{[one.cfPaymentId, one.message].filter(Boolean).join(' · ')}</small>
              </td>
              <td data-num="">{formatRupees(one.amount, 2)}</td>
              <td>
                <PaymentStatus status={one.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** What went back, by whom and why. */
export function Refunds({ payment: { refunds, purchaseId } }: { readonly payment: Payment }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const errorText = useErrorText();
  const download = useRefundNote();
  const { columns } = texts;
  if (refunds.length === 0) {
    return (
      <Panel title={texts.refunds}>
        <p className="y-dashboard__panel-body y-muted">{texts.noRefunds}</p>
      </Panel>
    );
  }
  return (
    <Panel title={texts.refunds}>
      <table className="y-dashboard__ledger">
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col" data-num="">
              {columns.amount}
            </th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.paper}</th>
          </tr>
        </thead>
        <tbody>
          {refunds.map((one) => (
            <tr key={one.refundId}>
              <td>{timeText(one.createdAt, dateTexts)}</td>
              <td data-lead="">
                <b>{reasonText(one, errorText)}</b>
                <small>
                  {[one.askedBy ? texts.byHand(one.askedBy) : texts.byItself, one.reference]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td data-num="">{formatRupees(one.amount, 2)}</td>
              <td>
                <Status kind={one.status === 'SUCCESS' ? 'good' : 'warn'}>
                  {one.status === 'SUCCESS' ? texts.done : texts.onItsWay}
                </Status>
              </td>
              <td>
                {one.creditNoteNumber && purchaseId ? (
                  <button
                    type="button"
                    className="y-link"
                    onClick={() => download(purchaseId, one.creditNoteNumber ?? '')}
                  >
                    {one.creditNoteNumber}
                  </button>
                ) : (
                  '—'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
