import { type ReadonlySignal, computed, signal } from '@preact/signals-react';

/** The selected machines, limited to the number that fits; the others are remembered in case the limit grows. */
export function createChosen(limit: ReadonlySignal<number>) {
  const chosen = signal<ReadonlySet<string>>(new Set());
  /** The selected machines, followed by those beyond the limit. */
  const wished = signal<ReadonlySet<string>>(new Set());
  /** Selects the first ones up to the limit. */
  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set([...new Set(ids)].slice(0, limit.peek()));
  };
  const wish = (ids: Iterable<string>) => {
    wished.value = new Set(ids);
    choose(wished.value);
  };
  return {
    chosen: chosen as ReadonlySignal<ReadonlySet<string>>,
    wished: wished as ReadonlySignal<ReadonlySet<string>>,
    isFull: computed(() => chosen.value.size >= limit.value),
    /** Replaces everything that was requested. */
    wish,
    /** Call it after the limit has changed. */
    fit: () => choose(wished.peek()),
    /** Adds as many of them as still fit. */
    add: (ids: readonly string[]) => {
      choose([...chosen.peek(), ...ids]);
      wished.value = new Set([...chosen.peek(), ...wished.peek()]);
    },
    takeOff: (id: string) => {
      const without = (ids: ReadonlySet<string>) => [...ids].filter((one) => one !== id);
      const next = without(chosen.peek());
      wished.value = new Set([...next, ...without(wished.peek())]);
      choose(next);
    },
    clear: () => wish([]),
  };
}
