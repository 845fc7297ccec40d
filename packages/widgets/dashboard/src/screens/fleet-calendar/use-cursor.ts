import { dayAfter } from '@yantra/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Machine, Row } from './fleet.model.ts';
import type { Scroller } from './use-scroller.ts';
import type { Days } from './views.ts';

/** Where the keys are: a machine’s row and a day, -1 for its name. */
export interface Cursor {
  readonly row: number;
  readonly column: number;
}

export interface CursorOptions {
  readonly rows: readonly Row[];
  readonly days: Days;
  readonly start: Cursor;
  readonly scroller: Scroller;
}

/** The place of the keys, which the focus follows. */
export interface KeyPlace {
  readonly cursor: Cursor;
  readonly machine: Machine | undefined;
  /** Its day; the first one at a name. */
  readonly day: string;
  /** Goes there, as far as there is such a place, and shows it. */
  readonly place: (next: Cursor, isFocused: boolean) => void;
  /** The focus goes to it after this rendering. */
  readonly focusAgain: () => void;
  /** Follows a focus that did not come by the keys. */
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

const clamped = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function useCursor({ rows, days, start, scroller }: CursorOptions): KeyPlace {
  const [at, setAt] = useState(start);
  const wantsFocus = useRef(false);
  const reached = useRef<HTMLElement>(undefined);
  const within = ({ row, column }: Cursor): Cursor => ({
    row: clamped(row, 0, Math.max(0, rows.length - 1)),
    column: clamped(column, -1, days.count - 1),
  });
  const cursor = within(at);
  useLayoutEffect(() => {
    const row = scroller.box.current?.querySelector(`[data-row="${cursor.row}"]`);
    const cell = row?.querySelector<HTMLElement>(`[data-cell="${cursor.column}"]`);
    if (!cell) return;
    const before = reached.current;
    reached.current = cell;
    // By hand, so that no row is drawn anew for a key; and only where it changes.
    if (before !== cell) cell.tabIndex = 0;
    if (wantsFocus.current) cell.focus({ preventScroll: true });
    wantsFocus.current = false;
    // After the focus has left it: else browsers lay out the page to see whether it may keep the focus.
    if (before && before !== cell) before.tabIndex = -1;
  });
  return {
    cursor,
    machine: rows[cursor.row]?.machine,
    day: dayAfter(days.from, Math.max(0, cursor.column)),
    place(next, isFocused) {
      const { row, column } = within(next);
      wantsFocus.current = isFocused;
      scroller.show(row, column);
      setAt({ row, column });
    },
    focusAgain() {
      wantsFocus.current = true;
    },
    onFocus({ target }) {
      const cell = (target as Element).closest<HTMLElement>('[data-cell]');
      const row = Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? Number.NaN);
      const column = Number(cell?.dataset['cell']);
      if (Number.isNaN(row) || Number.isNaN(column) || (row === cursor.row && column === cursor.column)) return;
      setAt({ row, column });
    },
  };
}
