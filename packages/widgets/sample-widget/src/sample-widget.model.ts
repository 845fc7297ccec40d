import { computed, type ReadonlySignal } from '@preact/signals-react';
import { textsIn } from '@yantra/language';
import type { Scope } from '@yantra/state';
import { messages } from './sample-widget.messages.ts';

/** The model of the widget; it does not depend on React. */
export interface SampleWidgetModel {
  /** What is shown, in the chosen city. */
  readonly greeting: ReadonlySignal<string>;
}

export function createSampleWidgetModel({ city, language }: Pick<Scope, 'city' | 'language'>): SampleWidgetModel {
  const texts = textsIn(language, messages);
  return { greeting: computed(() => texts.greeting(city.value.name)) };
}
