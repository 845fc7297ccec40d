import { inIndia as toIndia } from '@yantra/domain';

/** The source of time and waiting, so that tests control both. */
export interface Clock {
  now(): Date;
  /** Runs `run` once after `ms`; returns how to cancel it. */
  after(ms: number, run: () => void): () => void;
}

/** The longest timer of Node; a longer wait is split. */
const longestWaitMs = 2 ** 31 - 1;

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), longestWaitMs));
    // A waiting delivery does not keep alive a process that was asked to end.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** The gateway's own time: the clock's plus the advance by `POST /rules/advance`. Milliseconds since 1970. */
export type GatewayTime = ReturnType<typeof createTime>;

export function createTime(clock: Clock) {
  let clockSkewMs = 0;
  return {
    now: (): number => clock.now().getTime() + clockSkewMs,
    get clockSkewMs() {
      return clockSkewMs;
    },
    moveAhead: (ms: number): void => void (clockSkewMs += ms),
  };
}

/** A moment as Cashfree writes it, `2026-01-31T18:02:46+05:30`. */
export function inIndia(ms: number): string {
  return `${toIndia(new Date(ms)).toISOString().slice(0, 19)}+05:30`;
}
