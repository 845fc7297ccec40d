import { type ReadonlySignal, computed, signal } from '@preact/signals-react';

/** Machines that are chosen, no more than fit; those that did not fit are remembered for when there is more room. */
export function createChosen(limit: ReadonlySignal<number>) {
  const chosen = signal<ReadonlySet<string>>(new Set());
  /** What is chosen, and after it what would be. */
  const wished = signal<ReadonlySet<string>>(new Set());
  /** The first of them stay. */
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
    /** In place of all that was wished. */
    wish,
    /** After the limit has changed. */
    fit: () => choose(wished.peek()),
    /** As many of them as still fit. */
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
