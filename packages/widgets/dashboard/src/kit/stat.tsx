import { formatCount } from '@yantra/domain';
import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  /** A number, or a formatted text. */
  readonly value: number | string;
  readonly more?: ReactNode;
}

/** A figure with its label, within a list. */
export const Stat = ({ label, value, more }: StatProps) => (
  <div className="y-dashboard__stat">
    <dt>{label}</dt>
    <dd>
      {typeof value === 'number' ? formatCount(value) : value} {more && <small>{more}</small>}
    </dd>
  </div>
);
