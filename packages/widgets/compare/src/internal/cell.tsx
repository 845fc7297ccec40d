import { useMessages } from '@yantra/language';
import { Skeleton } from '@yantra/ui';
import { messages } from '../compare.messages.ts';
import type { CellContext } from './cell-context.tsx';
import { CostCell, Total } from './cost-cell.tsx';
import { FactCell } from './fact-cell.tsx';

/** What a machine says of one fact. */
export function Cell(context: CellContext) {
  const texts = useMessages(messages);
  const { column, of } = context;
  if (column.kind === 'loading') return <Skeleton className="y-versus__line" />;
  if (column.kind !== 'ready')
    return (
      <>
        <span className="y-versus__absent" aria-hidden="true">
          —
        </span>
        <span className="y-hidden">{column.kind === 'gone' ? texts.notListed : texts.notLoaded}</span>
      </>
    );
  const ready = { ...context, column };
  if (of.name === 'total') return <Total {...ready} />;
  if (of.name === 'part') return <CostCell {...ready} part={of.part} />;
  if (of.name === 'deposit') return <CostCell {...ready} part="deposit" />;
  return <FactCell {...ready} of={of.name === 'kind' ? of : { name: of.name }} />;
}
