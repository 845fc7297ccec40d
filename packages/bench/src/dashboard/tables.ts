/** The admin's table of machines over HTTP: sorted by every column, both ways, with and without filters, from its first page to its last. */
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import type { Dashboard } from './served.ts';

const everyEquipment = '/Equipment/getallequipments';
const pageSize = 10;
const limitMs = 200;
const columns = [
  'name',
  'modelNumber',
  'category',
  'subType',
  'rentalValue',
  'discount',
  'finalRentalValue',
  'city',
  'status',
  'createdAt',
] as const;
const filters = {
  'no filter': {},
  'a status': { status: 'Available' },
  'a category': { categoryId: '6' },
  'a category and a status': { categoryId: '6', status: 'On rent' },
  'a word': { searchTerm: 'tractor' },
} as const;
const places = { first: 0, middle: 0.5, last: 1 } as const;

interface Sample {
  readonly column: string;
  readonly filter: string;
  readonly place: string;
  readonly ms: number;
}

export async function measureTables({ ask }: Dashboard, { isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  // The first round warms up the server and the database.
  await oneRound(ask);
  const samples: Sample[] = [];
  for (let round = 0; round < (isFull ? 10 : 3); round += 1) samples.push(...(await oneRound(ask)));
  const worst = samples.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  for (const one of worst) {
    log(`slow: ${one.ms.toFixed(0)} ms by ${one.column}, ${one.filter}, ${one.place} page`);
  }
  const plain = percentile(
    samples.filter(({ column, place }) => column === '-createdAt' && place === 'first').map(({ ms }) => ms),
    50,
  );
  log(`${samples.length} pages of 100,000 machines; the newest take ${plain.toFixed(1)} ms (median)`);
  return [
    ratioOf('all pages, p50', samples, 50),
    ratioOf('all pages, p95', samples, 95, limitMs),
    ...columns.map((column) =>
      ratioOf(
        `sorted by ${column}, p95`,
        samples.filter((one) => one.column.replace('-', '') === column),
        95,
        limitMs,
      ),
    ),
    ...Object.keys(filters).map((filter) =>
      ratioOf(
        `with ${filter}, p95`,
        samples.filter((one) => one.filter === filter),
        95,
        limitMs,
      ),
    ),
    ...Object.keys(places).map((place) =>
      ratioOf(
        `the ${place} page, p95`,
        samples.filter((one) => one.place === place),
        95,
        limitMs,
      ),
    ),
  ];
}

const ratioOf = (name: string, samples: readonly Sample[], p: number, atMost?: number): Ratio => ({
  name: `table of 100k machines, ${name}`,
  value: percentile(
    samples.map(({ ms }) => ms),
    p,
  ),
  unit: 'ms',
  ...(atMost === undefined ? {} : { atMost }),
});

async function oneRound(ask: Dashboard['ask']): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const [filter, input] of Object.entries(filters)) {
    const pathOf = (sort: string, page: number) =>
      `${everyEquipment}?${new URLSearchParams({ ...input, sort, page: `${page}`, pageSize: `${pageSize}` }).toString()}`;
    const { total } = await ask(pathOf('-createdAt', 1));
    const last = Math.max(1, Math.ceil(total / pageSize));
    for (const column of columns.flatMap((one) => [one, `-${one}`])) {
      for (const [place, share] of Object.entries(places)) {
        const path = pathOf(column, Math.max(1, Math.round(last * share)));
        const began = performance.now();
        await ask(path);
        samples.push({ column, filter, place, ms: performance.now() - began });
      }
    }
  }
  return samples;
}
