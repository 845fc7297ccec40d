import { type OwnEquipment, type PurchasedPlan, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { ButtonLink } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { expiryText, renewAddress } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import { Failed } from '../../kit/table/data-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './equipments-list.messages.ts';

const own = { id: undefined };

/** The purchases a machine is in, and why it is not in the public lists. */
export function Purchases({ id, listing }: OwnEquipment) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const language = useLanguage();
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const [now] = useState(() => Date.now());
  const all = dataOf(remote);
  if (remote.status === 'failed' && !all) return <Failed message={remote.error.message} onRetry={reload} />;
  if (!all) return <p role="status">{texts.loading}</p>;
  const mine = all.filter(({ equipmentIds }) => equipmentIds.includes(id));
  return (
    <div className="y-dashboard__purchases">
      <Reason listing={listing} purchases={mine} />
      {mine.length > 0 && (
        <ul aria-label={texts.inPurchases}>
          {mine.map((purchase) => (
            <li key={purchase.id}>
              <a className="y-link" href={addressOf('/subscription-admin')}>
                {purchase.displayName}, {planTexts.period(purchase.subscriptionPeriod)}
              </a>{' '}
              <PurchaseState {...purchase} /> {expiryText(purchase, now, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ReasonProps extends Pick<OwnEquipment, 'listing'> {
  readonly purchases: readonly PurchasedPlan[];
}

/** ISO times of one form compare as texts. */
const last = (purchases: readonly PurchasedPlan[], state: PurchasedPlan['state']): PurchasedPlan | undefined =>
  purchases.filter((one) => one.state === state).toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1))[0];

function Reason({ listing, purchases }: ReasonProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  if (listing === 'listed') return null;
  if (listing === 'unavailable') return <p>{texts.reasons.unavailable}</p>;
  const coming = last(purchases, 'coming');
  if (listing === 'planBegins')
    return <p>{texts.reasons.planBegins(coming && dayText(coming.startDate, dateTexts))}</p>;
  const ended = last(purchases, 'ended');
  if (listing === 'planEnded' && ended) {
    return (
      <p>
        {texts.reasons.planEnded(dayText(ended.endDate, dateTexts))}{' '}
        <ButtonLink size="sm" href={renewAddress(ended.id)}>
          {texts.renew}
        </ButtonLink>
      </p>
    );
  }
  return (
    <p>
      {texts.reasons.notInPlan}{' '}
      <ButtonLink size="sm" href={addressOf('/subscription-plan')}>
        {texts.buy}
      </ButtonLink>
    </p>
  );
}
