import { type OwnEquipment, type PurchasedPlan, getOwnerEquipments } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { type ApiError, useScope } from '@yantra/state';
import { StateMessage } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LinkButton } from '../../kit/link.tsx';
import { usePlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { renewAddress, upgradeAddress } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { everyRow, exportPageSize } from '../../kit/table/csv.ts';
import { Failed } from '../../kit/table/table-states.tsx';
import { Skeletons } from '../../kit/waiting.tsx';
import { MachinesOn } from './machines-on.tsx';
import { PutOn } from './put-on.tsx';
import { Documents } from './subscription-papers.tsx';
import { SubscriptionTiles } from './subscription-tiles.tsx';
import { messages } from './subscriptions.messages.ts';

const listAddress = addressOf('/subscription-admin');

/** A purchased plan: price and figures, its machines and the others, its documents. */
export function Screen({ params }: ScreenProps) {
  const texts = useMessages(messages);
  const places = usePlanPlaces();
  const { machines, error, reload } = useOwnMachines(places.changeCount);
  const [now] = useState(() => Date.now());
  const plan = places.purchases?.find(({ id }) => id === params['id']);
  const failure = error ?? places.error;
  if (!plan && places.purchases) {
    return (
      <>
        <Head plan={undefined} />
        <StateMessage picture="no-plans" title={texts.gone} text={texts.goneText} level={2}>
          <LinkButton href={listAddress}>{texts.title.own}</LinkButton>
        </StateMessage>
      </>
    );
  }
  const parts = plan && machines && { plan, machines, places, now };
  return (
    <>
      <Head plan={plan} />
      {failure && !parts && (
        <Failed
          error={failure}
          onRetry={() => {
            places.reload();
            reload();
          }}
        />
      )}
      {!failure && !parts && <Skeletons label={texts.loading} />}
      {parts && (
        <>
          <SubscriptionTiles {...parts} />
          {plan.state !== 'ended' && (
            <div className="y-dashboard__machine">
              <div>
                <MachinesOn {...parts} />
              </div>
              <div>
                <PutOn {...parts} />
              </div>
            </div>
          )}
          <Documents plan={plan} />
        </>
      )}
    </>
  );
}

/** All of the user's machines, reloaded when a plan changes. */
function useOwnMachines(changeCount: number) {
  const { send } = useScope();
  const [tries, setTries] = useState(0);
  const [machines, setMachines] = useState<readonly OwnEquipment[]>();
  const [error, setError] = useState<ApiError>();
  useEffect(() => {
    let isUnmounted = false;
    const ask = (page: number) => send(getOwnerEquipments, { page, pageSize: exportPageSize });
    everyRow(ask).then(
      (rows) => {
        if (isUnmounted) return;
        setMachines(rows);
        setError(undefined);
      },
      (reason: unknown) => isUnmounted || setError(reason as ApiError),
    );
    return () => {
      isUnmounted = true;
    };
  }, [send, changeCount, tries]);
  return { machines, error, reload: () => setTries((before) => before + 1) };
}

/** Name, state and actions. */
function Head({ plan }: { readonly plan: PurchasedPlan | undefined }) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  if (!plan) {
    return (
      <div className="y-dashboard__head">
        <h1>{texts.title.own}</h1>
      </div>
    );
  }
  const { id, state, displayName, subscriptionPeriod, startDate, endDate } = plan;
  const days = texts.fromTo(dayText(startDate, dateTexts), dayText(endDate, dateTexts));
  return (
    <div className="y-dashboard__head">
      <div className="y-dashboard__heading">
        <div className="y-dashboard__titled">
          <h1>{displayName}</h1>
          <PurchaseState state={state} />
        </div>
        <p>{`${planTexts.period(subscriptionPeriod)}, ${days}`}</p>
      </div>
      <div className="y-dashboard__actions">
        {state === 'running' && <LinkButton href={upgradeAddress(id)}>{texts.changePlan}</LinkButton>}
        <LinkButton variant="primary" href={renewAddress(id)}>
          {texts.renew}
        </LinkButton>
      </div>
    </div>
  );
}
