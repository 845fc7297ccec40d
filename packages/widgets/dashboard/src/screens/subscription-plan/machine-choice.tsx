import { useSignals } from '@preact/signals-react/runtime';
import type { Plan } from '@yantra/contract/calls';
import { searchTermLength } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { Button, Picture, SearchInput, StateMessage } from '@yantra/ui';
import { useId, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { perUnit } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { LinkButton } from '../../kit/link.tsx';
import type { Choice, MachineChoiceModel } from './plan-choice.model.ts';
import { messages } from './subscription-plan.messages.ts';

/** The number shown at first; the rest comes by a button or the search. */
const batchSize = 60;
/** From this number of machines on, there is a search field. */
const searchFrom = 10;

/** The plan's name and its number of machines. */
type HeldPlan = Pick<Plan, 'displayName' | 'equipmentCount'>;

/** The machines of a plan, as checkboxes. */
export function MachineChoice({ model, plan }: { readonly model: MachineChoiceModel; readonly plan: HeldPlan }) {
  const texts = useMessages(messages);
  useSignals();
  const id = useId();
  const [shown, setShown] = useState(batchSize);
  const count = model.chosenCount.value;
  const isTaken = ({ blockedBy }: Choice) => blockedBy !== undefined && blockedBy !== 'full';
  const choices = model.choices.value.filter((choice) => !isTaken(choice));
  const taken = model.choices.value.filter(isTaken);
  const rest = choices.length - shown;
  if (model.machineCount.value === 0) return <NoMachines />;
  return (
    <section className="y-dashboard__choice" aria-labelledby={id}>
      <div className="y-dashboard__head">
        <h2 id={id}>{texts.machinesOn(plan.displayName)}</h2>
        <p className="y-num" role="status">
          <b>{texts.chosen(count, plan.equipmentCount)}</b>
          {model.isFull.value ? texts.full : texts.chosenRest(plan.equipmentCount - count)}
        </p>
      </div>
      <div className="y-dashboard__choice-tools">
        {model.machineCount.value >= searchFrom && (
          <SearchInput
            label={texts.search}
            placeholder={texts.search}
            maxLength={searchTermLength}
            value={model.searchTerm.value}
            onValue={model.search}
          />
        )}
        <Button onClick={model.chooseAll}>{texts.all}</Button>
        <Button variant="quiet" disabled={count === 0} onClick={model.clear}>
          {texts.clear}
        </Button>
      </div>
      {model.choices.value.length === 0 && <p className="y-muted">{texts.noneFound}</p>}
      <div className="y-dashboard__picks" role="group" aria-labelledby={id}>
        {choices.slice(0, shown).map((choice) => (
          <Pick key={choice.machine.id} choice={choice} onToggle={() => model.toggle(choice.machine.id)} />
        ))}
      </div>
      {rest > 0 && <Button onClick={() => setShown(shown + batchSize)}>{texts.more(Math.min(rest, batchSize))}</Button>}
      {taken.length > 0 && (
        <details className="y-dashboard__taken">
          <summary>{texts.takenCount(taken.length)}</summary>
          <div className="y-dashboard__picks" role="group" aria-label={texts.takenCount(taken.length)}>
            {taken.slice(0, shown).map((choice) => (
              <Pick key={choice.machine.id} choice={choice} onToggle={() => model.toggle(choice.machine.id)} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

interface PickProps {
  readonly choice: Choice;
  readonly onToggle: () => void;
}

function Pick({ choice: { machine, isChosen, blockedBy, movesFrom }, onToggle }: PickProps) {
  const language = useLanguage();
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <label className="y-check y-dashboard__pick">
      <input type="checkbox" checked={isChosen} disabled={blockedBy !== undefined} onChange={onToggle} />
      <span className="y-dashboard__thumb">
        <Picture url={machine.image1Url} alt="" sizes="52px" />
      </span>
      <span>
        {machine.name}
        <small className="y-num">{perUnit(machine.finalRentalValue, machine.rentalType, language)}</small>
        {blockedBy !== undefined && blockedBy !== 'full' && (
          <small>{texts.taken(blockedBy.displayName, dayText(blockedBy.endDate, dateTexts))}</small>
        )}
        {movesFrom && <small>{texts.moves(movesFrom.displayName, isChosen)}</small>}
      </span>
    </label>
  );
}

const NoMachines = () => {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="no-machines" title={texts.noMachines} text={texts.noMachinesText} level={2}>
      <LinkButton variant="primary" href={addressOf('/add-equipment')}>
        {texts.add}
      </LinkButton>
    </StateMessage>
  );
};
