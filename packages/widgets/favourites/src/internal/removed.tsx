import type { Kept, KeptMachine } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { SavedMachines } from '@yantra/state';
import { useState } from 'react';
import { messages } from '../favourites.messages.ts';

/** What was removed a moment ago, to put it back. */
interface RemovedMachine {
  readonly machine: KeptMachine;
  readonly name: string;
  readonly lists: readonly string[];
}

/** Drops machines, and remembers the last with its note and lists. */
export function useRemoved(saved: SavedMachines, kept: Kept) {
  const [removed, setRemoved] = useState<RemovedMachine>();
  const find = (wanted: string) => kept.machines.find(({ id }) => id === wanted);
  const drop = (id: string, name: string) => {
    const machine = find(id);
    const lists = kept.lists.filter(({ machines }) => machines.includes(id)).map((one) => one.id);
    saved.change({ deed: 'drop', machine: id });
    if (machine) setRemoved({ machine, name, lists });
  };
  const putBack = ({ machine: { id, note }, lists }: RemovedMachine) => {
    saved.change({ deed: 'keep', machine: id });
    if (note !== '') saved.change({ deed: 'note', machine: id, words: note });
    for (const one of lists) saved.change({ deed: 'put', machine: id, list: one });
    setRemoved(undefined);
  };
  // It may be back already, by another tab or device.
  return { removed: removed && !find(removed.machine.id) ? removed : undefined, drop, putBack };
}

type RemovedProps = Pick<ReturnType<typeof useRemoved>, 'removed' | 'putBack'>;

/** Says what was removed, with the way back; always there, so that it is read out when it fills. */
export function Removed({ removed, putBack }: RemovedProps) {
  const texts = useMessages(messages);
  return (
    <div role="status" className="y-saved__removed">
      {removed && (
        <>
          {texts.removed(removed.name)}{' '}
          <button type="button" className="y-link" onClick={() => putBack(removed)}>
            {texts.undo}
          </button>
        </>
      )}
    </div>
  );
}
