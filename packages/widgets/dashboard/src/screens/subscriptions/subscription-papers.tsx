import type { PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { Panel } from '../../kit/panel.tsx';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { useCreditNote, useReceipt } from '../../kit/plans/use-receipt.ts';
import { messages } from './subscriptions.messages.ts';

/** What was paid for it, with its papers to download. */
export function Papers({ plan }: { readonly plan: PurchasedPlan }) {
  const texts = useMessages(messages);
  const { papers } = texts;
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const receipt = useReceipt();
  const creditNote = useCreditNote();
  const { id, displayName, subscriptionPeriod, purchaseDate, finalPrice, invoiceNumber } = plan;
  const what = `${displayName}, ${planTexts.period(subscriptionPeriod)}`;
  return (
    <Panel
      title={papers.title}
      aside={
        <a className="y-link" href={addressOf('/payments')}>
          {texts.payments}
        </a>
      }
    >
      <ul className="y-dashboard__bought-papers">
        <li>
          <span>{dayText(purchaseDate, dateTexts)}</span>
          <span>
            <b>{what}</b>
            {invoiceNumber && <small>{invoiceNumber}</small>}
          </span>
          <span className="y-num">{formatRupees(finalPrice, 2)}</span>
          {invoiceNumber && (
            <Button variant="quiet" onClick={() => receipt(id)}>
              {planTexts.receipt}
            </Button>
          )}
        </li>
        {plan.creditNoteNumber && (
          <li>
            <span>{dayText(plan.endDate, dateTexts)}</span>
            <span>
              <b>{papers.credit}</b>
              <small>{plan.creditNoteNumber}</small>
            </span>
            <span className="y-num">
              {plan.creditAmount === null || plan.creditAmount === undefined
                ? ''
                : `− ${formatRupees(plan.creditAmount, 2)}`}
            </span>
            <Button variant="quiet" onClick={() => creditNote(id)}>
              {texts.creditNote}
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
