import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createLeadFormModel } from './lead-form.model.ts';

export type LeadFormProps = ReportsState;

/** Lead form: say what a visitor does with it. */
export function LeadForm({ onStateChange }: LeadFormProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createLeadFormModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="lead-form">{model.greeting.value}</p>;
}
