import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';
import { type Form, type FormErrors, type FormValues, createForm } from './form.ts';

/** One field: its text and its error. Each is a signal of its own, so that typing updates nothing else. */
export interface FormField {
  readonly value: ReadonlySignal<string>;
  readonly error: ReadonlySignal<string | undefined>;
  readonly type: (text: string) => void;
  /** The person has left it: its text is checked. */
  readonly leave: () => void;
}

/** A field's error as a sentence. */
export type FormCheck<Name extends string> = (name: Name, values: FormValues<Name>) => string | undefined;

/** A form for something that is loaded and saved. */
export interface RecordForm<Name extends string> extends Form<Name> {
  readonly fields: Readonly<Record<Name, FormField>>;
  /** The fields that were wrong when the button was last pressed, in order; empty once all are mended. */
  readonly wrong: ReadonlySignal<readonly Name[]>;
  /** Whether something differs from the saved version. */
  readonly isChanged: ReadonlySignal<boolean>;
  /** What was last loaded or saved. */
  readonly saved: () => FormValues<Name>;
  /** Takes values as saved, and shows them. */
  readonly settle: (values: FormValues<Name>) => void;
  /** Another version was saved meanwhile: it becomes the saved one; what was typed here stays. */
  readonly rebase: (values: FormValues<Name>) => void;
  /** Checks every field. @returns whether all are valid */
  readonly check: () => boolean;
}

export function createRecordForm<Name extends string>(
  empty: FormValues<Name>,
  check: FormCheck<Name>,
): RecordForm<Name> {
  const form = createForm(empty);
  const { values, errors, tell, type, fill } = form;
  const names = Object.keys(empty) as Name[];
  const base = signal(empty);
  const pressed = signal<readonly Name[]>([]);
  const press = (found: FormErrors<Name>) => (pressed.value = names.filter((name) => found[name] !== undefined));
  const show = (found: FormErrors<Name>) =>
    batch(() => {
      press(found);
      return form.show(found);
    });

  const field = (name: Name): FormField => ({
    value: computed(() => values.value[name]),
    error: computed(() => errors.value[name]),
    type: (text) => type(name, text),
    leave() {
      const now = values.peek();
      // An empty field is no error before the button was pressed: the person may only be passing.
      const isPassing = !now[name].trim() && !pressed.peek().includes(name);
      if (!isPassing) tell(name, check(name, now));
    },
  });

  return {
    ...form,
    fields: Object.fromEntries(names.map((name) => [name, field(name)])) as unknown as Record<Name, FormField>,
    wrong: computed(() => pressed.value.filter((name) => errors.value[name] !== undefined)),
    isChanged: computed(() => names.some((name) => values.value[name] !== base.value[name])),
    saved: () => base.peek(),
    show,
    refuse: (byField) =>
      batch(() => {
        press(byField as FormErrors<Name>);
        return form.refuse(byField);
      }),
    settle: (next) =>
      batch(() => {
        base.value = next;
        fill(next);
        show({} as FormErrors<Name>);
      }),
    rebase: (next) =>
      batch(() => {
        const [before, now] = [base.peek(), values.peek()];
        const untouched = names.filter((name) => now[name] === before[name]);
        fill(Object.fromEntries(untouched.map((name) => [name, next[name]])) as Partial<FormValues<Name>>);
        base.value = next;
        show({} as FormErrors<Name>);
      }),
    check: () => {
      const now = values.peek();
      return show(Object.fromEntries(names.map((name) => [name, check(name, now)])) as FormErrors<Name>) === undefined;
    },
  };
}
