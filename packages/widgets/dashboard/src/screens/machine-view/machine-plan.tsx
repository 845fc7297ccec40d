import type { PurchasedPlan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useEffect } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LinkButton } from '../../kit/link.tsx';
import { MachineStatus } from '../../kit/machine-status.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { planItems } from '../../kit/plan-places/machine-menu.tsx';
import { messages as planMessages } from '../../kit/plan-places/plan-places.messages.ts';
import { usePlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { PurchaseState } from '../../kit/plans/purchase-state.tsx';
import type { PartProps } from './machine-parts.tsx';
import { messages } from './machine-view.messages.ts';
import type { ViewedMachine } from './use-machine.ts';

interface PlanProps extends PartProps {
  readonly listing: NonNullable<ViewedMachine['listing']>;
}

/** Whether the machine is on a plan, and until when, for an admin. */
export function Plan({ machine: { status, listedUntil }, listing }: PlanProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <Panel title={texts.plan} aside={<MachineStatus listing={listing} status={status} />}>
      {listedUntil && <Pairs of={[[texts.onShow, dayText(listedUntil, dateTexts)]]} />}
    </Panel>
  );
}

interface OwnPlanProps extends PlanProps {
  /** Called after the machine was put on a plan or taken off. */
  readonly onChanged: () => Promise<void>;
}

/** The same for its owner, with an action for each running plan. */
export function OwnPlan({ onChanged, ...props }: OwnPlanProps) {
  const { machine, listing } = props;
  const texts = useMessages(messages);
  const planTexts = useMessages(planMessages);
  const places = usePlanPlaces();
  const { purchases, changeCount } = places;
  useEffect(() => {
    if (changeCount > 0) void onChanged();
  }, [changeCount, onChanged]);
  if (purchases === undefined) return <Plan {...props} />;
  const holding = purchases.find(({ state, equipmentIds }) => state === 'running' && equipmentIds.includes(machine.id));
  const state = holding ? (
    <PurchaseState state="running" />
  ) : (
    <MachineStatus listing={listing} status={machine.status} />
  );
  return (
    <Panel title={texts.plan} aside={state}>
      {holding && <Holding plan={holding} />}
      <div className="y-dashboard__panel-body y-dashboard__plan-ways">
        {planItems(machine, places, planTexts).map(({ label, href, onSelect, whyNot }) =>
          href === undefined ? (
            <Button key={label} block disabled={whyNot !== undefined} onClick={onSelect}>
              {whyNot === undefined ? label : `${label}: ${whyNot}`}
            </Button>
          ) : (
            <LinkButton key={label} block href={href}>
              {label}
            </LinkButton>
          ),
        )}
      </div>
    </Panel>
  );
}

function Holding({ plan: { displayName, endDate } }: { readonly plan: PurchasedPlan }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return <Pairs of={[[displayName, texts.until(dayText(endDate, dateTexts))]]} />;
}
