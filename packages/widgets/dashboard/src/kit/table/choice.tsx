import { useMessages } from '@yantra/language';
import { Button } from '@yantra/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { messages } from './table.messages.ts';

/** Which rows of a table are chosen, on whatever page they stand. */
export interface Choice<Row> {
  readonly chosen: ReadonlyMap<string, Row>;
  readonly turn: (rows: readonly Row[], isOn: boolean) => void;
  readonly clear: () => void;
}

export function useChoice<Row>(rowId: (row: Row) => string): Choice<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    chosen,
    turn(rows, isOn) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isOn) next.set(rowId(row), row);
        else next.delete(rowId(row));
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}

interface HeadCheckProps<Row> {
  readonly choice: Choice<Row>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** Chooses every row of the page; a line stands for some. */
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
          onChange={() => choice.turn(rows, !isAll)}
        />
      </span>
    </th>
  );
}

interface CheckCellProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onTurn: () => void;
}

export function CheckCell({ name, isChosen, onTurn }: CheckCellProps) {
  const texts = useMessages(messages);
  return (
    <td data-choose="">
      <span className="y-check">
        <input type="checkbox" aria-label={texts.choose(name)} checked={isChosen} onChange={onTurn} />
      </span>
    </td>
  );
}

interface ChosenBarProps<Row> {
  readonly choice: Choice<Row>;
  /** What can be done with all of them. */
  readonly actionsFor: ((rows: readonly Row[], onDone: () => void) => ReactNode) | undefined;
}

/** How many rows are chosen, and what can be done with them at once; nothing while none is. */
export function ChosenBar<Row>({ choice: { chosen, clear }, actionsFor }: ChosenBarProps<Row>) {
  const texts = useMessages(messages);
  if (!actionsFor || chosen.size === 0) return null;
  return (
    <div className="y-dashboard__chosen" role="region" aria-label={texts.chosen(chosen.size)}>
      <b role="status">{texts.chosen(chosen.size)}</b>
      {actionsFor([...chosen.values()], clear)}
      <Button variant="quiet" icon="close" aria-label={texts.chooseNone} onClick={clear} />
    </div>
  );
}
