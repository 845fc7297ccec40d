import type { KeptRow } from '@yantra/contract/calls';
import { type Kept, type VisitorJob, mostCompared } from '@yantra/domain';
import { Skeleton } from '@yantra/ui';
import { useMemo } from 'react';
import type { Deeds } from './deed-form.tsx';
import { Removed, type Removal, useFocusAfter } from './removed.tsx';
import { Gone, type MachineLinks, Row } from './row.tsx';

interface MachinesProps {
  readonly ids: readonly string[];
  /** What is known of them by now. */
  readonly rows: ReadonlyMap<string, KeptRow>;
  /** Whether those that are not known are still to come. */
  readonly isComing: boolean;
  readonly kept: Kept;
  readonly deeds: Deeds;
  readonly job: VisitorJob | undefined;
  readonly links: MachineLinks;
  /** The ids of those that are chosen to be compared. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly removal: Removal;
}

/** A line for each machine: as it is now, gone, or still to come. */
export function Machines(props: MachinesProps) {
  const { ids, rows, isComing, kept, deeds, job, links, chosen, onChoose, removal } = props;
  const { removed, drop, putBack } = removal;
  const list = useFocusAfter(removed);
  const notes = useMemo(() => new Map(kept.machines.map(({ id, note }) => [id, note])), [kept]);
  const places = removed ? ids.toSpliced(removed.at, 0, removed.machine.id) : ids;
  return (
    <ul className="y-kept" ref={list}>
      {places.map((id, at) => {
        if (removed && id === removed.machine.id) return <Removed key="removed" removed={removed} putBack={putBack} />;
        const row = rows.get(id);
        if (!row) return isComing ? <Loading key={id} /> : null;
        const { machine } = row;
        const shown = { note: notes.get(id) ?? '', job, ...links };
        const onDrop = (name: string) => drop(id, name, at);
        return machine ? (
          <Row
            key={id}
            machine={machine}
            {...shown}
            own={{
              kept,
              deeds,
              isChosen: chosen.includes(id),
              isFull: chosen.length >= mostCompared,
              onChoose: (isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
              onDrop,
            }}
          />
        ) : (
          <Gone key={id} id={id} left={row.left} {...shown} own={{ deeds, onDrop }} />
        );
      })}
    </ul>
  );
}

const Loading = () => (
  <li aria-hidden="true">
    <span />
    <Skeleton className="y-kept__pic-line" />
    <Skeleton className="y-kept__line" />
  </li>
);
