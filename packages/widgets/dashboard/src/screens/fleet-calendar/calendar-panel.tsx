import { dayInIndia } from '@yantra/domain';
import { useMemo } from 'react';
import type { Wish } from './asking.tsx';
import { BoardTools } from './board-tools.tsx';
import { Board } from './board.tsx';
import { useDayTexts } from './day-texts.ts';
import { DaysFailed } from './days-failed.tsx';
import { NothingCalled } from './finding.tsx';
import type { Commitment, Fleet, Machine } from './fleet.model.ts';
import { Legend } from './legend.tsx';
import { OneMachine } from './one-machine.tsx';
import type { Changes } from './use-changes.ts';
import type { KnownFleet } from './use-fleet.ts';
import type { Days, View } from './views.ts';

interface CalendarPanelProps extends Days {
  readonly known: KnownFleet;
  readonly fleet: Fleet;
  readonly view: View;
  readonly isNarrow: boolean;
  readonly changes: Changes;
  readonly startId: string | undefined;
  /** What machines are looked for by. */
  readonly term: string;
  readonly onView: (view: View) => void;
  readonly onToday: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onWish: (wish: Wish) => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The calendar itself: the board, or one machine where it is narrow. */
export function CalendarPanel({ known, fleet, changes, onWish, onOpen, ...props }: CalendarPanelProps) {
  const { from, count, view, isNarrow, startId, onStep, onToday } = props;
  const texts = useDayTexts();
  const days = useMemo(() => ({ from, count }), [from, count]);
  const { machines } = fleet;
  const shared = {
    machines,
    days,
    texts,
    today: dayInIndia(new Date(fleet.at)),
    isKnown: known.isOfThese,
    startId,
    changes,
    onStep,
    onName: (machine: Machine) => onWish({ kind: 'units', machineId: machine.id }),
    onChange: (machine: Machine, one: Commitment) => onWish({ kind: 'change', machineId: machine.id, one }),
    onFree: (machine: Machine, one: Commitment) => {
      if (one.kind === 'booking') onWish({ kind: 'free', machineId: machine.id, one });
      else void changes.free(machine, one);
    },
  };
  const failed = known.isOfThese ? undefined : known.error;
  return (
    <>
      {!isNarrow && (
        <BoardTools view={view} days={days} texts={texts} onView={props.onView} onStep={onStep} onToday={onToday} />
      )}
      {failed && <DaysFailed error={failed} onRetry={known.reload} />}
      {machines.length === 0 && <NothingCalled term={props.term} />}
      {!failed && machines.length > 0 && (
        <>
          {isNarrow ? <OneMachine {...shared} /> : <Board {...shared} view={view} onToday={onToday} onOpen={onOpen} />}
          <Legend />
        </>
      )}
    </>
  );
}
