import type { Logger } from 'pino';

/**
 * Does a piece of work again and again until stopped, never twice at once, and never keeps the process alive for it.
 * A failure is logged and the next turn tries again.
 */
export function every(
  ms: number,
  name: string,
  work: () => Promise<unknown>,
  logger: Pick<Logger, 'error'>,
): { stop(): Promise<void> } {
  let underWay: Promise<unknown> | undefined;
  const turn = () => {
    underWay ??= work()
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'A job failed.'))
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(turn, ms);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
