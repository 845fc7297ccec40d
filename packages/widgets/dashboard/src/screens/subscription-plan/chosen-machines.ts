import { type ReadonlySignal, computed, signal } from '@preact/signals-react';

/** The selected machines, limited to the number that fits; the others are remembered in case the limit grows. */
export function createChosen(limit: ReadonlySignal<number>) {
  const chosen = signal<ReadonlySet<string>>(new Set());
  /** The selected machines, followed by those beyond the limit. */
  const requested = signal<ReadonlySet<string>>(new Set());
  /** Selects the first ones, up to the limit. */
  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set([...new Set(ids)].slice(0, limit.peek()));
  };
  const request = (ids: Iterable<string>) => {
    requested.value = new Set(ids);
    choose(requested.value);
  };
  return {
    chosen: chosen as ReadonlySignal<ReadonlySet<string>>,
    requested: requested as ReadonlySignal<ReadonlySet<string>>,
    isFull: computed(() => chosen.value.size >= limit.value),
    /** Replaces everything that was requested. */
    request,
    /** Call it after the limit has changed. */
    applyLimit: () => choose(requested.peek()),
    /** Adds as many of them as still fit. */
    select: (ids: readonly string[]) => {
      choose([...chosen.peek(), ...ids]);
      requested.value = new Set([...chosen.peek(), ...requested.peek()]);
    },
    deselect: (id: string) => {
      const without = (ids: ReadonlySet<string>) => [...ids].filter((one) => one !== id);
      const next = without(chosen.peek());
      requested.value = new Set([...next, ...without(requested.peek())]);
      choose(next);
    },
    clear: () => request([]),
  };
}
