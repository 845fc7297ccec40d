import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createSampleWidgetModel } from './sample-widget.model.ts';

export type SampleWidgetProps = ReportsState;

/** Sample widget: say what a visitor does with it. */
export function SampleWidget({ onStateChange }: SampleWidgetProps) {
  useSignals();
  const scope = useScope();
  const model = useMemo(() => createSampleWidgetModel(scope), [scope]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="sample-widget">{model.greeting.value}</p>;
}
