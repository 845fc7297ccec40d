import type { ReactNode } from 'react';
import { Link } from '../../kit/link.tsx';

interface ListPanelProps {
  readonly title: string;
  /** The link to the whole list. */
  readonly href: string;
  readonly more: string;
  /** Shown if there are no lines. */
  readonly empty: ReactNode;
  /** A class for the list. */
  readonly className?: string;
  /** One `li` each. */
  readonly children: readonly ReactNode[];
}

/** A few lines of a list, with a link to all of them. */
export const ListPanel = ({ title, href, more, empty, className, children }: ListPanelProps) => (
  <section className="y-dashboard__panel">
    <div className="y-dashboard__panel-head">
      <h2>{title}</h2>
      <Link className="y-link" href={href}>
        {more}
      </Link>
    </div>
    {children.length === 0 && <p className="y-dashboard__panel-body y-muted">{empty}</p>}
    <ul className={className}>{children}</ul>
  </section>
);
