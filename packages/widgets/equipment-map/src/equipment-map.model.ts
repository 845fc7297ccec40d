import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './equipment-map.messages.ts';

export interface EquipmentMapDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface EquipmentMapModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createEquipmentMapModel({ city }: EquipmentMapDependencies): EquipmentMapModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
