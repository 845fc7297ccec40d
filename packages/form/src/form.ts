import { type ReadonlySignal, batch, signal } from '@preact/signals-react';

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
/** What is wrong with fields, as sentences. */
export type FormErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** A form of texts; its owner knows their meaning. */
export interface Form<Name extends string> {
  readonly values: ReadonlySignal<FormValues<Name>>;
  readonly errors: ReadonlySignal<FormErrors<Name>>;
  /** The field to focus; a new object each time something is found wrong. */
  readonly fault: ReadonlySignal<{ readonly field: Name } | undefined>;
  /** Takes what was typed and removes the field's error. */
  readonly type: (name: Name, text: string) => void;
  /** Puts texts into fields as if typed. */
  readonly fill: (some: Partial<FormValues<Name>>) => void;
  /** Shows a field's error without moving the focus; undefined removes it. */
  readonly tell: (name: Name, sentence: string | undefined) => void;
  /** Shows the errors of fields and removes all others. @returns the first sentence; undefined if there is none */
  readonly show: (found: FormErrors<Name>) => string | undefined;
  /** Shows the server's errors of fields. @returns the sentences about fields that are not here */
  readonly refuse: (byField: Readonly<Record<string, string>>) => readonly string[];
  /** Empties the named fields, or all, and removes their errors. */
  readonly clear: (...some: readonly Name[]) => void;
}

/** Empty fields. */
export const blank = <Name extends string>(names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** @param tidy changes a field's text as it is typed */
export function createForm<Name extends string>(
  empty: FormValues<Name>,
  tidy: Partial<Record<Name, (text: string) => string>> = {},
): Form<Name> {
  const names = Object.keys(empty) as Name[];
  const values = signal(empty);
  const errors = signal({} as FormErrors<Name>);
  const fault = signal<{ readonly field: Name } | undefined>(undefined);
  const tell = (name: Name, sentence: string | undefined) => {
    if (errors.peek()[name] !== sentence) errors.value = { ...errors.peek(), [name]: sentence };
  };
  const put = (name: Name, text: string) =>
    batch(() => {
      values.value = { ...values.peek(), [name]: text };
      tell(name, undefined);
    });
  const show = (found: FormErrors<Name>) => {
    const field = names.find((name) => found[name] !== undefined);
    batch(() => {
      errors.value = found;
      if (field) fault.value = { field };
    });
    return field && found[field];
  };
  return {
    values,
    errors,
    fault,
    tell,
    show,
    type: (name, text) => put(name, tidy[name]?.(text) ?? text),
    fill: (some) =>
      batch(() => {
        for (const name of names) {
          const text = some[name];
          if (text !== undefined && text !== values.peek()[name]) put(name, text);
        }
      }),
    refuse(byField) {
      const all = Object.entries(byField);
      show(Object.fromEntries(all.filter(([name]) => name in empty)) as FormErrors<Name>);
      return all.flatMap(([name, sentence]) => (name in empty ? [] : sentence));
    },
    clear: (...some) =>
      batch(() => {
        for (const name of some.length > 0 ? some : names) put(name, '');
      }),
  };
}
