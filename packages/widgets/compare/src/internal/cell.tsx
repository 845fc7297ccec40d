import type { CompareFact, VisitorJob } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon, Mark, Skeleton } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import type { Column, Comparison, ReadyColumn } from '../compare.model.ts';
import { CostCell, Total } from './cost-cell.tsx';
import { FactCell } from './fact-cell.tsx';
import type { Hrefs } from './hrefs.ts';

export interface CellContext {
  readonly of: CompareFact;
  readonly column: Column;
  readonly view: Comparison;
  readonly job: VisitorJob | undefined;
  readonly hrefs: Hrefs;
  /** The best of all. */
  readonly isBest: boolean;
}

/** Of a machine that is there. */
export interface ReadyContext extends CellContext {
  readonly column: ReadyColumn;
}

/** What a machine says of one fact. */
export function Cell(context: CellContext) {
  const texts = useMessages(messages);
  const { column, of } = context;
  if (column.kind === 'loading') return <Skeleton className="y-versus__line" />;
  if (column.kind !== 'ready')
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="y-hidden">{column.kind === 'gone' ? texts.notListed : texts.notLoaded}</span>
      </>
    );
  const ready = { ...context, column };
  switch (of.name) {
    case 'total':
      return <Total {...ready} />;
    case 'part':
      return <CostCell {...ready} part={of.part} />;
    case 'deposit':
      return <CostCell {...ready} part="deposit" />;
    default:
      return <FactCell {...ready} />;
  }
}

/** A tick and a word beside the best. */
export const Best = ({ text }: { readonly text: string }) => (
  <span className="y-best">
    <Icon name="check" />
    {text}
  </span>
);

/** What the owner has left out. */
export const NotStated = () => <Mark kind="unknown" />;
