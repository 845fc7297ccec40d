import { useSignals } from '@preact/signals-react/runtime';
import type { Plan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { useState } from 'react';
import { Notice } from '../../kit/form/summary.tsx';
import type { ChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';

/** The number of names shown at first. */
const named = 8;

interface DroppedMachinesProps {
  readonly model: Pick<ChoiceModel, 'dropped' | 'isFull'>;
  readonly plan: Pick<Plan, 'displayName' | 'equipmentCount'>;
}

/** Machines of the renewed plan that would not be on the new one, and how to keep them. */
export function DroppedMachines({ model, plan }: DroppedMachinesProps) {
  const texts = useMessages(messages);
  const [isWhole, setWhole] = useState(false);
  useSignals();
  const machines = model.dropped.value;
  if (machines.length === 0) return null;
  const shown = isWhole ? machines : machines.slice(0, named);
  const rest = machines.length - shown.length;
  return (
    <Notice kind="info">
      <p>
        <b>{texts.dropped(machines.length, plan.displayName)}</b>
      </p>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {texts.droppedMore(rest)}
        </Button>
      )}
      <p>{model.isFull.value ? texts.droppedFull(plan.equipmentCount) : texts.droppedFree}</p>
    </Notice>
  );
}
