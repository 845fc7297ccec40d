import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals-react';
import type { Form } from '@yantra/form';
import { type KnownPerson, type LeadField, type LeadValues, personFields } from '../lead.ts';

/** Somebody whom the page knows, and whether a line says so in place of the three fields. */
export interface Known {
  readonly person: KnownPerson;
  readonly isLine: boolean;
}

/** Where the model holds them. */
export interface KnownPart {
  readonly known: Signal<Known | undefined>;
  /** Whom the line is about; undefined while the fields are shown, as when something is wrong with one of them. */
  readonly person: ReadonlySignal<KnownPerson | undefined>;
  /** Shows the fields. */
  readonly changePerson: () => void;
  /** Puts texts into fields, and into the draft where there is one. */
  readonly fill: (some: Partial<LeadValues>) => void;
}

/** The place of who is logged in; what takes it comes with `known-line`. */
export function knownIn(form: Form<LeadField>, changed: () => void): KnownPart {
  const known: Signal<Known | undefined> = signal(undefined);
  return {
    known,
    person: computed(() =>
      known.value?.isLine && !personFields.some((field) => form.errors.value[field]) ? known.value.person : undefined,
    ),
    fill(some: Partial<LeadValues>) {
      form.fill(some);
      changed();
    },
    changePerson() {
      // Whose texts they were is known on, so that a log-out takes them along.
      known.value = known.peek() && { ...(known.peek() as Known), isLine: false };
    },
  };
}
