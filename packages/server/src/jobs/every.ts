import { hourMs } from '@yantra/domain';
import type { Logger } from 'pino';
import type { JobRun } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Callbacks about a job's runs. */
export interface JobWatchers {
  readonly logger: Pick<Logger, 'error'>;
  /** Called before a job's first run. */
  readonly willRun?: ((job: string) => void) | undefined;
  readonly onRun?: ((run: JobRun) => void) | undefined;
  /** Wraps each run, if traced. */
  readonly inJob?: Tracing['inJob'] | undefined;
}

/** A repeated job. */
export interface Job {
  /** Runs now; if a run is under way, once more after it. */
  wake(): void;
  /** Waits for a running turn. */
  stop(): Promise<void>;
}

/**
 * Repeats a piece of work until stopped, never twice at once, and never keeps the process alive. A failure is logged, and the next run tries again.
 * @param firstMs until the first run; the interval by default
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
  let isWoken = false;
  let isStopped = false;
  const turn = () => {
    underWay ??= run().finally(() => {
      underWay = undefined;
      if (isWoken && !isStopped) turn();
    });
    isWoken = false;
  };
  const timers: NodeJS.Timeout[] = [];
  const first = setTimeout(() => {
    turn();
    timers.push(setInterval(turn, ms).unref());
  }, firstMs);
  timers.push(first.unref());
  return {
    wake: () => {
      if (isStopped) return;
      if (underWay === undefined) turn();
      else isWoken = true;
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await underWay;
    },
  };
}

/** The delay of the first job after a start, and between the jobs: they should not all query at once. */
const soonMs = 20_000;
const apartMs = 2_000;

/** Hourly jobs that first run soon after the start, so that they also run in a process restarted every half hour. Several processes may run them at once. */
export function hourly(works: Readonly<Record<string, () => Promise<unknown>>>, watchers: JobWatchers): readonly Job[] {
  return Object.entries(works).map(([name, work], index) =>
    every(hourMs, name, work, watchers, soonMs + index * apartMs),
  );
}
