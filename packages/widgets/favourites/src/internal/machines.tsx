import type { KeptRow } from '@yantra/contract/calls';
import { type Kept, type VisitorJob, mostCompared } from '@yantra/domain';
import { Skeleton } from '@yantra/ui';
import { useMemo } from 'react';
import type { Deeds } from './deed-form.tsx';
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
  readonly onDrop: (id: string, name: string) => void;
}

/** A line for each machine: as it is now, gone, or still to come. */
export function Machines(props: MachinesProps) {
  const { ids, rows, isComing, kept, deeds, job, links, chosen, onChoose, onDrop } = props;
  const notes = useMemo(() => new Map(kept.machines.map(({ id, note }) => [id, note])), [kept]);
  return (
    <ul className="y-kept">
      {ids.map((id) => {
        const row = rows.get(id);
        if (!row) return isComing ? <Loading key={id} /> : null;
        const { machine } = row;
        const shown = { note: notes.get(id) ?? '', job, ...links };
        const drop = (name: string) => onDrop(id, name);
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
              onDrop: drop,
            }}
          />
        ) : (
          <Gone key={id} id={id} left={row.left} {...shown} own={{ deeds, onDrop: drop }} />
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
