import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createEquipmentDetailsModel } from './equipment-details.model.ts';

export type EquipmentDetailsProps = ReportsState;

/** Equipment details: say what a visitor does with it. */
export function EquipmentDetails({ onStateChange }: EquipmentDetailsProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createEquipmentDetailsModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="equipment-details">{model.greeting.value}</p>;
}
