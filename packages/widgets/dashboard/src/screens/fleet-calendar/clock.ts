import { later } from '@yantra/state';

/** The time, and waiting: given by tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly later: typeof later;
}

export const deviceClock: Clock = { now: Date.now, later };
