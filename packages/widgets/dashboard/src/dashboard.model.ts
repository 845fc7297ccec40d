import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { SelectedCity } from '@yantra/state';
import { messages } from './dashboard.messages.ts';

export interface DashboardDependencies {
  readonly city: ReadonlySignal<SelectedCity>;
}

/** The thinking of the widget; it knows no React. */
export interface DashboardModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createDashboardModel({ city }: DashboardDependencies): DashboardModel {
  return { greeting: computed(() => messages.greeting(city.value.name)) };
}
