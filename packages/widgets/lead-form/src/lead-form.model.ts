import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './lead-form.messages.ts';

export interface LeadFormDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface LeadFormModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createLeadFormModel({ city }: LeadFormDependencies): LeadFormModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
