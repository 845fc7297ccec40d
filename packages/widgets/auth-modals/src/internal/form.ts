import { type ReadonlySignal, batch, signal } from '@preact/signals-react';
import { type Language, sentenceIn } from '@yantra/language';
import { ApiError } from '@yantra/state';

export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>;

/** What stands in the fields of a form, and what is wrong with it. */
export interface Form<Field extends string> {
  readonly values: ReadonlySignal<Readonly<Record<Field, string>>>;
  readonly errors: ReadonlySignal<FieldErrors<Field>>;
  /** The field that the focus should go to; another object each time the form was refused. */
  readonly fault: ReadonlySignal<{ readonly field: Field } | undefined>;
  /** Takes what was typed; the error beside it goes. */
  readonly type: (field: Field, text: string) => void;
  /** Says what is wrong with one field, without moving the focus; undefined when nothing is. */
  readonly tell: (field: Field, sentence: string | undefined) => void;
  /** Says what is wrong and gives the first of it the focus. @returns the first sentence; undefined when nothing is wrong */
  readonly refuse: (errors: FieldErrors<Field>) => string | undefined;
  /** Empties fields, all without a name; their errors go with them. */
  readonly clear: (...fields: readonly Field[]) => void;
}

/** @param tidy what a field makes of what is typed into it */
export function createForm<Field extends string>(
  fields: readonly Field[],
  tidy: Partial<Record<Field, (text: string) => string>> = {},
): Form<Field> {
  type Values = Record<Field, string>;
  const emptied = (names: readonly Field[]) => Object.fromEntries(names.map((name) => [name, ''])) as Values;
  const values = signal<Readonly<Values>>(emptied(fields));
  const errors = signal({} as FieldErrors<Field>);
  const fault = signal<{ readonly field: Field } | undefined>(undefined);
  const tell = (field: Field, sentence: string | undefined) => {
    if (errors.peek()[field] !== sentence) errors.value = { ...errors.peek(), [field]: sentence };
  };
  return {
    values,
    errors,
    fault,
    tell,
    type(field, text) {
      batch(() => {
        values.value = { ...values.peek(), [field]: tidy[field]?.(text) ?? text };
        tell(field, undefined);
      });
    },
    refuse(found) {
      const first = fields.find((field) => found[field] !== undefined);
      batch(() => {
        errors.value = found;
        if (first) fault.value = { field: first };
      });
      return first && found[first];
    },
    clear(...names) {
      batch(() => {
        const emptyNow = names.length > 0 ? names : fields;
        values.value = { ...values.peek(), ...emptied(emptyNow) };
        errors.value = Object.fromEntries(
          Object.entries(errors.peek()).filter(([name]) => !emptyNow.includes(name as Field)),
        ) as FieldErrors<Field>;
      });
    },
  };
}

/** The server's sentences by our fields, and those that belong to none of them; in the language of the dialogs. @param names the server's name → ours, where they differ */
export function errorsByField<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  names: Readonly<Record<string, Field>>,
  language: Language | undefined,
): { readonly beside: FieldErrors<Field>; readonly others: readonly string[] } {
  const found = Object.entries((error instanceof ApiError && error.errors) || {}).map(
    ([name, sentence]) => [names[name] ?? name, sentenceIn(language, sentence)] as const,
  );
  const isOurs = (name: string): name is Field => (fields as readonly string[]).includes(name);
  return {
    beside: Object.fromEntries(found.filter(([name]) => isOurs(name))) as FieldErrors<Field>,
    others: found.flatMap(([name, sentence]) => (isOurs(name) ? [] : [sentence])),
  };
}
