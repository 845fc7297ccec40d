import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createEquipmentSearchModel } from './equipment-search.model.ts';

export type EquipmentSearchProps = ReportsState;

/** Equipment search: say what a visitor does with it. */
export function EquipmentSearch({ onStateChange }: EquipmentSearchProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createEquipmentSearchModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="equipment-search">{model.greeting.value}</p>;
}
