import { dayAfter, daysFrom } from '@yantra/domain';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { boardKeys } from './board-keys.ts';
import { type DayTexts, type NamedDay, namedDays } from './day-texts.ts';
import { FleetRow } from './fleet-row.tsx';
import { type Commitment, type Machine, type Row, rowOf } from './fleet.model.ts';
import { EntryPopover, NewPopover, RefusalNote } from './popovers.tsx';
import { type Board as BoardState, useBoard } from './use-board.ts';
import type { Changes } from './use-changes.ts';
import { useDrag } from './use-drag.ts';
import { useScroller } from './use-scroller.ts';
import { useSlots } from './use-slots.ts';
import { type Days, type View, isShown } from './views.ts';

export interface BoardProps {
  readonly machines: readonly Machine[];
  readonly days: Days;
  readonly view: View;
  readonly today: string;
  readonly texts: DayTexts;
  /** Whether the days of the machines are known. */
  readonly isKnown: boolean;
  /** The machine that the keys begin at. */
  readonly startId: string | undefined;
  readonly changes: Changes;
  readonly onToday: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onName: (machine: Machine) => void;
  readonly onChange: (machine: Machine, one: Commitment) => void;
  /** A booking is asked about first. */
  readonly onFree: (machine: Machine, one: Commitment) => void;
  /** Whether a popover has the filled button now. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** The board's rows, the place of its keys, and what keys and pointers do. */
function useParts(props: BoardProps) {
  const { machines, days, today, changes, startId, onName } = props;
  const rows = useMemo(() => machines.map((machine) => rowOf(machine, days)), [machines, days]);
  const scroller = useScroller(rows, days.count);
  const [start] = useState(() => ({
    row: Math.max(
      0,
      machines.findIndex(({ id }) => id === startId),
    ),
    column: isShown(today, days) ? daysFrom(days.from, today) : 0,
  }));
  const board = useBoard({ rows, days, start, changes, scroller, onName });
  const drag = useDrag({ board, rows, days, onName: ({ machine }) => onName(machine) });
  const onKeyDown = boardKeys({
    board,
    days,
    rowCount: rows.length,
    onStep: props.onStep,
    onFree() {
      const one = board.commitmentAt();
      if (board.machine && one) props.onFree(board.machine, one);
    },
    onToday() {
      props.onToday();
      if (isShown(today, days)) board.goTo({ row: board.cursor.row, column: daysFrom(days.from, today) });
    },
  });
  return { rows, scroller, board, drag, onKeyDown };
}

/** Machines and days: a grid for the keys, bars for the eye and the pointer; only rows in sight are drawn. */
export function Board(props: BoardProps) {
  const { days, view, texts, isKnown } = props;
  const { rows, scroller, board, drag, onKeyDown } = useParts(props);
  return (
    // The keys of the grid and of the popover beside it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="y-dashboard__fleet-stage" onKeyDown={onKeyDown}>
      <div
        ref={scroller.box}
        className="y-dashboard__fleet"
        data-view={view}
        style={{ '--_days': days.count } as CSSProperties}
        onScroll={scroller.onScroll}
      >
        {/* Its cells have the focus, one at a time. */}
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
        <div
          role="grid"
          aria-label={texts.fleet.title}
          aria-rowcount={rows.length + 1}
          aria-colcount={days.count + 2}
          aria-multiselectable="true"
          aria-busy={!isKnown}
          {...drag}
          onFocus={board.onFocus}
        >
          <Rows {...props} rows={rows} board={board} scroller={scroller} />
        </div>
      </div>
      <Beside {...props} board={board} scroller={scroller} />
    </div>
  );
}

interface RowsProps extends BesideProps {
  readonly rows: readonly Row[];
}

function Rows({ rows, board, scroller, days, today, texts, view, isKnown }: RowsProps) {
  const list = useMemo(() => namedDays(days, texts), [days, texts]);
  const { first, end } = scroller.seen;
  const { cursor, draft, popover } = board;
  const drawn = rows.slice(first, end).map((row, place) => ({ row, index: first + place }));
  const held = rows[cursor.row];
  // What has the focus stays, however far the rows are scrolled.
  if (held && (cursor.row < first || cursor.row >= end)) drawn.push({ row: held, index: cursor.row });
  const slots = useSlots(drawn.map(({ index }) => index));
  return (
    <>
      <Head list={list} today={today} texts={texts} view={view} />
      <div
        className="y-dashboard__fleet-rows"
        role="rowgroup"
        data-today={isShown(today, days) || undefined}
        style={
          {
            blockSize: `${scroller.offsets.at(-1) ?? 0}rem`,
            '--_today': (daysFrom(days.from, today) + 0.5) / days.count,
          } as CSSProperties
        }
      >
        {drawn.map(({ row, index }) => (
          <FleetRow
            key={slots.get(index)}
            row={row}
            index={index}
            top={scroller.offsets[index] ?? 0}
            days={days}
            list={list}
            today={today}
            texts={texts}
            isKnown={isKnown}
            draft={draft?.machineId === row.machine.id ? draft : undefined}
            isSettled={draft?.machineId === row.machine.id && popover !== undefined}
            chosenBar={popover?.kind === 'entry' && cursor.row === index ? popover.id : undefined}
          />
        ))}
      </div>
    </>
  );
}

interface HeadProps extends Pick<BoardProps, 'today' | 'texts' | 'view'> {
  readonly list: readonly NamedDay[];
}

const firstOfMonth = /-01$/;

const Head = memo(function Head({ list, today, texts, view }: HeadProps) {
  const { fleet, dates } = texts;
  const names = view === 'weeks2' ? fleet.weekdays : fleet.weekdayLetters;
  return (
    <div className="y-dashboard__fleet-row y-dashboard__fleet-head" role="row" aria-rowindex={1}>
      <span className="y-dashboard__fleet-name" role="columnheader" aria-colindex={1}>
        {fleet.machine}
      </span>
      <div className="y-dashboard__fleet-days" role="none">
        {list.map(({ day, weekday, weekdayName, label }, column) => (
          <span
            key={day}
            role="columnheader"
            aria-colindex={column + 2}
            aria-label={`${weekdayName} ${label}`}
            aria-current={day === today ? 'date' : undefined}
          >
            <b>{firstOfMonth.test(day) && view === 'weeks2' ? label : Number(day.slice(8))}</b>
            {firstOfMonth.test(day) && view === 'days60' ? dates.months[Number(day.slice(5, 7)) - 1] : names[weekday]}
          </span>
        ))}
      </div>
      <span className="y-dashboard__fleet-use" role="columnheader" aria-colindex={list.length + 2}>
        {fleet.inUse}
      </span>
    </div>
  );
});

interface BesideProps extends BoardProps {
  readonly board: BoardState;
  readonly scroller: ReturnType<typeof useScroller>;
}

/** What stands beside the chosen days: the popover, or the sentence of a refusal. */
function Beside({ board, scroller, changes, machines, days, ...props }: BesideProps) {
  const { popover, machine } = board;
  const { box } = scroller;
  if (changes.refusal && !popover) {
    const { machineId, span } = changes.refusal;
    const row = machines.findIndex(({ id }) => id === machineId);
    const column = Math.min(days.count - 1, Math.max(0, daysFrom(days.from, span.from)));
    return (
      <RefusalNote
        box={box}
        anchor={`[data-row="${row}"] [data-cell="${column}"]`}
        text={changes.refusal.text}
        onClose={changes.forgetRefusal}
      />
    );
  }
  if (!popover || !machine) return null;
  const anchor = `[data-row="${board.cursor.row}"]`;
  if (popover.kind === 'new') {
    return (
      <NewPopover
        box={box}
        anchor={`${anchor} [data-bar="draft"]`}
        machine={machine}
        span={board.chosen ?? { from: days.from, until: dayAfter(days.from, 1) }}
        texts={props.texts}
        onClose={board.leave}
        onOpen={props.onOpen}
        onTake={board.take}
      />
    );
  }
  const one = machine.commitments.find(({ id }) => id === popover.id);
  if (!one) return null;
  return (
    <EntryPopover
      box={box}
      anchor={`${anchor} [data-bar="${CSS.escape(one.id)}"]`}
      machine={machine}
      one={one}
      today={props.today}
      texts={props.texts}
      onClose={board.leave}
      onOpen={props.onOpen}
      onChange={() => props.onChange(machine, one)}
      onFree={() => props.onFree(machine, one)}
    />
  );
}
