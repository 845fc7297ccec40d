/** Where time and waiting come from, so that tests hold both. */
export interface Clock {
  now(): Date;
  /** Runs `run` once after `ms`; the answer takes it back. */
  after(ms: number, run: () => void): () => void;
}

/** What a timer of Node can wait for; whoever waits longer looks again. */
const longestWaitMs = 2 ** 31 - 1;

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), longestWaitMs));
    // A waiting delivery does not keep a process alive that was asked to end.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** The gateway's own time: the clock's, ahead by what `POST /rules/advance` moved it. Milliseconds since 1970. */
export type GatewayTime = ReturnType<typeof createTime>;

export function createTime(clock: Clock) {
  let clockSkewMs = 0;
  return {
    now: (): number => clock.now().getTime() + clockSkewMs,
    get aheadMs() {
      return clockSkewMs;
    },
    moveAhead: (ms: number): void => void (clockSkewMs += ms),
  };
}

const indiaMs = 330 * 60_000;

/** A moment as Cashfree writes it, `2026-01-31T18:02:46+05:30`. */
export function inIndia(ms: number): string {
  return `${new Date(ms + indiaMs).toISOString().slice(0, 19)}+05:30`;
}
