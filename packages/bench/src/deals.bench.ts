/** Messages between two people about a deal, on a PostgreSQL in a temporary folder, while five hundred streams are open. */
import { openMeasuredTalks, startPostgres } from '@yantra/server/testing';
import serving from '@yantra/start/serving.json' with { type: 'json' };
import { type BenchContext, percentile, type Ratio } from './bench.ts';

export const name = 'Messages of deals';

/** Two streams each. */
const deals = 250;
const rounds = 200;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const talks = await openMeasuredTalks(cluster.url('postgres'), deals, serving);
  try {
    const [held, other] = [await talks.start(), await talks.start()];
    const at = { writes: new URL(other.url).origin, reads: new URL(held.url).origin };
    const streams = await talks.openAll(at.reads);
    // The first load code.
    for (let n = 0; n < 10; n += 1) await talks.roundTrip(n, at);
    const times: number[] = [];
    for (let n = 0; n < (isFull ? 10 * rounds : rounds); n += 1) times.push(await talks.roundTrip(n, at));
    log(`${streams} streams, ${times.length} messages; the slowest took ${Math.max(...times).toFixed(0)} ms`);
    return [
      {
        name: 'from sending a message to its being read, 95 of 100',
        value: percentile(times, 95),
        unit: 'ms',
        atMost: 200,
      },
      { name: 'the same, median', value: percentile(times, 50), unit: 'ms' },
    ];
  } finally {
    await talks.close();
    await cluster.stop();
  }
}
