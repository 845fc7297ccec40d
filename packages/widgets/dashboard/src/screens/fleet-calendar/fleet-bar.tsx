import { formatRupees } from '@yantra/domain';
import type { CSSProperties } from 'react';
import { labelText } from '../../kit/dates.ts';
import { type DayTexts, lapseText, nameOf } from './day-texts.ts';
import { type Bar, type Commitment, type Machine, type Piece, lastDay } from './fleet.model.ts';
import { KindMark } from './kind-mark.tsx';
import { rowRem } from './rows-seen.ts';

/** The line below the name in a bar, and in the agenda. */
export function detailOf(one: Commitment, today: string, texts: DayTexts): string {
  const { fleet, dates } = texts;
  const last = lastDay(one);
  return [
    one.place,
    ...(one.kind === 'repair' && last !== undefined ? [fleet.backOn(labelText(one.until ?? last, dates))] : []),
    ...(one.amount === undefined ? [] : [formatRupees(one.amount)]),
    ...(one.expiresAt === undefined ? [] : [lapseText(one.expiresAt, today, texts)]),
    ...(last === undefined ? [fleet.openEnd] : []),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/* With fewer days a bar is too short for words where days are narrow. */
const daysForWords = 3;

/** Whether a piece is too short for words where days are narrow. */
export const isShort = ({ start, end }: Piece): boolean => end - start < daysForWords;

/** Where a piece lies in its row. */
export const lies = ({ start, end }: Piece, count: number, lane?: number): CSSProperties => ({
  insetInlineStart: `${(start / count) * 100}%`,
  inlineSize: `${((end - start) / count) * 100}%`,
  ...(lane !== undefined && { insetBlockStart: `${rowRem.around / 2 + lane * rowRem.lane}rem` }),
});

interface FleetBarProps {
  readonly bar: Bar;
  readonly machine: Machine;
  readonly count: number;
  readonly today: string;
  readonly texts: DayTexts;
  /** Slim, as several lie above each other. */
  readonly isSlim: boolean;
  /** Its handles are there for a thumb. */
  readonly isChosen: boolean;
  /** It is drawn elsewhere while it is moved. */
  readonly isGhost: boolean;
}

/** A commitment in its row. For the eye and the pointer: the cells below it say the same to a screen reader. */
export function FleetBar({ bar, machine, count, today, texts, isSlim, isChosen, isGhost }: FleetBarProps) {
  const { commitment: one, buffer, isBefore, isAfter, isOpen } = bar;
  const lane = isSlim ? bar.lane : undefined;
  const detail = detailOf(one, today, texts);
  const name = nameOf(one, texts);
  return (
    <>
      {bar.start < bar.end && (
        <div
          className="y-dashboard__span"
          data-kind={one.kind}
          data-bar={one.id}
          data-before={isBefore || undefined}
          data-after={isAfter || undefined}
          data-open={isOpen || undefined}
          data-short={isShort(bar) || undefined}
          data-chosen={isChosen || undefined}
          data-ghost={isGhost || undefined}
          style={lies(bar, count, lane)}
        >
          <div>
            <KindMark kind={one.kind} />
            <span>
              {isSlim ? `${texts.fleet.unit(one.unit, machine.units)}, ` : ''}
              <bdi>{name}</bdi>
              {!isSlim && detail !== '' && <small>{detail}</small>}
            </span>
          </div>
          {!isBefore && <i data-handle="start" />}
          {!isAfter && !isOpen && <i data-handle="end" />}
        </div>
      )}
      {buffer && (
        <div className="y-dashboard__span" data-kind="move" data-bar={one.id} style={lies(buffer, count, lane)}>
          <div>
            <KindMark kind="move" />
          </div>
        </div>
      )}
    </>
  );
}
