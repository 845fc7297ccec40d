import { formatCount } from '@yantra/domain';
import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  /** A number, or how it is written. */
  readonly value: number | string;
  readonly more?: ReactNode;
}

/** A figure under its name, in a list of such. */
export const Stat = ({ label, value, more }: StatProps) => (
  <div className="y-dashboard__stat">
    <dt>{label}</dt>
    <dd>
      {typeof value === 'number' ? formatCount(value) : value} {more && <small>{more}</small>}
    </dd>
  </div>
);
