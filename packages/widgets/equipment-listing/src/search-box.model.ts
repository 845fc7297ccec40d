import { type ReadonlySignal, signal } from '@preact/signals-react';

/** How long after the last key the search begins, in milliseconds (public-area.md §9). */
export const searchDelayMs = 500;

/** Calls later; returns how to cancel it. */
export type Delay = (act: () => void, ms: number) => () => void;

/** Searches for the typed words after a pause. */
export interface SearchBox {
  readonly text: ReadonlySignal<string>;
  readonly type: (text: string) => void;
  /** Enter was pressed: searches now. */
  readonly submit: () => void;
  /** The words in force have changed: through this box or otherwise, such as by Back. */
  readonly follow: (words: string) => void;
  /** Stops all searching. */
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
      // This box's own change comes back while the person may already have typed more.
      if (now === inForce) return;
      stop();
      inForce = now;
      text.value = now;
    },
    dispose: stop,
  };
}
