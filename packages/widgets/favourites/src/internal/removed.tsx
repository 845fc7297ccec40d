import type { Kept, KeptMachine } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import type { SavedMachines } from '@yantra/state';
import { Button } from '@yantra/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../favourites.messages.ts';

/** What was removed a moment ago, to put it back. */
export interface RemovedMachine {
  readonly machine: KeptMachine;
  readonly name: string;
  readonly lists: readonly string[];
  /** The list that was shown, empty for all, and the place there. */
  readonly from: string;
  readonly at: number;
}

/** How machines are dropped and put back. */
export type Removal = ReturnType<typeof useRemoved>;

/** Drops machines, and remembers the last with its note and lists. @param from the list that is shown, empty for all */
export function useRemoved(saved: SavedMachines, kept: Kept, from: string) {
  const [removed, setRemoved] = useState<RemovedMachine>();
  const find = (wanted: string) => kept.machines.find(({ id }) => id === wanted);
  const drop = (id: string, name: string, at: number) => {
    const machine = find(id);
    const lists = kept.lists.filter(({ machines }) => machines.includes(id)).map((one) => one.id);
    saved.change({ deed: 'drop', machine: id });
    if (machine) setRemoved({ machine, name, lists, from, at });
  };
  const putBack = ({ machine: { id, note }, lists }: RemovedMachine) => {
    saved.change({ deed: 'keep', machine: id });
    if (note !== '') saved.change({ deed: 'note', machine: id, words: note });
    for (const one of lists) saved.change({ deed: 'put', machine: id, list: one });
    setRemoved(undefined);
  };
  // It may be back already, by another tab or device.
  const isGone = removed?.from === from && !find(removed.machine.id);
  return { removed: isGone ? removed : undefined, drop, putBack };
}

/** The button that was pressed goes with its line: the focus goes to the way back, and with that to the machine. */
export function useFocusAfter(removed: RemovedMachine | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    const was = before.current;
    before.current = removed;
    const active = (list.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
    if (was === removed || (active && active !== document.body)) return;
    const next = removed ? 'li[data-removed]' : `li[data-machine="${CSS.escape(was?.machine.id ?? '')}"] .y-kept__act`;
    list.current?.querySelector<HTMLElement>(`${next} button`)?.focus({ preventScroll: removed !== undefined });
  }, [removed]);
  return list;
}

type RemovedProps = Pick<Removal, 'putBack'> & { readonly removed: RemovedMachine };

/** What was removed, in its place, with the way back. */
export function Removed({ removed, putBack }: RemovedProps) {
  const texts = useMessages(messages);
  const id = useId();
  return (
    <li data-removed="">
      <p id={id}>{texts.removed(removed.name)}</p>
      <Button icon="retry" aria-describedby={id} onClick={() => putBack(removed)}>
        {texts.undo}
      </Button>
    </li>
  );
}
