import type { Logger } from 'pino';

/** Work that an answer does not wait for. */
export type Background = ReturnType<typeof createBackground>;

/** Work under way is finished before the server stops, which waits for `settled`. */
export function createBackground(logger: Pick<Logger, 'error'>) {
  const underWay = new Set<Promise<unknown>>();
  return {
    /** Starts after so many milliseconds. A failure is only logged. */
    run(delayMs: number, work: () => Promise<unknown>): void {
      const done = new Promise<void>((resolve) => setTimeout(resolve, delayMs))
        .then(work)
        .catch((error: unknown) => logger.error({ err: error }, 'What should happen after an answer failed.'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    /** How much is running or waiting to start. */
    get size() {
      return underWay.size;
    },
    /** Resolves when everything submitted so far is done. */
    settled: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
}
