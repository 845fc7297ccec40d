import type { ReactNode } from 'react';

/** What a dot says, each by its own shape and colour: new, good, busy, soon over, wrong, not yet, put aside. */
export type StatusKind = 'new' | 'good' | 'busy' | 'warn' | 'bad' | 'off' | 'aside';

interface StatusProps {
  readonly kind: StatusKind;
  /** The word has its dot's colour too. */
  readonly isLoud?: boolean;
  readonly children: ReactNode;
}

/** The state of anything in the dashboard: a dot of its own shape, and a word. */
export const Status = ({ kind, isLoud = false, children }: StatusProps) => (
  <span className="y-dashboard__status" data-kind={kind} data-loud={isLoud || undefined}>
    <span>{children}</span>
  </span>
);
