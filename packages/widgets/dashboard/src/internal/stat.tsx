import { formatCount } from '@yantra/domain';
import type { ReactNode } from 'react';

interface StatProps {
  readonly label: string;
  readonly value: number;
  readonly more?: ReactNode;
}

/** A figure under its name, in a list of such. */
export const Stat = ({ label, value, more }: StatProps) => (
  <div className="y-dashboard__stat">
    <dt>{label}</dt>
    <dd>
      {formatCount(value)} {more && <small>{more}</small>}
    </dd>
  </div>
);
