import type { Logger } from 'pino';

/** Work that an answer does not wait for. */
export interface Background {
  /** Begins after so many milliseconds. A failure is logged; nobody hears of it otherwise. */
  run(delayMs: number, work: () => Promise<unknown>): void;
  /** Once everything that was asked for until now is done. */
  settled(): Promise<void>;
  /** How much is under way, or waits for its moment. */
  readonly size: number;
}

/** What is under way is finished before the server stops, which waits for `settled`. */
export function createBackground(logger: Pick<Logger, 'error'>): Background {
  const underWay = new Set<Promise<unknown>>();
  return {
    run(delayMs, work) {
      const done = new Promise<void>((resolve) => setTimeout(resolve, delayMs))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, 'What should happen after an answer failed.'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    get size() {
      return underWay.size;
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
