/**
 * News of notifications, on a PostgreSQL in a temporary folder: from the commit in one process to a stream at another and to the bell of a browser; the memory
 * of two thousand open streams; and how they come back after their process was killed.
 */
import { type LiveProcess, type MeasuredStream, openMeasuredNews, startPostgres } from '@yantra/server/testing';
import serving from '@yantra/start/serving.json' with { type: 'json' };
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { timesToTheBell } from './notifications/bell.ts';
import { mostInASecond, timesBack } from './notifications/restart.ts';

export const name = 'News of notifications';

const people = 250;
const streams = 2000;
const atOnce = 50;
const rounds = 100;
const second = 1000;
/** Whose news are timed. */
const [heardBy, rungFor] = [0, 1];

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const databaseUrl = cluster.url('postgres');
  const news = await openMeasuredNews(databaseUrl, people, serving);
  try {
    const [held, other] = [await news.start(), await news.start()];
    // The first load code.
    for (const stream of await openAll(held, atOnce)) stream.close();
    const before = await held.memory();
    const opened = await openAll(held, streams);
    const added = (await held.memory()) - before;
    const stream = await other.open(heardBy);
    const times: number[] = [];
    for (let n = 0; n < (isFull ? 10 * rounds : rounds); n += 1) {
      const next = stream.next();
      await news.tell(heardBy);
      const committed = performance.now();
      await next;
      times.push(performance.now() - committed);
    }
    log(`${opened.length} streams, ${times.length} news; the slowest took ${Math.max(...times).toFixed(0)} ms`);
    const rings = await timesToTheBell(news, databaseUrl, rungFor, rounds);
    log(`${rings.length} rings; the slowest took ${Math.max(...rings).toFixed(0)} ms`);
    for (const each of opened) each.close();
    const backs = await timesBack(news, held, people, streams);
    log(
      `after the kill: the first back after ${ms(backs[0])}, half ${ms(percentile(backs, 50))}, all ${ms(backs.at(-1))}`,
    );
    return [
      {
        name: 'from the commit to a stream at another process, median',
        value: percentile(times, 50),
        unit: 'ms',
        atMost: second,
      },
      {
        name: `from the commit to the bell of a browser at another process, median of ${rings.length}`,
        value: percentile(rings, 50),
        unit: 'ms',
        atMost: second,
      },
      { name: `memory of ${opened.length} open streams`, value: added, unit: 'MB', atMost: 60 },
      {
        name: `the most of ${backs.length} streams that came back within one second of a restart`,
        value: 100 * mostInASecond(backs),
        unit: '%',
        atMost: 20,
      },
    ];
  } finally {
    await news.close();
    await cluster.stop();
  }
}

const ms = (time = Number.NaN): string => `${time.toFixed(0)} ms`;

/** Opens so many streams of all people in turn. */
async function openAll(held: LiveProcess, count: number): Promise<MeasuredStream[]> {
  const all: MeasuredStream[] = [];
  for (let n = 0; n < count; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - n) }, (_, m) => (n + m) % people);
    all.push(...(await Promise.all(some.map((person) => held.open(person)))));
  }
  return all;
}
