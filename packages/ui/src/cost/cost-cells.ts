import type { ComparePart } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { type CostContext, type CostLine, coverWords, isRoadPriced, linesApart, linesIn } from './cost-lines.ts';
import { costMessages } from './cost.messages.ts';

/** The cost of one machine, part by part, in the words of the table of its cost. */
export interface CostCells {
  /** A part as it stands there; undefined if the job has none of it with this machine. */
  readonly lineOf: (part: ComparePart | 'deposit') => CostLine | undefined;
  /** `2 weeks × ₹72,000` */
  readonly cover: string;
  /** Whether transport is priced by an estimated road. */
  readonly isRoadPriced: boolean;
}

/** What stands in the cells of a column of costs, beside other machines. */
export function useCostCells(context: CostContext): CostCells {
  const texts = useMessages(costMessages);
  const lines = [...linesIn(texts, context), ...linesApart(texts, context)];
  return {
    lineOf: (part) => lines.find((line) => line.part === part),
    cover: coverWords(texts, context.cost),
    isRoadPriced: isRoadPriced(context),
  };
}
