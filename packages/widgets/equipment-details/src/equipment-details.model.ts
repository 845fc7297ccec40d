import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './equipment-details.messages.ts';

export interface EquipmentDetailsDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface EquipmentDetailsModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createEquipmentDetailsModel({ city }: EquipmentDetailsDependencies): EquipmentDetailsModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
