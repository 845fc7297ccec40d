import type { OwnEquipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { MachineCell } from '../../kit/cells.tsx';
import { LinkButton } from '../../kit/link.tsx';
import { messages as stateTexts } from '../../kit/machine-status.messages.ts';
import { machineState } from '../../kit/machine-status.tsx';
import { Panel } from '../../kit/panel.tsx';
import { machinesAddress } from '../../kit/plan-places/machines-address.ts';
import { messages as planMessages } from '../../kit/plan-places/plan-places.messages.ts';
import { freePlaces, heldElsewhere } from '../../kit/plan-places/plan-places.ts';
import type { PlanPartProps } from './machines-on.tsx';
import { machinesBeside } from './subscription.model.ts';
import { messages } from './subscriptions.messages.ts';

/** The number offered here; the plan's own screen lists all. */
const offered = 5;

/** Machines that could be put on the plan. */
export function PutOn({ plan, machines, places }: PlanPartProps) {
  const { beside } = useMessages(messages);
  const planTexts = useMessages(planMessages);
  const [isBusy, setBusy] = useState(false);
  const elsewhere = heldElsewhere(plan, places.purchases ?? []);
  const others = machinesBeside(plan, machines, (id) => elsewhere.has(id));
  const loose = others.filter(({ id }) => !elsewhere.has(id));
  const free = freePlaces(plan);
  const name = places.nameOf(plan);
  const put = async (some: readonly OwnEquipment[], isMove: boolean) => {
    const [first] = some;
    const successText =
      first && some.length === 1 ? planTexts.isOn(first.name, name) : planTexts.allOn(some.length, name);
    setBusy(true);
    await places.change({ plan, ids: [...plan.equipmentIds, ...some.map(({ id }) => id)], isMove }, successText);
    setBusy(false);
  };
  return (
    <Panel title={beside.title} aside={<span className="y-dashboard__aside">{beside.free(free)}</span>}>
      {others.length === 0 && <p className="y-dashboard__panel-body y-muted">{beside.none}</p>}
      <ul className="y-dashboard__beside">
        {others.slice(0, offered).map((machine) => {
          const other = elsewhere.get(machine.id);
          return (
            <li key={machine.id}>
              <MachineCell name={machine.name} image={machine.image1Url}>
                <Where machine={machine} plan={other && places.nameOf(other)} />
              </MachineCell>
              <Button disabled={isBusy || free === 0} onClick={() => void put([machine], other !== undefined)}>
                {other ? beside.moveHere : beside.putOn}
                <span className="y-hidden"> {machine.name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <div className="y-dashboard__panel-body y-dashboard__plan-ways">
          {loose.length > 1 && free >= loose.length ? (
            <Button block disabled={isBusy} onClick={() => void put(loose, false)}>
              {beside.putAll(loose.length)}
            </Button>
          ) : (
            <LinkButton block href={machinesAddress(plan.id)}>
              {beside.choose}
            </LinkButton>
          )}
        </div>
      )}
    </Panel>
  );
}

function Where({ machine, plan }: { readonly machine: OwnEquipment; readonly plan: string | undefined }) {
  const { beside } = useMessages(messages);
  const states = useMessages(stateTexts);
  return plan === undefined ? machineState(machine, states) : beside.onPlan(plan);
}
