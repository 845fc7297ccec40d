import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import {
  type SavedMachines,
  ScopeProvider,
  useOwnJob,
  useSavedMachines,
  useScope,
  useServed,
  useUser,
} from '@yantra/state';
import type { GivenJob } from '@yantra/state';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import type { Deeds } from './internal/deed-form.tsx';
import { Lists } from './internal/lists.tsx';
import { useRemoved } from './internal/removed.tsx';
import { Shown } from './internal/shown.tsx';
import { Nothing, Waiting, Where } from './internal/states.tsx';

export { Counts } from './internal/counts.tsx';
export { machineHref } from './internal/machine-links.ts';

/** What listeners get of a chosen machine: an id and small facts, not the whole object, so that the event can stay stable. */
export interface EquipmentSelection {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface FavouritesProps extends ReportsState {
  /** The list to show, by its id; all machines without it, or if there is no such list. */
  readonly list?: string | undefined;
  /** Another list is to be shown. Without it the widget keeps which. */
  readonly onListChange?: ((list: string) => void) | undefined;
  /** The address of a list, on the marketplace’s own pages. */
  readonly hrefOfList?: ((list: string) => string) | undefined;
  /** The addresses that take plain forms, and the origin of links, on the marketplace’s own pages. */
  readonly forms?: { readonly change: string; readonly share: string; readonly origin: string } | undefined;
  /** A machine is about to be opened; return false to stay on the page. */
  readonly onEquipmentSelect?: ((selection: EquipmentSelection) => boolean | void) | undefined;
}

/** The same, for a job that the page gives. */
export const OwnJobFavourites = (props: FavouritesProps & GivenJob) => (
  <ScopeProvider value={useOwnJob(props)}>
    <Favourites {...props} />
  </ScopeProvider>
);

/** The machines that somebody keeps, in lists with notes: what a job costs with each, what left, and a way to compare and share. */
export function Favourites(props: FavouritesProps) {
  useSignals();
  const { onStateChange, hrefOfList, forms } = props;
  const { saved, kept } = useSavedMachines();
  const isServed = useServed();
  const user = useUser();
  // The server knows an account, but no browser. Right after a log-in this browser may not have asked the account yet.
  const isKnownHere = useKnown(saved);
  const isKnown = isServed ? user !== undefined : isKnownHere;
  const hasAccounts = useScope().session.isHere || forms !== undefined;
  const [own, setOwn] = useState('');
  const wanted = props.onListChange ? props.list : own || props.list;
  const list = kept.lists.find(({ id, also = [] }) => id === wanted || also.includes(wanted ?? ''));
  const show = (event: MouseEvent | undefined, next: string) => {
    if (event && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event?.preventDefault();
    if (props.onListChange) props.onListChange(next);
    else setOwn(next);
  };
  const removal = useRemoved(saved, kept, list?.id ?? '');
  const hasSome = kept.machines.length + kept.lists.length > 0 || removal.removed !== undefined;
  const state = hasSome ? 'ready' : isKnown ? 'empty' : 'loading';
  useLayoutEffect(() => onStateChange?.(state), [state, onStateChange]);
  const deeds: Deeds = { saved, action: forms?.change, back: list?.id ?? '' };
  return (
    <div className="y-root y-saved" aria-busy={state === 'loading'}>
      <Lists kept={kept} chosen={list?.id ?? ''} deeds={deeds} hrefOf={hrefOfList ?? (() => '#')} show={show} />
      <div className="y-saved__main">
        <Where saved={saved} hasAccounts={hasAccounts} />
        {state === 'loading' && <Waiting />}
        {state === 'empty' && <Nothing />}
        {state === 'ready' && (
          <Shown
            forms={forms}
            hasAccounts={hasAccounts}
            onEquipmentSelect={props.onEquipmentSelect}
            key={list?.id ?? ''}
            removal={removal}
            kept={kept}
            list={list}
            deeds={deeds}
            onEnded={() => show(undefined, '')}
          />
        )}
      </div>
    </div>
  );
}

/** Whether it is known what the account keeps. */
function useKnown({ isKnown }: SavedMachines): boolean {
  useSignals();
  return isKnown.value;
}
