/**
 * Saved searches asked about a machine, against a look-up by primary key in the same run: what its keys reach in the index, and of that what lists it by the
 * search's own conditions. 100,000 saved searches on a PostgreSQL in a temporary folder, and with `--full` 1,000,000; drawn so that what there is most of is
 * looked for most. Look-ups and machines alternate, in blocks of 100 each; shown is the median of the blocks' p99s.
 */
import { openMeasuredSaved } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { withPostgres } from './search/databases.ts';

export const name = 'Saved searches: a machine asked about, against a look-up by primary key, p99';

const machines = 10_000;
const inBlock = 100;
const blocks = 30;

export const run = ({ isFull, log }: BenchContext): Promise<readonly Ratio[]> =>
  withPostgres(machines, log, async (settings) => {
    const begun = performance.now();
    const saved = await openMeasuredSaved(settings, isFull ? 1_000_000 : 100_000);
    try {
      const { sizes } = saved;
      const [all, searches, keys] = [sizes.saved, sizes.searches, sizes.keys].map((n) => n.toLocaleString('en'));
      log(
        `${all} saved searches of ${searches} meanings, ${keys} rows of the index (${((performance.now() - begun) / 1000).toFixed(0)} s)`,
      );
      const ids = await saved.someIds(inBlock * blocks);
      for (const id of ids.slice(0, inBlock)) await Promise.all([saved.lookUp(id), saved.matchOne(id)]);
      const before = await saved.readSoFar();
      const figures = { lookUp: [] as number[], match: [] as number[], all: [] as number[], lookUps: [] as number[] };
      for (let block = 0; block < blocks; block += 1) {
        const times = { lookUp: [] as number[], match: [] as number[] };
        for (const id of ids.slice(block * inBlock, (block + 1) * inBlock)) {
          times.lookUp.push(await timed(() => saved.lookUp(id)));
          times.match.push(await timed(() => saved.matchOne(id)));
        }
        figures.lookUp.push(percentile(times.lookUp, 99));
        figures.match.push(percentile(times.match, 99));
        figures.all.push(...times.match);
        figures.lookUps.push(...times.lookUp);
      }
      const after = await saved.readSoFar();
      const reached: number[] = [];
      const listing: number[] = [];
      for (const id of ids.slice(0, 1000)) {
        reached.push(await saved.candidates(id));
        listing.push(await saved.matchOne(id));
      }
      const spread = (values: readonly number[]) =>
        [50, 95, 99, 100].map((share) => percentile(values, share)).join(', ');
      log(
        `searches reached by a machine's keys, p50, p95, p99, most: ${spread(reached)}; of them list it: ${spread(listing)}`,
      );
      log(
        `asked about a machine, ms, p50 and p99 of all: ${percentile(figures.all, 50).toFixed(2)}, ${percentile(figures.all, 99).toFixed(2)}`,
      );
      const { seconds, processor, found } = await saved.matchAll(machines);
      log(
        `${found.toLocaleString('en')} pairs found and written; ${processor.toFixed(0)} s of processor time, here and in the database`,
      );
      const end = await saved.readSoFar();
      const asked = ids.length;
      return [
        {
          name: `a machine asked about, ${all} saved searches`,
          value: percentile(figures.match, 50),
          baseline: percentile(figures.lookUp, 50),
          unit: 'ms',
          atMost: 20,
        },
        {
          name: 'entries of the index read for a machine, mean',
          value: (after.entries - before.entries) / asked,
          unit: '',
        },
        { name: 'walks through all searches meanwhile', value: end.walks - before.walks, unit: '', atMost: 0 },
        {
          name: `${machines.toLocaleString('en')} machines asked about and written`,
          value: seconds,
          unit: 's',
          atMost: 60,
        },
      ];
    } finally {
      await saved.close();
    }
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
