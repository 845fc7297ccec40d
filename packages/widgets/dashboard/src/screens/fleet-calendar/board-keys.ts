import type { KeyboardEvent } from 'react';
import type { Board } from './use-board.ts';
import type { Days } from './views.ts';

interface KeyOptions {
  readonly board: Board;
  readonly days: Days;
  readonly rowCount: number;
  readonly onToday: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onFree: () => void;
}

/* Fields and buttons beside the grid have keys of their own. */
const isElsewhere = (target: EventTarget): boolean =>
  (target as Element).closest('input, textarea, select, dialog, button, a') !== null;

/** The keys of the board (WAI-ARIA grid). */
export function boardKeys({ board, days, rowCount, onToday, onStep, onFree }: KeyOptions) {
  const { row, column } = board.cursor;
  const press: Readonly<Record<string, () => void>> = {
    arrowleft: () => board.goTo({ row, column: column - 1 }),
    arrowright: () => board.goTo({ row, column: column + 1 }),
    arrowup: () => board.goTo({ row: row - 1, column }),
    arrowdown: () => board.goTo({ row: row + 1, column }),
    home: () => board.goTo({ row, column: 0 }),
    end: () => board.goTo({ row, column: days.count - 1 }),
    pageup: () => onStep(-1),
    pagedown: () => onStep(1),
    enter: board.open,
    ' ': board.open,
    b: () => board.take('block'),
    r: () => board.take('repair'),
    t: onToday,
    delete: onFree,
    backspace: onFree,
  };
  const far: Readonly<Record<string, () => void>> = {
    home: () => board.goTo({ row: 0, column: 0 }),
    end: () => board.goTo({ row: rowCount - 1, column: days.count - 1 }),
  };
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (event.altKey || event.metaKey) return;
    if (key === 'escape') {
      if (!board.popover && !board.draft) return;
      event.preventDefault();
      return board.leave();
    }
    const stretch = event.shiftKey && { arrowleft: -1 as const, arrowright: 1 as const }[key];
    if (stretch && !(event.target as Element).closest('input, textarea, select, dialog')) {
      event.preventDefault();
      return board.stretch(stretch);
    }
    const act = event.ctrlKey ? far[key] : event.shiftKey ? undefined : press[key];
    if (!act || isElsewhere(event.target)) return;
    event.preventDefault();
    act();
  };
}
