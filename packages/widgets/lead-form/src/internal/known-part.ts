import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals-react';
import type { Form } from '@yantra/form';
import { type KnownPerson, type LeadField, type LeadValues, personFields } from '../lead.ts';

/** A person known to the page, and whether a line stands for the three fields. */
export interface Known {
  readonly person: KnownPerson;
  readonly isLine: boolean;
}

/** The model's part that holds the person. */
export interface KnownPart {
  readonly known: Signal<Known | undefined>;
  /** The person in the line; undefined while the fields are shown, as when one of them is wrong. */
  readonly person: ReadonlySignal<KnownPerson | undefined>;
  /** Shows the fields. */
  readonly changePerson: () => void;
  /** Sets fields, and the draft where there is one. */
  readonly fill: (some: Partial<LeadValues>) => void;
}

/** The part for the logged-in person; `known-line` fills it. */
export function createKnownPart(form: Form<LeadField>, changed: () => void): KnownPart {
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
      // It is remembered whose texts they were, so that a log-out clears them.
      known.value = known.peek() && { ...(known.peek() as Known), isLine: false };
    },
  };
}
