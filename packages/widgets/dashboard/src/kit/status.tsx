import type { ReactNode } from 'react';

/** The meaning of a dot, each with its own shape and colour: new, good, busy, ending soon, wrong, not yet, put aside. */
export type StatusKind = 'new' | 'good' | 'busy' | 'warn' | 'bad' | 'off' | 'aside';

interface StatusProps {
  readonly kind: StatusKind;
  /** Gives the text the dot's colour too. */
  readonly isLoud?: boolean;
  readonly children: ReactNode;
}

/** Any state in the dashboard: a dot and a word. */
export const Status = ({ kind, isLoud = false, children }: StatusProps) => (
  <span className="y-dashboard__status" data-kind={kind} data-loud={isLoud || undefined}>
    <span>{children}</span>
  </span>
);
