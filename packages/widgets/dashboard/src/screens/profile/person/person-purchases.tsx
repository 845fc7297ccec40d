import { getPurchasedSubscriptions, type PurchasedPlan } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button } from '@yantra/ui';
import { messages as dates } from '../../../kit/dates.messages.ts';
import { dayText } from '../../../kit/dates.ts';
import { Panel } from '../../../kit/panel.tsx';
import { messages as plans } from '../../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../../kit/plans/purchase-state.tsx';
import { useReceipt } from '../../../kit/plans/use-receipt.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { Waiting } from '../../../kit/waiting.tsx';
import { messages } from './person.messages.ts';

/** Somebody's purchases, with how much of each is used, and the receipts. */
export function PersonPurchases({ userId }: { readonly userId: string }) {
  const texts = useMessages(messages);
  const { remote, reload } = useRemote(getPurchasedSubscriptions, { id: userId });
  const receipt = useReceipt();
  const purchases = dataOf(remote);
  const paid = purchases?.reduce((sum, { finalPrice }) => sum + finalPrice, 0) ?? 0;
  return (
    <Panel
      title={texts.purchases.title}
      aside={paid > 0 && <span className="y-dashboard__aside">{texts.purchases.paid(formatRupees(paid, 2))}</span>}
    >
      {!purchases && (
        <div className="y-dashboard__panel-body">
          <Waiting remote={remote} reload={reload} label={texts.loading} />
        </div>
      )}
      {purchases?.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.purchases.none}</p>}
      <ul>
        {purchases?.map((plan) => (
          <li key={plan.id} className="y-dashboard__plan-line">
            <Purchase plan={plan} onReceipt={() => receipt(plan.id)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Purchase({ plan, onReceipt }: { readonly plan: PurchasedPlan; readonly onReceipt: () => void }) {
  const planTexts = useMessages(plans);
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { state, displayName, subscriptionPeriod, equipmentIds, equipmentCount, finalPrice, invoiceNumber } = plan;
  const [first, last] = [dayText(plan.startDate, dateTexts), dayText(plan.endDate, dateTexts)];
  return (
    <>
      <div>
        <b>{`${displayName}, ${planTexts.period(subscriptionPeriod)}`}</b>
        <PurchaseState state={state} />
      </div>
      <svg className="y-dashboard__meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" />
        <rect
          width={equipmentCount > 0 ? Math.min(100, (equipmentIds.length / equipmentCount) * 100) : 0}
          height="6"
          data-share=""
        />
      </svg>
      <div>
        <small>{`${planTexts.use(equipmentIds.length, equipmentCount)} · ${formatRupees(finalPrice, 2)}`}</small>
        <small>{texts.purchases.days(first, last)}</small>
      </div>
      {invoiceNumber !== null && (
        <div>
          <small>{invoiceNumber}</small>
          <Button variant="quiet" size="sm" onClick={onReceipt}>
            {planTexts.receipt}
            <span className="y-hidden"> {invoiceNumber}</span>
          </Button>
        </div>
      )}
    </>
  );
}
