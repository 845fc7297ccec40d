import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';

/** One field: what stands in it and what is wrong with it. Each is a signal of its own, so that a key typed here touches nothing else. */
export interface FormField {
  readonly value: ReadonlySignal<string>;
  readonly error: ReadonlySignal<string | undefined>;
  readonly type: (text: string) => void;
  /** The person has left it: what stands there is checked. */
  readonly leave: () => void;
}

export type FormValues<Name extends string> = Readonly<Record<Name, string>>;
/** What is wrong with a field, as a sentence. */
export type FormCheck<Name extends string> = (name: Name, values: FormValues<Name>) => string | undefined;

/** A form of texts; what they mean is its owner's business. */
export interface Form<Name extends string> {
  readonly names: readonly Name[];
  readonly fields: Readonly<Record<Name, FormField>>;
  /** The fields that were wrong at the last press of the button, in order; empty again once all are mended. */
  readonly wrong: ReadonlySignal<readonly Name[]>;
  /** Whether something differs from what was last loaded or saved. */
  readonly isChanged: ReadonlySignal<boolean>;
  readonly values: () => FormValues<Name>;
  /** What was last loaded or saved. */
  readonly saved: () => FormValues<Name>;
  /** Puts texts into fields as if they had been typed. */
  readonly fill: (some: Partial<FormValues<Name>>) => void;
  /** Takes these for what is saved, and shows them. */
  readonly settle: (values: FormValues<Name>) => void;
  /** Another version was saved meanwhile: it becomes the saved one, and what was typed here stays. */
  readonly rebase: (values: FormValues<Name>) => void;
  /** Checks every field. @returns whether all are right */
  readonly check: () => boolean;
  /** Shows what the server says of fields. @returns the sentences about what is no field here */
  readonly refuse: (errors: Readonly<Record<string, string>>) => readonly string[];
  readonly setError: (name: Name, sentence: string | undefined) => void;
}

export function createForm<Name extends string>(empty: FormValues<Name>, check: FormCheck<Name>): Form<Name> {
  const names = Object.keys(empty) as Name[];
  const values = new Map(names.map((name) => [name, signal(empty[name])]));
  const errors = new Map(names.map((name) => [name, signal<string | undefined>(undefined)]));
  const base = signal<FormValues<Name>>(empty);
  const pressed = signal<readonly Name[]>([]);
  const valueOf = (name: Name) => values.get(name) as NonNullable<ReturnType<typeof values.get>>;
  const errorOf = (name: Name) => errors.get(name) as NonNullable<ReturnType<typeof errors.get>>;
  const record = (read: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  const current = () => record((name) => valueOf(name).peek());

  const field = (name: Name): FormField => ({
    value: valueOf(name),
    error: errorOf(name),
    type: (text) =>
      batch(() => {
        valueOf(name).value = text;
        errorOf(name).value = undefined;
      }),
    leave() {
      // An empty field is not wrong before the button was pressed: the person may only be passing.
      const isPassing = !valueOf(name).peek().trim() && !pressed.peek().includes(name);
      if (!isPassing) errorOf(name).value = check(name, current());
    },
  });
  const none = {} as Readonly<Partial<Record<Name, string>>>;
  const show = (found: Readonly<Partial<Record<Name, string | undefined>>>) =>
    batch(() => {
      for (const name of names) errorOf(name).value = found[name];
      pressed.value = names.filter((name) => found[name] !== undefined);
    });

  return {
    names,
    fields: Object.fromEntries(names.map((name) => [name, field(name)])) as unknown as Record<Name, FormField>,
    wrong: computed(() => pressed.value.filter((name) => errorOf(name).value !== undefined)),
    isChanged: computed(() => names.some((name) => valueOf(name).value !== base.value[name])),
    values: current,
    saved: () => base.peek(),
    fill(some) {
      batch(() => {
        for (const name of names) {
          const text = some[name];
          if (text !== undefined && text !== valueOf(name).peek()) {
            valueOf(name).value = text;
            errorOf(name).value = undefined;
          }
        }
      });
    },
    settle(next) {
      batch(() => {
        base.value = next;
        for (const name of names) valueOf(name).value = next[name];
        show(none);
      });
    },
    rebase(next) {
      batch(() => {
        const before = base.peek();
        for (const name of names) if (valueOf(name).peek() === before[name]) valueOf(name).value = next[name];
        base.value = next;
        show(none);
      });
    },
    check() {
      const all = current();
      const found = Object.fromEntries(names.map((name) => [name, check(name, all)])) as Record<
        Name,
        string | undefined
      >;
      show(found);
      return names.every((name) => found[name] === undefined);
    },
    refuse(byField) {
      const known = names.filter((name) => byField[name] !== undefined);
      show(Object.fromEntries(known.map((name) => [name, byField[name]])) as Partial<Record<Name, string>>);
      return Object.entries(byField).flatMap(([name, text]) => (known.includes(name as Name) ? [] : [text]));
    },
    setError(name, sentence) {
      errorOf(name).value = sentence;
    },
  };
}
