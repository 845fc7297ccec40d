import type { PurchasedPlan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { Notice } from '../form/summary.tsx';
import { LinkButton } from '../link.tsx';
import { buyAddress } from '../plans/expiry.ts';
import { machinesAddress } from './machines-address.ts';
import { messages } from './plan-places.messages.ts';
import { freePlaces, runningPlans } from './plan-places.ts';
import type { PlanPlaces } from './use-plan-places.ts';

interface PutOnPlanProps {
  /** The machines that were just added. */
  readonly ids: readonly string[];
  readonly places: PlanPlaces;
}

/** Shown after machines were added: puts all of them on a plan with room, or links to the plans. */
export function PutOnPlan({ ids, places }: PutOnPlanProps) {
  const texts = useMessages(messages);
  const [done, setDone] = useState<string>();
  const { purchases, nameOf } = places;
  if (ids.length === 0 || purchases === undefined) return null;
  if (done !== undefined) {
    return (
      <Notice kind="info">
        <p>{texts.allOn(ids.length, done)}</p>
      </Notice>
    );
  }
  const plans = runningPlans(purchases).filter((plan) => freePlaces(plan) > 0);
  const isOn = plans.some(({ equipmentIds }) => ids.every((id) => equipmentIds.includes(id)));
  if (isOn) return null;
  return (
    <Notice kind="info">
      <p>{texts.saved(ids.length)}</p>
      {plans.length === 0 && <p>{texts.noRoom}</p>}
      <div className="y-dashboard__ways">
        {plans.map((plan, place) => (
          <PlanButton
            key={plan.id}
            {...{ ids, plan, places }}
            isFirst={place === 0}
            onDone={() => setDone(nameOf(plan))}
          />
        ))}
        {plans.length === 0 && (
          <LinkButton variant="primary" href={buyAddress(ids)}>
            {texts.choosePlan}
          </LinkButton>
        )}
      </div>
    </Notice>
  );
}

interface PlanButtonProps extends PutOnPlanProps {
  readonly plan: PurchasedPlan;
  readonly isFirst: boolean;
  readonly onDone: () => void;
}

function PlanButton({ ids, plan, places: { nameOf, change }, isFirst, onDone }: PlanButtonProps) {
  const texts = useMessages(messages);
  const [isBusy, setBusy] = useState(false);
  const name = nameOf(plan);
  const free = freePlaces(plan);
  const variant = isFirst ? 'primary' : 'secondary';
  if (free < ids.length) {
    return (
      <LinkButton variant={variant} href={machinesAddress(plan.id)}>
        {texts.putSome(name, free)}
      </LinkButton>
    );
  }
  const put = async () => {
    setBusy(true);
    const all = [...new Set([...plan.equipmentIds, ...ids])];
    if (await change({ plan, ids: all }, texts.allOn(ids.length, name))) onDone();
    setBusy(false);
  };
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void put()}>
      {ids.length === 1 ? texts.putIt(name, free) : texts.putAll(ids.length, name, free)}
    </Button>
  );
}
