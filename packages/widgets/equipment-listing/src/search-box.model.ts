import { type ReadonlySignal, signal } from '@preact/signals-react';

/** How long after the last key the search begins, in milliseconds (public-area.md §9). */
export const searchDelayMs = 500;

/** Calls later, and says how to cancel it. */
export type Delay = (act: () => void, ms: number) => () => void;

/** Words that are searched for when the typing pauses. */
export interface SearchBox {
  readonly text: ReadonlySignal<string>;
  readonly type: (text: string) => void;
  /** Searches now: Enter was pressed. */
  readonly submit: () => void;
  /** The words in force have changed: by this box or by another way, such as Back. */
  readonly follow: (words: string) => void;
  /** Nothing is searched for after this. */
  readonly dispose: () => void;
}

export function createSearchBox(words: string, search: (words: string) => void, delay: Delay): SearchBox {
  const text = signal(words);
  let inForce = words;
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const submit = () => {
    stop();
    const wanted = text.peek().trim();
    if (wanted === inForce) return;
    inForce = wanted;
    search(wanted);
  };
  return {
    text,
    type(typed) {
      text.value = typed;
      stop();
      cancel = delay(submit, searchDelayMs);
    },
    submit,
    follow(now) {
      // What this box has asked for comes back to it while a person may already type on.
      if (now === inForce) return;
      stop();
      inForce = now;
      text.value = now;
    },
    dispose: stop,
  };
}
