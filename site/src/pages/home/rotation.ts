import { type ReadonlySignal, batch, computed, signal } from '@preact/signals-react';

/** Why the pictures stand still. `person` and `motion` last until somebody presses play; the others end by themselves. */
export type Hold = 'person' | 'motion' | 'focus' | 'hover' | 'hidden';

export interface Rotation {
  readonly shown: ReadonlySignal<number>;
  /** The picture before, which stays below while the next appears; -1 at first. */
  readonly last: ReadonlySignal<number>;
  /** Stopped for good, by a press or because this person wants less motion. */
  readonly isStopped: ReadonlySignal<boolean>;
  readonly show: (index: number) => void;
  readonly hold: (why: Hold, isHeld: boolean) => void;
  readonly toggle: () => void;
  /** Begins the turns. Returns how to end them. */
  readonly start: () => () => void;
}

interface RotationOptions {
  readonly count: number;
  /** Milliseconds a picture stays. */
  readonly everyMs: number;
  /** Calls back once. Returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export function createRotation({ count, everyMs, later }: RotationOptions): Rotation {
  const shown = signal(0);
  const last = signal(-1);
  const holds = signal<ReadonlySet<Hold>>(new Set());
  const isStopped = computed(() => holds.value.has('person') || holds.value.has('motion'));
  let isStarted = false;
  let cancel = () => undefined as void;

  // Each picture has its whole time after whatever interrupted it.
  const wait = () => {
    cancel();
    if (isStarted && holds.peek().size === 0) cancel = later(() => show((shown.peek() + 1) % count), everyMs);
  };
  const show = (index: number) => {
    if (index !== shown.peek()) {
      batch(() => {
        last.value = shown.peek();
        shown.value = index;
      });
    }
    wait();
  };
  const setHolds = (change: (next: Set<Hold>) => void) => {
    const next = new Set(holds.peek());
    change(next);
    holds.value = next;
    wait();
  };

  return {
    shown,
    last,
    isStopped,
    show,
    hold: (why, isHeld) => setHolds((next) => (isHeld ? next.add(why) : next.delete(why))),
    toggle: () =>
      setHolds((next) => {
        const wasStopped = isStopped.peek();
        next.delete('person');
        next.delete('motion');
        if (!wasStopped) next.add('person');
      }),
    start() {
      isStarted = true;
      wait();
      return () => {
        isStarted = false;
        cancel();
      };
    },
  };
}
