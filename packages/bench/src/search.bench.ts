/**
 * The cost of a search against a look-up by primary key: the equipment service in this process on a seeded database, one query after another on the same
 * connections. 10,000 machines on PGlite, and with `--full` 1,000,000 on PostgreSQL.
 *
 * The look-up is one machine by a random id, the same query as its page's, without reviews: the cheapest there is. As the machine may be busy, the kinds
 * alternate, query by query, in blocks of 100 each; a block's ratio is of p99s seconds apart. Shown is the median of the blocks' p99s: one bad second spoils
 * one block, not the result.
 *
 * `YANTRA_BENCH_DATABASE_URL` names an empty PostgreSQL database to keep, or one already seeded with a million machines; without it a cluster in a temporary
 * folder is started, seeded (about three minutes) and removed.
 */
import { openMeasuredMarket } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { withPGlite, withPostgres } from './search/databases.ts';
import { type Kind, kinds, measure } from './search/measure.ts';

export const name = 'Search against a look-up by primary key, p99';

const targets: Readonly<Partial<Record<Kind, number>>> = {
  'city + term': 20,
  'rows + count + facets': 25,
  typo: 10,
  'typo of a maker, everywhere': 10,
  'city + type with a job': 10,
  'sort by total cost': 10,
  'free on these days': 10,
  'free, where nearly all are taken': 10,
  'free, by total cost': 10,
  'free by total cost, where nearly all are taken': 10,
};

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const small = await withPGlite({ size: 10_000, isCrowded: true }, log, (settings) =>
    ratiosOf(settings, 'PGlite', log),
  );
  if (!isFull) return small;
  return [
    ...small,
    ...(await withPostgres({ size: 1_000_000, isCrowded: true }, log, (settings) =>
      ratiosOf(settings, 'PostgreSQL', log),
    )),
  ];
}

async function ratiosOf(
  settings: Parameters<typeof openMeasuredMarket>[0],
  engine: string,
  log: BenchContext['log'],
): Promise<Ratio[]> {
  const market = await openMeasuredMarket(settings);
  try {
    const size = `${(await market.size()).toLocaleString('en')} machines, ${engine}`;
    const measured = await measure(market);
    log(
      `${size}, ms: p50, p99 of all samples, p99 of the median block and of the quietest tenth of ${measured.blocks}`,
    );
    for (const kind of kinds) {
      const { all, p99s } = measured.of[kind];
      const figures = [percentile(all, 50), percentile(all, 99), percentile(p99s, 50), percentile(p99s, 10)];
      log(
        `  ${kind.padEnd(28)} ${figures.map((figure) => figure.toFixed(2).padStart(8)).join('')}  ${all.length} samples`,
      );
    }
    const p99Of = (kind: Kind): number => percentile(measured.of[kind].p99s, 50);
    return kinds
      .filter((kind) => kind !== 'look-up')
      .map((kind) => ({
        name: `${kind}, ${size}`,
        value: p99Of(kind),
        baseline: p99Of('look-up'),
        unit: 'ms',
        ...(targets[kind] === undefined ? {} : { atMost: targets[kind] }),
      }));
  } finally {
    await market.close();
  }
}
