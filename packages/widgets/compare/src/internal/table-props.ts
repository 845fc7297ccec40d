import type { VisitorJob } from '@yantra/domain';
import type { Ref } from 'react';
import type { Comparison } from '../compare.model.ts';
import type { CompareProps } from '../compare.props.ts';
import type { FurtherWay } from './further-way.ts';
import type { Hrefs } from './hrefs.ts';

/** What the table shows, and what is pressed in it. */
export interface TableProps extends Pick<CompareProps, 'onQuotesRequest'> {
  readonly view: Comparison;
  readonly job: VisitorJob | undefined;
  readonly ids: readonly string[];
  readonly hrefs: Hrefs;
  /** Where a further machine is found. */
  readonly way: FurtherWay;
  readonly level: 1 | 2;
  readonly isOnly: boolean;
  readonly region: Ref<HTMLDivElement>;
  readonly onOnly: (isOnly: boolean) => void;
  readonly onRemove: (id: string, name: string) => void;
  readonly onRetry: (id: string) => void;
}
