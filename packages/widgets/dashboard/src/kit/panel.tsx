import type { ReactNode } from 'react';
import { type FactList, Facts } from './facts.tsx';

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, with its heading. */
export const Panel = ({ title, aside, children }: PanelProps) => (
  <section className="y-dashboard__panel" aria-label={title}>
    <div className="y-dashboard__panel-head">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

/** A list with names on the left and values on the right. */
export const Pairs = ({ of }: { readonly of: FactList }) => (
  <dl className="y-dashboard__pairs">
    <Facts of={of} />
  </dl>
);
