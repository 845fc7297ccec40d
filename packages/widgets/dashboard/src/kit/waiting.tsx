import { dataOf } from '@yantra/state';
import { Skeleton } from '@yantra/ui';
import { Failed } from './table/table-states.tsx';
import type { RemoteCall } from './use-remote.ts';

interface WaitingProps extends RemoteCall<unknown> {
  /** For a screen reader, that something is loading. */
  readonly label: string;
}

/** Placeholders while something loads, or its error; nothing once it is loaded. */
export function Waiting({ remote, reload, label }: WaitingProps) {
  if (dataOf(remote) !== undefined) return null;
  if (remote.status === 'failed') return <Failed error={remote.error} onRetry={reload} />;
  return <Skeletons label={label} />;
}

export const Skeletons = ({ label }: Pick<WaitingProps, 'label'>) => (
  <div className="y-dashboard__waiting" role="status" aria-label={label}>
    <Skeleton />
    <Skeleton />
  </div>
);
