import { type OwnEquipment, updateEquipment } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as planPlaces } from '../../kit/plan-places/plan-places.messages.ts';
import { freePlaces, heldElsewhere, runningPlans } from '../../kit/plan-places/plan-places.ts';
import type { PlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { messages } from './equipments-list.messages.ts';
import { updateInput } from './update-input.ts';

interface ChosenMachinesProps {
  readonly machines: readonly OwnEquipment[];
  readonly places: PlanPlaces;
  readonly onDone: () => void;
}

/** Actions for the selected machines: put them on a plan with enough room, take them off their plans, or mark them unavailable. */
export function ChosenMachines({ machines, places, onDone }: ChosenMachinesProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(planPlaces);
  const [isBusy, setBusy] = useState(false);
  const { purchases = [], nameOf, change } = places;
  const ids = machines.map(({ id }) => id);
  const plans = runningPlans(purchases);
  const newOn = (plan: (typeof plans)[number]) => ids.filter((id) => !plan.equipmentIds.includes(id));
  const into = plans.find((plan) => newOn(plan).length > 0 && freePlaces(plan) >= newOn(plan).length);
  const holding = plans.filter(({ equipmentIds }) => equipmentIds.some((id) => ids.includes(id)));
  const run = async (act: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await act();
    setBusy(false);
    if (isDone) onDone();
  };
  const availability = useAllAvailable(machines);
  const putOn = async (plan: (typeof plans)[number]) => {
    const others = heldElsewhere(plan, purchases);
    const added = newOn(plan);
    const isMove = added.some((id) => others.has(id));
    return change({ plan, ids: [...plan.equipmentIds, ...added], isMove }, planTexts.allOn(added.length, nameOf(plan)));
  };
  const takeOff = async () => {
    for (const plan of holding) {
      const left = plan.equipmentIds.filter((id) => !ids.includes(id));
      const count = plan.equipmentIds.length - left.length;
      if (!(await change({ plan, ids: left }, texts.takenOff(count, nameOf(plan))))) return false;
    }
    return true;
  };
  return (
    <>
      {into && (
        <Button variant="quiet" disabled={isBusy} onClick={() => void run(() => putOn(into))}>
          <Glyph d={glyphs.card} />
          {planTexts.put(nameOf(into), freePlaces(into))}
        </Button>
      )}
      {holding.length > 0 && (
        <Button variant="quiet" disabled={isBusy} onClick={() => void run(takeOff)}>
          <Glyph d={glyphs.minus} />
          {texts.takeOff}
        </Button>
      )}
      <Button variant="quiet" disabled={isBusy} onClick={() => void run(availability.toggle)}>
        <Glyph d={availability.isOff ? glyphs.eye : glyphs.eyeOff} />
        {availability.isOff ? texts.available : texts.unavailable}
      </Button>
    </>
  );
}

/** Marks machines as unavailable one after the other or, if all are unavailable, as available again. */
function useAllAvailable(machines: readonly OwnEquipment[]) {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const isOff = machines.every(({ status }) => status === 'Unavailable');
  const toggle = async () => {
    const others = machines.filter(({ status }) => isOff || status !== 'Unavailable');
    try {
      for (const machine of others)
        await send(updateEquipment, updateInput(machine, isOff ? 'Available' : 'Unavailable'));
    } catch {
      // The scope has shown the error; the reloaded table shows the real state.
      return true;
    }
    const text = isOff ? texts.allAvailable(others.length) : texts.allUnavailable(others.length);
    notify({ kind: 'success', text, duration: noticeMs });
    return true;
  };
  return { isOff, toggle };
}
