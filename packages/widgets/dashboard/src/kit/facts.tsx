import type { ReactNode } from 'react';

/** Names and values. */
export type FactList = readonly (readonly [label: string, value: ReactNode])[];

/** Each fact's name and value, for a `<dl>`. */
export const Facts = ({ of }: { readonly of: FactList }) =>
  of.map(([label, value]) => (
    <div key={label} className="y-dashboard__fact">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
