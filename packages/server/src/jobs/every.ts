import { hourMs } from '@yantra/domain';
import type { Logger } from 'pino';
import type { JobRun } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Who hears of a job's turns. */
export interface JobWatchers {
  readonly logger: Pick<Logger, 'error'>;
  /** Hears of a job before its first turn. */
  readonly willRun?: ((job: string) => void) | undefined;
  readonly onRun?: ((run: JobRun) => void) | undefined;
  /** Does each turn, where somebody traces them. */
  readonly inJob?: Tracing['inJob'] | undefined;
}

/** Work that is done again and again. */
export interface Job {
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

/**
 * Does a piece of work again and again until stopped, never twice at once, and never keeps the process alive for it.
 * A failure is logged and the next turn tries again.
 * @param firstMs until the first turn; as long as between two unless given
 */
export function every(
  ms: number,
  name: string,
  work: () => Promise<unknown>,
  { logger, willRun, onRun, inJob }: JobWatchers,
  firstMs = ms,
): Job {
  willRun?.(name);
  let underWay: Promise<unknown> | undefined;
  const run = async () => {
    const begun = performance.now();
    let hasFailed = false;
    try {
      await (inJob === undefined ? work() : inJob(name, work));
    } catch (error) {
      hasFailed = true;
      logger.error({ err: error, job: name }, 'A job failed.');
    }
    onRun?.({ job: name, hasFailed, seconds: (performance.now() - begun) / 1000 });
  };
  const turn = () => {
    underWay ??= run().finally(() => (underWay = undefined));
  };
  const timers: NodeJS.Timeout[] = [];
  const first = setTimeout(() => {
    turn();
    timers.push(setInterval(turn, ms).unref());
  }, firstMs);
  timers.push(first.unref());
  return {
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await underWay;
    },
  };
}

/** The first of them after a start, and how long after it each of the others: they do not all ask the database at once. */
const soonMs = 20_000;
const apartMs = 2_000;

/**
 * Work for once an hour, that begins soon after the start: a process that is started anew every half hour does it too. It must bear being done by
 * several processes at once.
 */
export function hourly(works: Readonly<Record<string, () => Promise<unknown>>>, watchers: JobWatchers): readonly Job[] {
  return Object.entries(works).map(([name, work], index) =>
    every(hourMs, name, work, watchers, soonMs + index * apartMs),
  );
}
