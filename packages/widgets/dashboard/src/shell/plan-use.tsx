import { getPurchasedSubscriptions } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { later, dataOf, useUser } from '@yantra/state';
import { useEffect, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { boughtAddress } from '../kit/plan-places/machines-address.ts';
import { runningPlans } from '../kit/plan-places/plan-places.ts';
import { useRemote } from '../kit/use-remote.ts';
import { messages } from './shell.messages.ts';

/** The screen's own calls go first. */
const delayMs = 1000;
const own = { id: undefined };

/** How much of the longest-running plan is used, at the bottom of the sidebar; nothing without a plan. */
export function PlanUse() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => later(() => setAsked(true), delayMs), []);
  // A call that is only for this must not request a log-in after the session has ended.
  const user = useUser();
  return isAsked && user ? <Use /> : null;
}

function Use() {
  const texts = useMessages(messages);
  const [plan] = runningPlans(dataOf(useRemote(getPurchasedSubscriptions, own, true).remote) ?? []);
  if (!plan) return null;
  const { id, displayName, equipmentIds, equipmentCount } = plan;
  const share = equipmentCount > 0 ? Math.min(1, equipmentIds.length / equipmentCount) : 0;
  return (
    <Link className="y-dashboard__plan-use" href={boughtAddress(id)}>
      <b>{displayName}</b>
      <small>{texts.planUse(equipmentIds.length, equipmentCount)}</small>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" />
        <rect width={share * 100} height="6" data-now="" />
      </svg>
    </Link>
  );
}
