import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createEquipmentMapModel } from './equipment-map.model.ts';

export type EquipmentMapProps = ReportsState;

/** Equipment map: say what a visitor does with it. */
export function EquipmentMap({ onStateChange }: EquipmentMapProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createEquipmentMapModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="equipment-map">{model.greeting.value}</p>;
}
