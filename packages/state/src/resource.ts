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
 * A resource over one call. It asks when first watched and whenever `input` changes (the old request is then aborted), shows a known answer at once and
 * refreshes it if it is old, and aborts its request when no longer watched. `input` reads signals; while it gives undefined the resource is idle. A stored
 * answer is there on the first read, also on the server.
 */
export function createResource<Input extends object, Output>(
  store: Store,
  call: Call<Input, Output>,
  input: () => Input | undefined,
  options?: Pick<CallOptions, 'isQuiet'>,
): Resource<Output> {
  const turn = signal(0);
  const asked = computed(() => ({ input: input(), turn: turn.value }));

  const known = (value: Input | undefined): Remote<Output> => {
    if (!value) return { status: 'idle' };
    const entry = store.peek(questionOf(call as Call, value));
    if (!entry) return { status: 'loading' };
    return entry.refusal ? { status: 'failed', error: entry.refusal } : { status: 'ready', data: entry.data as Output };
  };

  let lastTurn = 0;
  const ask = (): (() => void) | undefined => {
    const { input: value, turn: thisTurn } = asked.value;
    const isReload = thisTurn !== lastTurn;
    lastTurn = thisTurn;
    const before = known(value);
    const isKept = value && !isReload && store.peek(questionOf(call as Call, value))?.isFresh;
    const shown = isReload && value ? loadingAfter(before) : before;
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
  const remote = signal<Remote<Output>>(known(untracked(input)), {
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
