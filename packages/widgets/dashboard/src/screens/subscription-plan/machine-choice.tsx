import { useSignals } from '@preact/signals-react/runtime';
import type { Plan } from '@yantra/contract/calls';
import { Button, ButtonLink, Picture, SearchInput, StateMessage } from '@yantra/ui';
import { useId, useState } from 'react';
import { addressOf } from '../../internal/address.ts';
import { perUnit } from '../../internal/cells.tsx';
import { dayText } from '../../internal/dates.ts';
import type { Choice, ChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';

/** So many are drawn at once; who has more presses for the rest, or searches. */
const batchSize = 60;
/** From so many on, one would rather search than look. */
const searchFrom = 10;

/** The machines to show on a plan, as checkboxes. */
export function MachineChoice({ model, plan }: { readonly model: ChoiceModel; readonly plan: Plan }) {
  useSignals();
  const id = useId();
  const [shown, setShown] = useState(batchSize);
  const choices = model.choices.value;
  const rest = choices.length - shown;
  if (model.machineCount.value === 0) return <NoMachines />;
  return (
    <section className="y-dashboard__choice" aria-labelledby={id}>
      <div className="y-dashboard__head">
        <h2 id={id}>{messages.machinesOn(plan.displayName)}</h2>
        <p className="y-num" role="status">
          <b>{messages.chosen(model.chosenCount.value, plan.equipmentCount)}</b>
          {model.isFull.value ? messages.full : messages.chosenRest}
        </p>
      </div>
      <div className="y-dashboard__choice-tools">
        {model.machineCount.value >= searchFrom && (
          <SearchInput
            label={messages.search}
            placeholder={messages.search}
            maxLength={100}
            value={model.searchTerm.value}
            onValue={model.search}
          />
        )}
        <Button onClick={model.chooseAll}>{messages.all}</Button>
        <Button variant="quiet" disabled={model.chosenCount.value === 0} onClick={model.clear}>
          {messages.clear}
        </Button>
      </div>
      {choices.length === 0 && <p className="y-muted">{messages.noneFound}</p>}
      <div className="y-dashboard__picks" role="group" aria-labelledby={id}>
        {choices.slice(0, shown).map((choice) => (
          <Pick key={choice.machine.id} choice={choice} onToggle={() => model.toggle(choice.machine.id)} />
        ))}
      </div>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + batchSize)}>{messages.more(Math.min(rest, batchSize))}</Button>
      )}
    </section>
  );
}

interface PickProps {
  readonly choice: Choice;
  readonly onToggle: () => void;
}

function Pick({ choice: { machine, isChosen, bar }, onToggle }: PickProps) {
  return (
    <label className="y-check y-dashboard__pick">
      <input type="checkbox" checked={isChosen} disabled={bar !== undefined} onChange={onToggle} />
      <span className="y-dashboard__thumb">
        <Picture url={machine.image1Url} alt="" sizes="52px" />
      </span>
      <span>
        {machine.name}
        <small className="y-num">{perUnit(machine.finalRentalValue, machine.rentalType)}</small>
        {bar !== undefined && bar !== 'full' && <small>{messages.taken(bar.displayName, dayText(bar.endDate))}</small>}
      </span>
    </label>
  );
}

const NoMachines = () => (
  <StateMessage picture="empty-list" title={messages.noMachines} text={messages.noMachinesText} level={2}>
    <ButtonLink variant="primary" href={addressOf('/add-equipment')}>
      {messages.add}
    </ButtonLink>
  </StateMessage>
);
