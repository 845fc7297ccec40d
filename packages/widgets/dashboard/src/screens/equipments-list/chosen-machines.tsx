import type { OwnEquipment } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Button, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as planPlaces } from '../../kit/plan-places/plan-places.messages.ts';
import { freePlaces, heldElsewhere, runningPlans } from '../../kit/plan-places/plan-places.ts';
import type { PlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { messages } from './equipments-list.messages.ts';

interface ChosenMachinesProps {
  readonly machines: readonly OwnEquipment[];
  readonly places: PlanPlaces;
  readonly onDone: () => void;
}

/** Puts several machines on a plan that has room for all of them, or takes them off theirs. */
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
          <Glyph d={glyphs.pause} />
          {texts.takeOff}
        </Button>
      )}
    </>
  );
}
