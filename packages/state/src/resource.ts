import { type ReadonlySignal, computed, effect, signal, untracked } from '@preact/signals-react';
import { ApiError, type CallOptions } from '@yantra/client';
import type { Call } from '@yantra/contract/calls';
import { type Remote, dataOf } from './remote.ts';
import { type Store, questionOf } from './store.ts';

/** Remote data, requested while it is watched. */
export interface Resource<T> {
  readonly remote: ReadonlySignal<Remote<T>>;
  /** Asks again, even if the answer is known. */
  readonly reload: () => void;
}

const failureFrom = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('server.failed', 0, String((error as Error)?.message ?? error));

/** While it is loaded again, the previous data stays in sight. */
const loadingAfter = <T>(before: Remote<T>): Remote<T> =>
  before.status === 'ready' ? { status: 'loading', data: before.data } : { status: 'loading' };

/**
 * A resource over one call. It asks when first watched and whenever `input` asks another thing (the old request is then aborted), shows a known answer at
 * once and refreshes it if it is old, and aborts its request when no longer watched. `input` reads signals; while it gives undefined the resource is idle. A
 * stored answer is there on the first read, also on the server.
 */
export function createResource<Input extends object, Output>(
  store: Store,
  call: Call<Input, Output>,
  input: () => Input | undefined,
  options?: Pick<CallOptions, 'isQuiet'>,
): Resource<Output> {
  const turn = signal(0);
  // By its text: another input that asks the same is no reason to abort a request or to send it again.
  const question = computed(() => {
    const value = input();
    return value && questionOf(call as Call, value);
  });

  const known = (asked: string | undefined): Remote<Output> => {
    if (!asked) return { status: 'idle' };
    const entry = store.peek(asked);
    if (!entry) return { status: 'loading' };
    return entry.refusal ? { status: 'failed', error: entry.refusal } : { status: 'ready', data: entry.data as Output };
  };

  let lastTurn = 0;
  const ask = (): (() => void) | undefined => {
    const asked = question.value;
    const isReload = turn.value !== lastTurn;
    lastTurn = turn.value;
    const value = untracked(input);
    const before = known(asked);
    const isKept = asked && !isReload && store.peek(asked)?.isFresh;
    const shown = isReload && asked ? loadingAfter(before) : before;
    if (remote.peek().status !== shown.status || dataOf(remote.peek()) !== dataOf(shown)) remote.value = shown;
    if (!value || isKept) return undefined;
    const ending = new AbortController();
    store.ask(call, value, { ...options, signal: ending.signal }).then(
      (data) => {
        if (!ending.signal.aborted) remote.value = { status: 'ready', data };
      },
      (error: unknown) => {
        if (ending.signal.aborted) return;
        const last = dataOf(remote.peek());
        remote.value = { status: 'failed', error: failureFrom(error), ...(last !== undefined && { data: last }) };
      },
    );
    return () => ending.abort();
  };

  let stop: (() => void) | undefined;
  let isWatched = false;
  const remote = signal<Remote<Output>>(known(question.peek()), {
    // In a microtask, since a signal may not change during a subscription.
    watched() {
      isWatched = true;
      queueMicrotask(() => {
        if (isWatched) stop ??= effect(ask);
      });
    },
    unwatched() {
      isWatched = false;
      queueMicrotask(() => {
        if (isWatched) return;
        stop?.();
        stop = undefined;
      });
    },
  });

  return {
    remote,
    reload: () => {
      turn.value += 1;
    },
  };
}
