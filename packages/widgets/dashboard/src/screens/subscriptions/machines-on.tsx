import type { OwnEquipment, PurchasedPlan } from '@yantra/contract/calls';
import { formatCount, searchTermLength } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { Button, SearchInput } from '@yantra/ui';
import { useRef, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { MachineCell, perUnit } from '../../kit/cells.tsx';
import { messages as planMessages } from '../../kit/plan-places/plan-places.messages.ts';
import type { PlanPlaces } from '../../kit/plan-places/use-plan-places.ts';
import { found, machinesOf } from './subscription.model.ts';
import { messages } from './subscriptions.messages.ts';

export interface PlanPartProps {
  readonly plan: PurchasedPlan;
  readonly machines: readonly OwnEquipment[];
  readonly places: PlanPlaces;
}

/** The number shown at first. */
const shownFirst = 6;

/** The machines on a plan with their figures; they can be taken off singly or several at once. */
export function MachinesOn({ plan, machines, places }: PlanPartProps) {
  const { on } = useMessages(messages);
  const [term, setTerm] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const all = machinesOf(plan, machines);
  const fitting = found(all, term);
  const shown = isWhole ? fitting : fitting.slice(0, shownFirst);
  const takeOff = useTakeOff(plan, places);
  const chosenHere = all.filter(({ id }) => chosen.has(id));
  const run = async (some: readonly OwnEquipment[]) => {
    setBusy(true);
    if (await takeOff(some)) setChosen(new Set());
    setBusy(false);
  };
  const list = useRef<HTMLUListElement>(null);
  const toFirst = () => list.current?.querySelector('input')?.focus();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <section className="y-dashboard__panel y-dashboard__on-plan" aria-label={on.title}>
      <div className="y-dashboard__toolbar">
        <SearchInput
          label={on.search(all.length)}
          placeholder={on.search(all.length)}
          maxLength={searchTermLength}
          value={term}
          onValue={setTerm}
        />
        <Button
          className={chosenHere.length === 0 ? 'y-dashboard__wide-only' : ''}
          aria-disabled={chosenHere.length === 0 || undefined}
          busy={isBusy}
          onClick={() => (chosenHere.length > 0 ? void run(chosenHere) : toFirst())}
        >
          {chosenHere.length > 0 ? on.takeOffSome(chosenHere.length) : on.takeOffChosen}
        </Button>
      </div>
      {shown.length === 0 && <p className="y-dashboard__panel-body y-muted">{term ? on.noneFound(term) : on.none}</p>}
      <ul ref={list}>
        {shown.map((machine) => (
          <li key={machine.id}>
            <Line
              machine={machine}
              isChosen={chosen.has(machine.id)}
              isBusy={isBusy}
              onToggle={() => toggle(machine.id)}
              onTakeOff={() => void run([machine])}
            />
          </li>
        ))}
      </ul>
      {fitting.length > 0 && (
        <p className="y-dashboard__on-foot">
          <span>{on.range(shown.length, fitting.length)}</span>
          {fitting.length > shownFirst && (
            <Button variant="quiet" onClick={() => setWhole(!isWhole)}>
              {isWhole ? on.showFewer : on.showAll(fitting.length)}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}

function useTakeOff(plan: PurchasedPlan, { change, nameOf }: PlanPlaces) {
  const { on } = useMessages(messages);
  const planTexts = useMessages(planMessages);
  return (some: readonly OwnEquipment[]): Promise<boolean> => {
    const [first] = some;
    const removed = new Set(some.map(({ id }) => id));
    const successText =
      first && some.length === 1 ? planTexts.isOff(first.name, nameOf(plan)) : on.areOff(some.length, nameOf(plan));
    return change({ plan, ids: plan.equipmentIds.filter((id) => !removed.has(id)) }, successText);
  };
}

interface LineProps {
  readonly machine: OwnEquipment;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onTakeOff: () => void;
}

function Line({ machine, isChosen, isBusy, onToggle, onTakeOff }: LineProps) {
  const { id, name, image1Url, equipmentType, finalRentalValue, rentalType, views, leads } = machine;
  const { on } = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <label className="y-check">
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="y-hidden">{on.choose(name)}</span>
      </label>
      <MachineCell name={name} image={image1Url} href={addressOf(`/equipments-list/view/${encodeURIComponent(id)}`)}>
        {[wordIn(language, equipmentType.type), perUnit(finalRentalValue, rentalType, language)]
          .filter(Boolean)
          .join(' · ')}
      </MachineCell>
      <span className="y-num">
        {formatCount(views)} <small>{on.views(views)}</small>
      </span>
      <span className="y-num">
        {leads !== undefined && (
          <>
            {formatCount(leads)} <small>{on.leads(leads)}</small>
          </>
        )}
      </span>
      <Button variant="quiet" disabled={isBusy} onClick={onTakeOff}>
        {on.takeOff}
        <span className="y-hidden"> {name}</span>
      </Button>
    </>
  );
}
