import type { ReactNode } from 'react';

/** What a dot says, each by its own shape and colour: good, busy, soon over, wrong, not yet, put aside. */
export type StatusKind = 'good' | 'busy' | 'warn' | 'bad' | 'off' | 'aside';

interface StatusProps {
  readonly kind: StatusKind;
  readonly children: ReactNode;
}

/** The state of anything in the dashboard: a dot of its own shape, and a word. */
export const Status = ({ kind, children }: StatusProps) => (
  <span className="y-dashboard__status" data-kind={kind}>
    <span>{children}</span>
  </span>
);
