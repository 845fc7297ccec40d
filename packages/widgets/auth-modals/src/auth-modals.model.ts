import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './auth-modals.messages.ts';

export interface AuthModalsDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface AuthModalsModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createAuthModalsModel({ city }: AuthModalsDependencies): AuthModalsModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
