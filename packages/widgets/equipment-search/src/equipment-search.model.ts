import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './equipment-search.messages.ts';

export interface EquipmentSearchDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface EquipmentSearchModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createEquipmentSearchModel({ city }: EquipmentSearchDependencies): EquipmentSearchModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
