import { useSignals } from '@preact/signals-react/runtime';
import { useErrorText, useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Button } from '@yantra/ui';
import { mapMessages } from '../equipment-map.messages.ts';
import { Close, MachineCard } from './machine-card.tsx';
import type { MachineListProps } from './machine-list.tsx';
import type { Group, NamedMachine } from './selection.ts';

export function ChosenMachine({ onClose, ...list }: MachineListProps & { readonly onClose: () => void }) {
  const errorText = useErrorText();
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const { model, hrefOf } = list;
  const remote = model.card.value;
  const equipment = dataOf(remote);
  const chosen = model.chosen.value;
  if (equipment) {
    return <MachineCard {...list} equipment={equipment} onClose={onClose} />;
  }
  if (!chosen) return null;
  const hasFailed = remote.status === 'failed';
  return (
    <article className="y-compact y-map__card y-map__card--chosen" aria-busy={!hasFailed}>
      <div className={`y-compact__picture${hasFailed ? '' : ' y-skeleton'}`} />
      <div className="y-compact__words" role={hasFailed ? 'alert' : 'status'}>
        <h3>
          <a className="y-compact__link" href={hrefOf(chosen.id)}>
            {chosen.name}
          </a>
        </h3>
        <p className="y-muted">{hasFailed ? mapTexts.cardFailed(errorText(remote.error)) : mapTexts.cardLoading}</p>
        {hasFailed && (
          <Button variant="secondary" size="sm" onClick={model.reloadCard}>
            {mapTexts.retry}
          </Button>
        )}
      </div>
      <Close onClose={onClose} />
    </article>
  );
}

interface GroupListProps {
  readonly group: Group;
  readonly onPick: (machine: NamedMachine) => void;
  readonly onClose: () => void;
}

export function GroupList({ group, onPick, onClose }: GroupListProps) {
  const errorText = useErrorText();
  const mapTexts = useMessages(mapMessages);
  const title = mapTexts.atThisPlace(group.count);
  return (
    <div className="y-map__group" role="group" aria-label={title}>
      <h3>{title}</h3>
      {group.error && <p role="alert">{mapTexts.listFailed(errorText(group.error))}</p>}
      {!group.error && !group.machines && <p role="status">{mapTexts.listLoading}</p>}
      <ul>
        {group.machines?.map((machine) => (
          <li key={machine.id}>
            <button type="button" onClick={() => onPick(machine)}>
              {machine.name}
            </button>
          </li>
        ))}
      </ul>
      {group.machines && group.machines.length < group.count && (
        <p className="y-muted">{mapTexts.moreHere(group.count - group.machines.length)}</p>
      )}
      <Close onClose={onClose} />
    </div>
  );
}
