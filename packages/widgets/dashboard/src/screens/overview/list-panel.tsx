import type { ReactNode } from 'react';

interface ListPanelProps {
  readonly title: string;
  /** Where all of them are. */
  readonly href: string;
  readonly more: string;
  /** Said in the place of the lines while there are none. */
  readonly empty: ReactNode;
  /** Of the list. */
  readonly className?: string;
  /** A `li` for each. */
  readonly children: readonly ReactNode[];
}

/** A few lines of something, with the way to all of them. */
export const ListPanel = ({ title, href, more, empty, className, children }: ListPanelProps) => (
  <section className="y-dashboard__panel">
    <div className="y-dashboard__panel-head">
      <h2>{title}</h2>
      <a className="y-link" href={href}>
        {more}
      </a>
    </div>
    {children.length === 0 && <p className="y-dashboard__panel-body y-muted">{empty}</p>}
    <ul className={className}>{children}</ul>
  </section>
);
