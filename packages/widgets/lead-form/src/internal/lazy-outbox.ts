import { type Signal, computed, signal } from '@preact/signals-react';
import type { KeptRequirement, Outbox } from '../outbox.ts';

interface LazyOutboxDependencies {
  readonly load: () => Promise<Outbox>;
  /** Calls back when the connection is back. Returns a function that stops listening. */
  readonly onLineBack: (act: () => void) => () => void;
}

/**
 * An outbox whose code is loaded once the form is shown: few ever need it. What has to be kept before it has loaded, or while
 * it cannot, waits in the page and then goes into it.
 */
export function createLazyOutbox({ load, onLineBack }: LazyOutboxDependencies): Outbox {
  const real: Signal<Outbox | undefined> = signal(undefined);
  const early = signal<readonly Omit<KeptRequirement, 'at'>[]>([]);
  let coming: Promise<void> | undefined;
  const come = () =>
    (coming ??= load().then(
      (outbox) => {
        for (const kept of early.peek()) outbox.keep(kept);
        early.value = [];
        real.value = outbox;
      },
      () => void (coming = undefined),
    ));
  return {
    waiting: computed(() => real.value?.waiting.value ?? early.value.length),
    keep(kept) {
      const outbox = real.peek();
      if (outbox) return outbox.keep(kept);
      early.value = [...early.peek(), kept];
      void come();
      return false;
    },
    start() {
      let isOver = false;
      let stop = () => undefined as void;
      const begin = () =>
        void come().then(() => {
          if (!isOver && real.peek()) stop = real.peek()?.start() ?? stop;
        });
      const stopListening = onLineBack(() => !real.peek() && begin());
      begin();
      return () => {
        isOver = true;
        stopListening();
        stop();
      };
    },
  };
}
