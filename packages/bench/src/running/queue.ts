/** The queue of what waits to be looked at, with 100,000 lines: pages by each filter over HTTP, and the first line in a browser on a slow line. */
import { fillReviewQueue } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import type { Dashboard } from '../dashboard/served.ts';
import { firstRowOnSlowLine, mostFilterMs } from './first-row.ts';

const lines = 100_000;
const pages = 40;

const filters = {
  all: {},
  'one kind': { kind: 'rating' },
  flagged: { isFlagged: true },
  both: { kind: 'machine', isFlagged: true },
} as const;

export async function measureQueue(served: Dashboard, log: BenchContext['log']): Promise<readonly Ratio[]> {
  await fillReviewQueue(served.databaseUrl, lines);
  const ratios: Ratio[] = [];
  for (const [filter, input] of Object.entries(filters)) {
    const samples = await pagesOf(served, input);
    const value = percentile(samples, 95);
    log(`${lines} waiting, ${filter}: median ${percentile(samples, 50).toFixed(1)} ms, p95 ${value.toFixed(1)} ms`);
    ratios.push({ name: `queue of ${lines}, ${filter}, p95`, value, unit: 'ms', atMost: mostFilterMs });
  }
  return [
    ...ratios,
    await firstRowOnSlowLine(served, log, {
      name: `queue of ${lines}`,
      path: '/dashboard/review',
      selector: '.y-dashboard__queue-list [data-line]',
    }),
  ];
}

/** How long each of the first pages took, in milliseconds. */
async function pagesOf({ post }: Dashboard, input: object): Promise<readonly number[]> {
  const samples: number[] = [];
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const start = performance.now();
    const answer = (await post('/Review/GetQueue', { ...input, after })) as { readonly next?: string };
    samples.push(performance.now() - start);
    after = answer.next;
  }
  return samples;
}
