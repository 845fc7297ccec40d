import { type DaySpan, daysIn, isInSpan } from '@yantra/domain';
import { Picture } from '@yantra/ui';
import { type CSSProperties, memo, useMemo } from 'react';
import { useLater } from './after-paint.ts';
import type { Draft } from './board-draft.ts';
import { cellText } from './cell-text.ts';
import type { DayTexts, NamedDay } from './day-texts.ts';
import { FleetBar, isShort, lies } from './fleet-bar.tsx';
import { type Machine, type Row, inUse, pieceOf } from './fleet.model.ts';
import { heightOf } from './rows-seen.ts';
import type { Days } from './views.ts';

export interface FleetRowProps {
  readonly row: Row;
  readonly index: number;
  /** Where it lies, in rem. */
  readonly top: number;
  readonly days: Days;
  readonly list: readonly NamedDay[];
  readonly today: string;
  readonly texts: DayTexts;
  readonly isKnown: boolean;
  readonly draft: Draft | undefined;
  /** Whether something stands open beside the draft. */
  readonly isSettled: boolean;
  /** The bar whose entry is open. */
  readonly chosenBar: string | undefined;
}

/** A machine’s row: its name, a cell for each day, the bars above them, how much it is in use. */
export const FleetRow = memo(function FleetRow({ draft, isSettled, chosenBar, ...same }: FleetRowProps) {
  const { row, index, top, days, texts, isKnown } = same;
  const { machine } = row;
  const before = useLater(draft);
  // Chosen days are seen by their cells at once. Their bar follows when that is painted: browsers lay out and layer anew what moves.
  const drawn = draft && before && !draft.of && !isSettled ? before : draft;
  return (
    <div
      className="y-dashboard__fleet-row"
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ insetBlockStart: `${top}rem`, blockSize: `${heightOf(row)}rem` }}
    >
      <Name machine={machine} texts={texts} />
      <div className="y-dashboard__fleet-days" role="none" data-waiting={!isKnown || undefined}>
        <Cells {...same} chosen={draft && !draft.of ? draft.span : undefined} />
        {isKnown && <Bars {...same} chosenBar={chosenBar} ghostId={draft?.of?.id} />}
        {isKnown && drawn && <DraftBar draft={drawn} days={days} texts={texts} />}
      </div>
      <Use machine={machine} days={days} texts={texts} isKnown={isKnown} />
    </div>
  );
});

/* While days are chosen or dragged, a row is drawn anew at each step: each of its parts only if it changes. */

const Name = memo(function Name({ machine, texts }: { readonly machine: Machine; readonly texts: DayTexts }) {
  return (
    <div
      className="y-dashboard__fleet-name"
      role="rowheader"
      aria-colindex={1}
      aria-label={texts.fleet.nameCell(machine.name)}
      data-cell={-1}
      tabIndex={-1}
    >
      <span className="y-dashboard__fleet-picture">
        {/* A picture of another machine is not shown while its own is loaded. */}
        <Picture key={machine.image1Url} url={machine.image1Url} alt="" sizes="44px" />
      </span>
      <span>
        <b>
          <bdi>{machine.name}</bdi>
        </b>
        <small>{[...(machine.units > 1 ? [texts.fleet.same(machine.units)] : []), machine.place].join(' · ')}</small>
      </span>
    </div>
  );
});

interface UseProps extends Pick<FleetRowProps, 'days' | 'texts' | 'isKnown'> {
  readonly machine: Machine;
}

const Use = memo(function Use({ machine, days, texts, isKnown }: UseProps) {
  const percent = inUse(machine, days);
  return (
    <div
      className="y-dashboard__fleet-use"
      role="gridcell"
      aria-colindex={days.count + 2}
      aria-label={texts.fleet.useCell(percent)}
      style={{ '--_use-share': `${percent}%` } as CSSProperties}
    >
      {isKnown && `${percent}%`}
    </div>
  );
});

/** What of a row does not change with what is chosen in it. */
type SameProps = Omit<FleetRowProps, 'draft' | 'isSettled' | 'chosenBar'>;

interface CellsProps extends SameProps {
  /** The days that are being chosen. */
  readonly chosen: DaySpan | undefined;
}

const Cells = memo(function Cells({ row: { machine }, list, today, texts, isKnown, chosen }: CellsProps) {
  const labels = useMemo(
    () => list.map((day) => cellText(machine, day, today, texts, isKnown)),
    [machine, list, today, texts, isKnown],
  );
  return list.map(({ day, weekday }, column) => (
    <Cell
      key={day}
      column={column}
      label={labels[column] ?? ''}
      isSunday={weekday === 6}
      isChosen={chosen && isInSpan(day, chosen)}
    />
  ));
});

interface CellProps {
  readonly column: number;
  readonly label: string;
  readonly isSunday: boolean;
  /** Undefined while no days of the row are chosen. */
  readonly isChosen: boolean | undefined;
}

/* Which of them the tab key reaches is set where the keys are: no row is drawn anew for it. */
const Cell = memo(function Cell({ column, label, isSunday, isChosen }: CellProps) {
  return (
    <span
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={label}
      aria-selected={isChosen}
      data-cell={column}
      data-sunday={isSunday || undefined}
      tabIndex={-1}
    />
  );
});

interface BarsProps extends SameProps {
  readonly chosenBar: string | undefined;
  /** The bar that is being moved, which is drawn elsewhere meanwhile. */
  readonly ghostId: string | undefined;
}

const Bars = memo(function Bars({ row, days, today, texts, chosenBar, ghostId }: BarsProps) {
  const { machine, bars } = row;
  return bars.map((bar) => (
    <FleetBar
      key={bar.commitment.id}
      bar={bar}
      machine={machine}
      count={days.count}
      today={today}
      texts={texts}
      isSlim={machine.units > 1}
      isChosen={bar.commitment.id === chosenBar}
      isGhost={bar.commitment.id === ghostId}
    />
  ));
});

interface DraftBarProps extends Pick<FleetRowProps, 'days' | 'texts'> {
  readonly draft: Draft;
}

function DraftBar({ draft: { span }, days, texts }: DraftBarProps) {
  const piece = pieceOf(span, days);
  if (!piece) return null;
  return (
    <div className="y-dashboard__fleet-draft" role="none">
      <div
        className="y-dashboard__span"
        data-kind="new"
        data-bar="draft"
        data-chosen=""
        data-short={isShort(piece) || undefined}
        style={lies(piece, days.count)}
      >
        <div>
          <b>{span.until === undefined ? texts.fleet.openEnd : texts.fleet.days(daysIn(span))}</b>
        </div>
        <i data-handle="start" />
        {span.until !== undefined && <i data-handle="end" />}
      </div>
    </div>
  );
}
