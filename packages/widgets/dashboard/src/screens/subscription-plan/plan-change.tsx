import type { Plan, PurchasedPlan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { useId } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LinkButton } from '../../kit/link.tsx';
import { machinesAddress } from '../../kit/plan-places/machines-address.ts';
import { renewAddress, upgradeAddress } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { messages } from './subscription-plan.messages.ts';

interface PlanChangeProps {
  readonly plan: Plan;
  /** The running purchases, the largest first. */
  readonly running: readonly PurchasedPlan[];
}

/** How to get from a running plan to the selected one: renew it, upgrade now, or change to a smaller one at its end. */
export function PlanChange({ plan, running }: PlanChangeProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const dateTexts = useMessages(dates);
  const id = useId();
  const own = running.find(({ subscriptionId }) => subscriptionId === plan.id);
  const from = own ?? running[0];
  if (from === undefined) return null;
  const [name, before] = [plan.displayName, from.displayName];
  const isLarger = plan.equipmentCount > from.equipmentCount;
  return (
    <section className="y-dashboard__change" aria-labelledby={id}>
      <div>
        <h2 id={id}>{own ? texts.have : texts.fromTo(before, name)}</h2>
        <p>
          {own &&
            texts.haveUntil(
              dayText(own.endDate, dateTexts),
              planTexts.use(own.equipmentIds.length, own.equipmentCount),
            )}
          {!own && (isLarger ? texts.changeNow : texts.changeLater)(before, name)}
        </p>
      </div>
      {own && (
        <div className="y-dashboard__actions">
          {own.equipmentIds.length < own.equipmentCount && (
            <LinkButton href={machinesAddress(own.id)}>{texts.putOn}</LinkButton>
          )}
          <LinkButton href={renewAddress(own.id)}>{texts.renew(name)}</LinkButton>
        </div>
      )}
      {!own && isLarger && <LinkButton href={upgradeAddress(from.id, plan.id)}>{texts.upgradeFrom(before)}</LinkButton>}
      {!own && !isLarger && <LinkButton href={renewAddress(from.id, plan.id)}>{texts.changeAtEnd(before)}</LinkButton>}
    </section>
  );
}
