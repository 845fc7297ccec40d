/*
 * Stands in for `@preact/signals-react/runtime` in the CDN build: a component that calls `useSignals()` is rendered anew when a signal
 * changes that it has read. It is the one part of `@preact/signals` that we use (we never put a signal into mark-up), in a fifth of its
 * weight. The names below are those of the pinned builds of Preact and signals-core; tests of the built files run on them.
 */
import { effect } from '@preact/signals-core';
import { options } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

/** An effect of signals-core, as its build names its parts. */
interface Tracker {
  /** Starts to note which signals are read; the answer ends that. */
  S(): () => void;
  /** Called when one of them has changed. */
  c(): void;
  dispose(): void;
}

/** Preact's hooks around a component's rendering, as its build names them. */
type RenderHooks = Record<'__r' | 'diffed' | '__e', ((...args: unknown[]) => void) | undefined>;

/** The component being rendered, as Preact itself holds it: one at a time in one thread. */
const rendering: { end?: (() => void) | undefined } = {};
const stop = () => {
  rendering.end?.();
  rendering.end = undefined;
};

const hooks = options as unknown as RenderHooks;
for (const name of ['__r', 'diffed', '__e'] as const) {
  const before = hooks[name];
  hooks[name] = (...args) => {
    stop();
    before?.(...args);
  };
}

function createTracker(onChange: () => void): Tracker {
  let tracker: Tracker | undefined;
  effect(function (this: unknown) {
    tracker = this as Tracker;
  });
  (tracker as Tracker).c = onChange;
  return tracker as Tracker;
}

const track = (tracker: Tracker) => {
  rendering.end = tracker.S();
};

/** Notes the signals that are read from here to the end of this rendering. */
export function useSignals(): void {
  const [, update] = useState({});
  const tracker = useMemo(() => createTracker(() => update({})), []);
  useEffect(() => () => tracker.dispose(), [tracker]);
  stop();
  track(tracker);
}
