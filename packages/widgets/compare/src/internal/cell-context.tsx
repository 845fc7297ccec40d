import type { CompareFact, VisitorJob } from '@yantra/domain';
import { Icon, Mark } from '@yantra/ui';
import type { Column, Comparison, ReadyColumn } from '../compare.model.ts';
import type { Hrefs } from './hrefs.ts';

/** One fact of one machine. */
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

/** A tick and a word beside the best. */
export const Best = ({ text }: { readonly text: string }) => (
  <>
    {/* At the end of a line it takes no room. */}
    {'\u2002'}
    <span className="y-best">
      <Icon name="check" />
      {text}
    </span>
  </>
);

/** What the owner has left out. */
export const NotStated = () => <Mark kind="unknown" />;
