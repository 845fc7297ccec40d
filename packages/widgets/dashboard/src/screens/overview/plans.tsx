import type { Overview } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText, daysUntil } from '../../kit/dates.ts';
import { Link } from '../../kit/link.tsx';
import { boughtAddress } from '../../kit/plan-places/machines-address.ts';
import { renewAddress } from '../../kit/plans/expiry.ts';
import { Status } from '../../kit/status.tsx';
import { ListPanel } from './list-panel.tsx';
import { messages } from './overview.messages.ts';

interface PlansProps extends Pick<Overview, 'plans'> {
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** This many days before its end, a plan shows the days left. */
const soonDays = 14;

/** How full the plans are, and when they end. */
export function Plans({ plans, now }: PlansProps) {
  const texts = useMessages(messages);
  return (
    <ListPanel
      title={texts.plans}
      href={addressOf('/subscription-admin')}
      more={texts.subscriptions}
      empty={
        <>
          {texts.noPlans}{' '}
          <Link className="y-link" href={addressOf('/subscription-plan')}>
            {texts.buy}
          </Link>
        </>
      }
    >
      {plans.map((plan) => (
        <PlanUse key={plan.id} plan={plan} now={now} />
      ))}
    </ListPanel>
  );
}

function PlanUse({ plan, now }: { readonly plan: Overview['plans'][number]; readonly now: number }) {
  const { id, name, used, limit, endsAt } = plan;
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const days = daysUntil(endsAt, now);
  const isSoon = days <= soonDays;
  const day = dayText(endsAt, dateTexts);
  return (
    <li className="y-dashboard__plan-line">
      <div>
        <Link href={boughtAddress(id)}>
          <b>{name}</b>
        </Link>
        {isSoon ? <Status kind="warn">{texts.planLeft(days)}</Status> : <small>{texts.planEnds(day)}</small>}
      </div>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" />
        <rect width={limit > 0 ? Math.min(100, (used / limit) * 100) : 0} height="6" data-share="" />
      </svg>
      <div>
        <small>{texts.planUse(used, limit)}</small>
        {isSoon ? (
          <small>
            <Link className="y-link" href={renewAddress(id)}>
              {texts.renew(name)}
            </Link>
          </small>
        ) : (
          <small>{texts.planFree(Math.max(0, limit - used))}</small>
        )}
      </div>
    </li>
  );
}
