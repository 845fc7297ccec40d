import { type PurchasedPlan, getOwnPayments } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { Link } from '../../kit/link.tsx';
import { Panel } from '../../kit/panel.tsx';
import { PaymentStatus } from '../../kit/plans/payment-status.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { useCreditNote, useReceipt } from '../../kit/plans/use-receipt.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { paymentsOf } from './subscription.model.ts';
import { messages } from './subscriptions.messages.ts';

/** The latest payments, which include those of the shown plan. */
const latest = { page: 1, pageSize: 50 };

/** The plan's payments and failed attempts, with documents to download. */
export function Documents({ plan }: { readonly plan: PurchasedPlan }) {
  const texts = useMessages(messages);
  const { papers } = texts;
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const receipt = useReceipt();
  const creditNote = useCreditNote();
  const payments = dataOf(useRemote(getOwnPayments, latest).remote)?.data ?? [];
  return (
    <Panel
      title={papers.title}
      aside={
        <Link className="y-link" href={addressOf('/payments')}>
          {texts.payments}
        </Link>
      }
    >
      <ul className="y-dashboard__bought-papers">
        {paymentsOf(plan, payments).map((payment) => (
          <li key={payment.orderId}>
            <span className="y-dashboard__paper-day">{dayText(payment.date, dateTexts)}</span>
            <span className="y-dashboard__paper-name">
              <b>{`${plan.displayName}, ${planTexts.period(payment.months)}`}</b>
              <small>{payment.invoiceNumber ?? payment.orderId}</small>
            </span>
            <span className="y-num">{formatRupees(payment.amount, 2)}</span>
            <span className="y-dashboard__paper-state">
              {payment.status && <PaymentStatus status={payment.status} />}
            </span>
            {payment.invoiceNumber && (
              <Button variant="quiet" onClick={() => receipt(plan.id)}>
                {planTexts.receipt}
              </Button>
            )}
          </li>
        ))}
        {plan.creditNoteNumber && (
          <li>
            <span className="y-dashboard__paper-day">{dayText(plan.endDate, dateTexts)}</span>
            <span className="y-dashboard__paper-name">
              <b>{papers.credit}</b>
              <small>{plan.creditNoteNumber}</small>
            </span>
            <span className="y-num">
              {plan.creditAmount === null || plan.creditAmount === undefined
                ? ''
                : `− ${formatRupees(plan.creditAmount, 2)}`}
            </span>
            <span className="y-dashboard__paper-state" />
            <Button variant="quiet" onClick={() => creditNote(plan.id)}>
              {texts.creditNote}
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
