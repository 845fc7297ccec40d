import { type OwnEquipment, type PurchasedPlan, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { messages as placeMessages } from '../../kit/plan-places/plan-places.messages.ts';
import { freePlaces, runningPlans } from '../../kit/plan-places/plan-places.ts';
import type { PlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { buyAddress, expiryText, renewAddress } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import { messages as faultMessages } from '../../kit/review/faults.messages.ts';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './equipments-list.messages.ts';

const own = { id: undefined };

interface PurchasesProps {
  readonly machine: OwnEquipment;
  readonly places: PlanPlaces;
}

/** The purchases that hold a machine, and why it is not on the public lists. */
export function Purchases({ machine, places }: PurchasesProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const language = useLanguage();
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const [now] = useState(() => Date.now());
  const all = dataOf(remote);
  if (remote.status === 'failed' && !all) return <Failed error={remote.error} onRetry={reload} />;
  if (!all) return <p role="status">{texts.loading}</p>;
  const ownPurchases = all.filter(({ equipmentIds }) => equipmentIds.includes(machine.id));
  return (
    <div className="y-dashboard__purchases">
      <Reason machine={machine} places={places} purchases={ownPurchases} />
      {ownPurchases.length > 0 && (
        <ul aria-label={texts.inPurchases}>
          {ownPurchases.map((purchase) => (
            <li key={purchase.id}>
              <Link className="y-link" href={addressOf('/subscription-admin')}>
                {purchase.displayName}, {planTexts.period(purchase.subscriptionPeriod)}
              </Link>{' '}
              <PurchaseState {...purchase} /> {expiryText(purchase, now, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ReasonProps extends PurchasesProps {
  readonly purchases: readonly PurchasedPlan[];
}

/** ISO times in the same format compare as texts. */
const last = (purchases: readonly PurchasedPlan[], state: PurchasedPlan['state']): PurchasedPlan | undefined =>
  purchases.filter((one) => one.state === state).toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1))[0];

function Reason({ machine, places, purchases }: ReasonProps) {
  const { listing } = machine;
  const texts = useMessages(messages);
  const faults = useMessages(faultMessages);
  const dateTexts = useMessages(dates);
  if (listing === 'listed') return null;
  if (listing === 'hidden') {
    const { fault = 'other', words = '' } = machine.hidden ?? {};
    return <p>{texts.reasons.hidden([faults.reasons[fault], words].filter(Boolean).join(' '))}</p>;
  }
  if (listing === 'inReview') return <p>{texts.reasons.inReview}</p>;
  if (listing === 'draft') return <p>{texts.reasons.draft}</p>;
  if (listing === 'unavailable') return <p>{texts.reasons.unavailable}</p>;
  const coming = last(purchases, 'coming');
  if (listing === 'planBegins')
    return <p>{texts.reasons.planBegins(coming && dayText(coming.startDate, dateTexts))}</p>;
  const ended = last(purchases, 'ended');
  if (listing === 'planEnded' && ended) {
    return (
      <OffPlan
        machine={machine}
        places={places}
        reason={texts.reasons.planEnded(dayText(ended.endDate, dateTexts))}
        link={[texts.renew, renewAddress(ended.id)]}
      />
    );
  }
  return (
    <OffPlan
      machine={machine}
      places={places}
      reason={texts.reasons.notInPlan}
      link={[texts.buy, buyAddress([machine.id])]}
    />
  );
}

interface OffPlanProps extends PurchasesProps {
  readonly reason: string;
  /** A link to another plan. */
  readonly link: readonly [label: string, address: string];
}

/** Why it is on no plan, with a button for a running plan that has room and a link to buy one. */
function OffPlan({ machine, places, reason, link: [label, address] }: OffPlanProps) {
  const placeTexts = useMessages(placeMessages);
  const [isBusy, setBusy] = useState(false);
  const { purchases = [], nameOf, change } = places;
  const put = async (plan: PurchasedPlan) => {
    setBusy(true);
    const ids = [...plan.equipmentIds, machine.id];
    await change({ plan, ids }, placeTexts.isOn(machine.name, nameOf(plan)));
    setBusy(false);
  };
  return (
    <>
      <p>{reason}</p>
      <div className="y-dashboard__actions">
        {runningPlans(purchases)
          .filter((plan) => freePlaces(plan) > 0)
          .map((plan) => (
            <Button key={plan.id} size="sm" busy={isBusy} onClick={() => void put(plan)}>
              {placeTexts.put(nameOf(plan), freePlaces(plan))}
            </Button>
          ))}
        <LinkButton size="sm" href={address}>
          {label}
        </LinkButton>
      </div>
    </>
  );
}
