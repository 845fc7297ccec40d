import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createDashboardModel } from './dashboard.model.ts';

export type DashboardProps = ReportsState;

/** Dashboard: say what a visitor does with it. */
export function Dashboard({ onStateChange }: DashboardProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createDashboardModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="dashboard">{model.greeting.value}</p>;
}
