import { medianDifference, openMeasuredTelling, startPostgres } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from './bench.ts';

export const name = 'Telling people of events, on PostgreSQL, by providers that answer after 10 ms';

const pairs = 300;
const events = 6000;
const rounds = 5;

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  const cluster = await startPostgres();
  const telling = await openMeasuredTelling(cluster.url('postgres'));
  try {
    for (let n = 0; n < 50; n += 1) await telling.write(n % 2 === 0);
    const added = await medianDifference({ pairs, ways: [() => telling.write(true), () => telling.write(false)] });
    const rates: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [alone, together] = [await telling.drain(events, 1), await telling.drain(events, 2)];
      rates.push(events / together);
      ratios.push(alone / together);
      log(`${events} events: one process ${(events / alone).toFixed(0)}/s, two ${(events / together).toFixed(0)}/s`);
    }
    return [
      { name: 'telling four people adds to a transaction, median', value: added, unit: 'ms', atMost: 1 },
      { name: 'events a second, two processes', value: percentile(rates, 50), unit: '/s', atLeast: 1000 },
      { name: 'two processes against one', value: percentile(ratios, 50), unit: '×', atLeast: 1.6 },
    ];
  } finally {
    await telling.close();
    await cluster.stop();
  }
}
