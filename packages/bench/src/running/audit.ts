/** The audit log with 100,000 entries: each filter over HTTP, a check of the whole log beside it, and the first entry in a browser on a slow line. */
import { fillAuditLog } from '@yantra/server/testing';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import type { Dashboard } from '../dashboard/served.ts';
import { firstRowOnSlowLine, mostFilterMs } from './first-row.ts';

const entries = 100_000;

const filters = {
  'the last week': { days: 7 },
  'all days': {},
  'a group': { group: 'machines', days: 365 },
  'a deed': { kind: 'plan.changed' },
  admins: { who: 'admins' },
  'a name': { searchTerm: 'Deshpande' },
  'a number as it is shown': { searchTerm: '+91 90000 00002' },
  'a machine': { searchTerm: 'JCB' },
  'a word that nothing has': { searchTerm: 'xyzzy' },
} as const;

export async function measureAudit(served: Dashboard, { isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  await fillAuditLog(served.databaseUrl, entries);
  const times = await measureFilters(served, isFull ? 50 : 10);
  for (const [filter, all] of Object.entries(times)) log(`${filter}: ${percentile(all, 95).toFixed(0)} ms (p95)`);
  await served.post('/Audit/CheckAuditLog', {});
  const checked = await measureFilters(served, 2);
  return [
    ...Object.entries(times).map(([filter, all]) =>
      ratioOf(`filtered by ${filter}, p95`, percentile(all, 95), mostFilterMs),
    ),
    ratioOf('any filter, p95', percentile(Object.values(times).flat(), 95), mostFilterMs),
    ratioOf('any filter while the log is checked, p95', percentile(Object.values(checked).flat(), 95)),
    await firstRowOnSlowLine(served, log, {
      name: 'audit log of 100k entries',
      path: '/dashboard/audit?days=all',
      selector: '.y-dashboard__entry',
    }),
  ];
}

const ratioOf = (name: string, value: number, atMost?: number): Ratio => ({
  name: `audit log of 100k entries, ${name}`,
  value,
  unit: 'ms',
  ...(atMost !== undefined && { atMost }),
});

async function measureFilters(
  { post }: Dashboard,
  times: number,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const samples: Record<string, number[]> = {};
  // The first turn warms up.
  for (let turn = -1; turn < times; turn += 1) {
    for (const [name, filter] of Object.entries(filters)) {
      const began = performance.now();
      await post('/Audit/GetAuditLog', filter);
      if (turn >= 0) (samples[name] ??= []).push(performance.now() - began);
    }
  }
  return samples;
}
