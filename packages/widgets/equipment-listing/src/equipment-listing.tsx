import { useSignals } from '@preact/signals-react/runtime';
import type { ReportsState } from '@yantra/element';
import { useScope } from '@yantra/state';
import { useEffect, useMemo } from 'react';
import { createEquipmentListingModel } from './equipment-listing.model.ts';

export type EquipmentListingProps = ReportsState;

/** Equipment listing: say what a visitor does with it. */
export function EquipmentListing({ onStateChange }: EquipmentListingProps) {
  useSignals();
  const { city } = useScope();
  const model = useMemo(() => createEquipmentListingModel({ city }), [city]);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  return <p className="equipment-listing">{model.greeting.value}</p>;
}
