import { useMessages } from '@yantra/language';
import { Button, Glyph } from '@yantra/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { glyphs } from '../glyphs.ts';
import type { Column } from './columns.ts';
import { messages } from './table.messages.ts';
import { useCsvExport } from './tools.tsx';

/** The selected rows of a table, across all pages. */
export interface Choice<Row> {
  readonly chosen: ReadonlyMap<string, Row>;
  readonly select: (rows: readonly Row[], isOn: boolean) => void;
  readonly clear: () => void;
  /** Whether checkboxes are shown on a phone: once a row is selected, or selecting has begun. */
  readonly isChoosing: boolean;
  readonly begin: () => void;
}

export function useChoice<Row>(rowId: (row: Row) => string): Choice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isBegun, setBegun] = useState(false);
  return {
    chosen,
    isChoosing: isBegun || chosen.size > 0,
    begin: () => setBegun(true),
    select(rows, isOn) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isOn) next.set(rowId(row), row);
        else next.delete(rowId(row));
      }
      setChosen(next);
    },
    clear() {
      setChosen(new Map());
      setBegun(false);
    },
  };
}

/** Escape within a table clears the selection. In a menu or the search it closes or empties those instead. */
export function useClearOnEscape(clear: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && (target as Element).closest('[popover], [role="search"]') === null) clear();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [clear]);
  return panel;
}

interface HeadCheckProps<Row> {
  readonly choice: Choice<Row>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** Selects every row of the page; a dash means some are selected. */
export function HeadCheck<Row>({ choice, rows, rowId }: HeadCheckProps<Row>) {
  const texts = useMessages(messages);
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter((row) => choice.chosen.has(rowId(row))).length;
  const isAll = count > 0 && count === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <th scope="col" data-choose="">
      <span className="y-check">
        <input
          ref={box}
          type="checkbox"
          aria-label={texts.choosePage}
          checked={isAll}
          onChange={() => choice.select(rows, !isAll)}
        />
      </span>
    </th>
  );
}

interface CheckCellProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

export function CheckCell({ name, isChosen, onToggle }: CheckCellProps) {
  const texts = useMessages(messages);
  return (
    <td data-choose="">
      <label className="y-check">
        <input
          type="checkbox"
          aria-label={texts.choose(name)}
          aria-keyshortcuts="x"
          checked={isChosen}
          onChange={onToggle}
        />
      </label>
    </td>
  );
}

interface ChosenBarProps<Row> {
  readonly choice: Choice<Row>;
  /** The actions for all of them. */
  readonly actionsFor: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
  /** The number of rows on all pages, and how to load them. */
  readonly total: number;
  readonly all: () => Promise<readonly Row[]>;
  /** The columns to export, and the file's name. */
  readonly columns: readonly Column<Row>[];
  readonly name: string;
}

/** The number of selected rows and the actions for them; nothing while none is selected. */
export function ChosenBar<Row>({ choice, actionsFor, total, all, columns, name }: ChosenBarProps<Row>) {
  const { chosen, clear, select } = choice;
  const texts = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useCsvExport({ name, columns, rows: () => Promise.resolve([...chosen.values()]) });
  if (!actionsFor || !choice.isChoosing) return null;
  const chooseAll = async () => {
    setAsking(true);
    try {
      select(await all(), true);
    } catch {
      // The scope has shown the error.
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="y-dashboard__chosen" role="region" aria-label={texts.chosen(chosen.size)}>
      <b role="status">{texts.chosen(chosen.size)}</b>
      {chosen.size < total && (
        <Button className="y-dashboard__choose-all" variant="quiet" busy={isAsking} onClick={() => void chooseAll()}>
          {texts.chooseAll(total)}
        </Button>
      )}
      {chosen.size > 0 && actionsFor([...chosen.values()], clear)}
      {chosen.size > 0 && (
        <Button variant="quiet" busy={isBusy} onClick={run}>
          <Glyph d={glyphs.download} />
          {texts.exportChosen}
        </Button>
      )}
      <Button variant="quiet" icon="close" aria-label={texts.chooseNone} onClick={clear} />
    </div>
  );
}
