/**
 * News of notifications: from the commit in one process to a browser's stream at another, on a PostgreSQL in a temporary folder; the memory of two thousand open
 * streams; and when their browsers would come back if that process ended.
 */
import { type LiveProcess, type MeasuredStream, openMeasuredNews, startPostgres } from '@yantra/server/testing';
import serving from '@yantra/start/serving.json' with { type: 'json' };
import { type BenchContext, percentile, type Ratio } from './bench.ts';

export const name = 'News of notifications';

const people = 250;
const streams = 2000;
const atOnce = 50;
const rounds = 100;
const second = 1000;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const news = await openMeasuredNews(cluster.url('postgres'), people, serving);
  try {
    const [held, other] = [await news.start(), await news.start()];
    // The first load code.
    for (const stream of await openAll(held, atOnce)) stream.close();
    const before = await held.memory();
    const opened = await openAll(held, streams);
    const backs = opened.map(({ comesBackMs }) => comesBackMs);
    const added = (await held.memory()) - before;
    const stream = await other.open(0);
    const times: number[] = [];
    for (let n = 0; n < (isFull ? 10 * rounds : rounds); n += 1) {
      const next = stream.next();
      await news.tell(0);
      const committed = performance.now();
      await next;
      times.push(performance.now() - committed);
    }
    log(`${backs.length} streams, ${times.length} news; the slowest took ${Math.max(...times).toFixed(0)} ms`);
    return [
      {
        name: 'from the commit to a stream at another process, median',
        value: percentile(times, 50),
        unit: 'ms',
        atMost: second,
      },
      { name: `memory of ${backs.length} open streams`, value: added, unit: 'MB', atMost: 60 },
      {
        name: 'the most that come back within one second of a restart',
        value: 100 * mostAtOnce(backs),
        unit: '%',
        atMost: 20,
      },
    ];
  } finally {
    await news.close();
    await cluster.stop();
  }
}

/** Opens so many streams of all people in turn. */
async function openAll(held: LiveProcess, count: number): Promise<MeasuredStream[]> {
  const all: MeasuredStream[] = [];
  for (let n = 0; n < count; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - n) }, (_, m) => (n + m) % people);
    all.push(...(await Promise.all(some.map((person) => held.open(person)))));
  }
  return all;
}

/** The largest share that falls into one second. */
function mostAtOnce(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const within = sorted.map((from, n) => sorted.filter((time, m) => m >= n && time < from + second).length);
  return Math.max(...within) / times.length;
}
