import { type ReadonlySignal, computed, effect, signal } from '@preact/signals-react';
import type { Resource, Scope } from '@yantra/state';

/** A scope that counts its running calls. */
export interface CountedScope {
  readonly scope: Scope;
  readonly inFlight: ReadonlySignal<number>;
}

/** Counts the calls made through a scope: writes while they run, resources while they load and are shown. Quiet calls are not counted. */
export function countedScope(scope: Scope): CountedScope {
  const inFlight = signal(0);
  const add = (step: number) => {
    inFlight.value = inFlight.peek() + step;
  };
  return {
    inFlight,
    scope: {
      ...scope,
      async send(call, input, options) {
        if (options?.isQuiet) return scope.send(call, input, options);
        add(1);
        try {
          return await scope.send(call, input, options);
        } finally {
          add(-1);
        }
      },
      resource: (call, input, options) => counted(scope.resource(call, input, options), add),
    },
  };
}

function counted<T>(inner: Resource<T>, add: (step: number) => void): Resource<T> {
  let stop: (() => void) | undefined;
  let isWatched = false;
  let isCounted = false;
  const count = (isLoading: boolean) => {
    if (isLoading === isCounted) return;
    isCounted = isLoading;
    add(isLoading ? 1 : -1);
  };
  const remote = computed(() => inner.remote.value, {
    // In a microtask, since a signal may not change while another one is being subscribed to.
    watched() {
      isWatched = true;
      queueMicrotask(() => {
        if (isWatched) stop ??= effect(() => count(inner.remote.value.status === 'loading'));
      });
    },
    unwatched() {
      isWatched = false;
      queueMicrotask(() => {
        if (isWatched) return;
        stop?.();
        stop = undefined;
        count(false);
      });
    },
  });
  return { remote, reload: inner.reload };
}
