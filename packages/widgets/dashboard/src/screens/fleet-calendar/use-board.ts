import { type DaySpan, dayAfter, daysFrom } from '@yantra/domain';
import { useState } from 'react';
import type { Draft } from './board-draft.ts';
import {
  type Commitment,
  type Machine,
  lastOf,
  nearerEnd,
  spanBetween,
  spanIn,
  stretched,
  takenOn,
} from './fleet.model.ts';
import type { Changes, OwnKind } from './use-changes.ts';
import { type Cursor, type CursorOptions, type KeyPlace, useCursor } from './use-cursor.ts';
import type { Days } from './views.ts';

/** What stands open beside the board. */
export type Popover = { readonly kind: 'new' } | { readonly kind: 'entry'; readonly id: string } | undefined;

/** The board’s place of the keys, the days chosen, and what is open. */
export interface Board extends Pick<KeyPlace, 'cursor' | 'machine' | 'onFocus'> {
  readonly draft: Draft | undefined;
  readonly popover: Popover;
  /** The days that are chosen, else the day of the keys. */
  readonly chosen: DaySpan | undefined;
  readonly goTo: (cursor: Cursor) => void;
  readonly setDraft: (draft: Draft | undefined) => void;
  readonly stretch: (by: 1 | -1) => void;
  readonly open: () => void;
  readonly openEntry: (id: string) => void;
  readonly openNew: () => void;
  /** Closes what is open, else drops what is chosen; the focus goes back to the cell. */
  readonly leave: () => void;
  readonly take: (kind: OwnKind) => void;
  /** Does what was dragged. */
  readonly settle: (draft: Draft) => void;
  readonly commitmentAt: () => Commitment | undefined;
}

interface BoardOptions extends CursorOptions {
  readonly changes: Changes;
  readonly onName: (machine: Machine) => void;
}

/** The days that Shift and an arrow choose, or what they make of the commitment at the keys. */
function stretchedBy(
  by: 1 | -1,
  { cursor, machine, day }: KeyPlace,
  days: Days,
  own: Draft | undefined,
): { readonly draft: Draft; readonly column: number } | undefined {
  if (!machine || cursor.column < 0) return undefined;
  const of = own ? own.of : takenOn(machine, day)[0];
  if (of) {
    const before = own?.span ?? spanIn(of);
    const end = own?.end ?? nearerEnd(of, day);
    const span = stretched(before, end, dayAfter(end === 'end' ? lastOf(before) : before.from, by));
    const column = daysFrom(days.from, end === 'end' ? lastOf(span) : span.from);
    return { draft: { machineId: machine.id, span, anchor: day, of, end }, column };
  }
  const anchor = own?.anchor ?? day;
  const column = Math.min(days.count - 1, Math.max(0, cursor.column + by));
  return { draft: { machineId: machine.id, anchor, span: spanBetween(anchor, dayAfter(days.from, column)) }, column };
}

export function useBoard({ changes, onName, ...options }: BoardOptions): Board {
  const { rows, days } = options;
  const keys = useCursor(options);
  const { cursor, machine, day } = keys;
  const [draft, setDraft] = useState<Draft>();
  const [popover, setPopover] = useState<Popover>();
  const own = draft?.machineId === machine?.id ? draft : undefined;
  const commitmentAt = () => (machine && cursor.column >= 0 ? takenOn(machine, day)[0] : undefined);
  const oneDay = cursor.column >= 0 ? spanBetween(day, day) : undefined;
  const chosen = own && !own.of ? own.span : oneDay;
  const close = () => {
    setPopover(undefined);
    setDraft(undefined);
    changes.forgetRefusal();
  };
  const settle = ({ machineId, of, span }: Draft) => {
    const found = rows.find(({ machine: { id } }) => id === machineId)?.machine;
    close();
    if (found && of) void changes.change(found, of, span);
  };
  return {
    ...keys,
    draft,
    popover,
    chosen,
    commitmentAt,
    setDraft,
    settle,
    goTo(next) {
      close();
      keys.place(next, true);
    },
    stretch(by) {
      const next = stretchedBy(by, keys, days, own);
      if (!next) return;
      changes.forgetRefusal();
      if (popover?.kind === 'entry') setPopover(undefined);
      setDraft(next.draft);
      keys.place({ row: cursor.row, column: next.column }, true);
    },
    open() {
      if (!machine) return;
      if (cursor.column < 0) return onName(machine);
      if (own?.of) return settle(own);
      const one = own ? undefined : commitmentAt();
      if (!one && !own && oneDay) setDraft({ machineId: machine.id, anchor: day, span: oneDay });
      setPopover(one ? { kind: 'entry', id: one.id } : { kind: 'new' });
    },
    openEntry(id) {
      setDraft(undefined);
      setPopover({ kind: 'entry', id });
    },
    openNew: () => setPopover({ kind: 'new' }),
    leave() {
      keys.focusAgain();
      if (popover?.kind === 'new') setPopover(undefined);
      else close();
    },
    take(kind) {
      if (!machine || !chosen) return;
      keys.focusAgain();
      close();
      void changes.add(machine, kind, chosen);
    },
  };
}
