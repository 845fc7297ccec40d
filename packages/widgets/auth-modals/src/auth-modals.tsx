import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createAuthModalsModel } from './auth-modals.model.ts';

export type AuthModalsProps = ReportsState;

/** Auth modals: say what a visitor does with it. */
export function AuthModals({ onStateChange }: AuthModalsProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createAuthModalsModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="auth-modals">{model.greeting.value}</p>;
}
