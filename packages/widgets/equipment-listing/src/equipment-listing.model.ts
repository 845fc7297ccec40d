import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './equipment-listing.messages.ts';

export interface EquipmentListingDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface EquipmentListingModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createEquipmentListingModel({ city }: EquipmentListingDependencies): EquipmentListingModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
