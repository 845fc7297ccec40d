import { dayAfter, daysFrom } from '@yantra/domain';
import { type PointerEvent, useRef } from 'react';
import type { Draft } from './board-draft.ts';
import { type Commitment, type End, type Row, moved, spanBetween, spanIn, stretched } from './fleet.model.ts';
import type { Board } from './use-board.ts';
import type { Days } from './views.ts';

/* A press that goes less far is a click. Pixels. */
const clickPixels = 4;

interface Press {
  readonly row: number;
  readonly machineId: string;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  /** What is dragged: days to choose, an end, or the whole bar; a touch that may be a scroll only taps. */
  readonly kind: 'choose' | End | 'move' | 'tap';
  readonly base: Draft | undefined;
  readonly barId: string | undefined;
  readonly box: DOMRect;
  isMoved: boolean;
  draft: Draft | undefined;
}

/** What lies under the pointer. */
interface Under {
  readonly row: Row;
  readonly index: number;
  readonly box: DOMRect;
  readonly barId: string | undefined;
  readonly handle: End | undefined;
  readonly isName: boolean;
  readonly isChosen: boolean;
}

function under(target: Element, rows: readonly Row[]): Under | undefined {
  const element = target.closest<HTMLElement>('[data-row]');
  const index = Number(element?.dataset['row'] ?? -1);
  const row = rows[index];
  const days = element?.querySelector('.y-dashboard__fleet-days');
  if (!row || !days) return undefined;
  const bar = target.closest<HTMLElement>('[data-bar]');
  return {
    row,
    index,
    box: days.getBoundingClientRect(),
    barId: bar?.dataset['bar'],
    handle: target.closest<HTMLElement>('[data-handle]')?.dataset['handle'] as End | undefined,
    isName: target.closest('[data-cell="-1"]') !== null,
    isChosen: bar?.dataset['chosen'] !== undefined,
  };
}

interface DragOptions {
  readonly board: Board;
  readonly rows: readonly Row[];
  readonly days: Days;
  readonly onName: (row: Row) => void;
}

const columnAt = (x: number, box: DOMRect, { count }: Days): number =>
  Math.min(count - 1, Math.max(0, Math.floor(((x - box.left) / box.width) * count)));

/** What a press makes of the day that the pointer is at. */
function draftAt({ base, kind, machineId, column: began }: Press, column: number, { from }: Days): Draft | undefined {
  const day = dayAfter(from, column);
  const anchor = dayAfter(from, began);
  if (kind === 'choose') return { machineId, anchor, span: spanBetween(anchor, day) };
  if (!base || kind === 'tap') return undefined;
  if (kind === 'move') return { ...base, span: moved(base.span, column - began) };
  return { ...base, end: kind, span: stretched(base.span, kind, day) };
}

/** What is dragged: the days that are chosen, or a commitment. */
function baseOf({ row, barId }: Under, { draft }: Board): Draft | undefined {
  if (barId === 'draft') return draft;
  const of: Commitment | undefined = row.machine.commitments.find(({ id }) => id === barId);
  return of && { machineId: row.machine.id, span: spanIn(of), anchor: of.from, of };
}

function pressOn(event: PointerEvent<HTMLElement>, found: Under, board: Board, days: Days): Press {
  const { row, index, box, barId, handle, isChosen } = found;
  const base = baseOf(found, board);
  // A touch elsewhere may be a scroll.
  const isTap = event.pointerType === 'touch' && !isChosen;
  return {
    row: index,
    machineId: row.machine.id,
    column: columnAt(event.clientX, box, days),
    x: event.clientX,
    y: event.clientY,
    kind: isTap ? 'tap' : (handle ?? (base ? 'move' : 'choose')),
    base,
    barId,
    box,
    isMoved: false,
    draft: undefined,
  };
}

/** Opens what is clicked; with Shift it chooses all days to there. */
function click({ row, column, machineId, barId }: Press, isShift: boolean, board: Board, { from }: Days): void {
  const { draft, cursor } = board;
  if (barId === 'draft') return board.openNew();
  board.goTo({ row, column });
  if (barId !== undefined) return board.openEntry(barId);
  const day = dayAfter(from, column);
  const began = draft?.machineId === machineId ? draft.anchor : dayAfter(from, Math.max(0, cursor.column));
  const anchor = isShift && cursor.row === row ? began : day;
  board.setDraft({ machineId, anchor, span: spanBetween(anchor, day) });
  return board.openNew();
}

/** Keeps what was dragged: days stay chosen, a commitment is changed. */
function drop({ row }: Press, draft: Draft, board: Board, days: Days): void {
  const { of, span } = draft;
  if (of) {
    const isSame = of.from === span.from && of.until === span.until;
    return isSame ? board.setDraft(undefined) : board.settle(draft);
  }
  const column = Math.min(days.count - 1, Math.max(0, daysFrom(days.from, span.from)));
  board.goTo({ row, column });
  board.setDraft(draft);
  return board.openNew();
}

/** Drags by mouse, pen and touch: the same as Shift and an arrow. */
export function useDrag({ board, rows, days, onName }: DragOptions) {
  const press = useRef<Press>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      const found = under(event.target as Element, rows);
      if (!found || found.isName || event.clientX < found.box.left || event.clientX > found.box.right) return;
      press.current = pressOn(event, found, board, days);
      if (press.current.kind !== 'tap') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (!current || current.kind === 'tap') return;
      if (!current.isMoved && Math.abs(event.clientX - current.x) < clickPixels) return;
      current.isMoved = true;
      const draft = draftAt(current, columnAt(event.clientX, current.box, days), days);
      const { span } = current.draft ?? {};
      if (!draft || (span?.from === draft.span.from && span.until === draft.span.until)) return;
      current.draft = draft;
      board.setDraft(draft);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      press.current = undefined;
      if (!current) return;
      const isScroll = Math.abs(event.clientY - current.y) > clickPixels * 2;
      if (current.isMoved) {
        if (current.draft) drop(current, current.draft, board, days);
      } else if (!isScroll) click(current, event.shiftKey, board, days);
    },
    onPointerCancel() {
      if (press.current?.isMoved) board.setDraft(undefined);
      press.current = undefined;
    },
    onClick(event: { readonly target: EventTarget }) {
      const found = under(event.target as Element, rows);
      if (!found?.isName) return;
      board.goTo({ row: found.index, column: -1 });
      onName(found.row);
    },
  };
}
