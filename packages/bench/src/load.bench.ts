/**
 * A hundred requests a second on PostgreSQL for a minute (`--full`: ten minutes, 100,000 machines): of a hundred 70 read, 20 come from partners' pages, 8 from
 * dashboards, 2 write. Then the same beside twenty clients that request the most expensive things as fast as they are answered. Sent by autocannon, each kind
 * at its own rate; a time counts from sending, so the share of due requests that were sent is checked too.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { BenchContext, Ratio } from './bench.ts';
import { drive, type Driven, harass } from './load/drive.ts';
import { knownOf } from './load/known.ts';
import { withPostgres } from './search/databases.ts';

export const name = 'A hundred requests a second on PostgreSQL';

const rate = 100;
const hostileReaders = 20;
const warmUpSeconds = 10;

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  const seconds = isFull ? 600 : 60;
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  return withPostgres(isFull ? 100_000 : 10_000, log, async ({ databaseUrl = '' }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
    const { url, pid, stop } = await startMarketplace(dataDir, {
      isTuned: true,
      settings: {
        DATABASE_URL: databaseUrl,
        SEED: 'none',
        LOG_LEVEL: 'info',
        NODE_ENV: 'test',
        // This process sets each visitor's address.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        SMS_DAILY_CAP: '1000000',
      },
    });
    const known = await knownOf(url);
    try {
      await drive(known, rate, warmUpSeconds);
      const begun = memoryOf(pid);
      const undisturbed = await drive(known, rate, seconds);
      const ended = memoryOf(pid);
      say(log, 'alone', undisturbed);
      const stopHarassing = harass(url, hostileReaders);
      const beside = await drive(known, rate, seconds);
      const hostile = await stopHarassing();
      say(log, 'beside hostile readers', beside);
      log(`hostile readers: ${JSON.stringify(hostile)}`);
      return [
        { name: 'p95', value: undisturbed.p95, unit: 'ms', atMost: 300 },
        { name: 'answered of those that were due', value: undisturbed.kept, unit: 'of 1', atLeast: 0.97 },
        { name: 'errors', value: undisturbed.errors, unit: 'of all', atMost: 0 },
        { name: 'memory at the end against its beginning', value: ended, baseline: begun, unit: 'MB', atMost: 1.25 },
        { name: 'p95 beside 20 hostile readers', value: beside.p95, unit: 'ms', atMost: 600 },
        { name: 'errors of the others then', value: beside.errors, unit: 'of all', atMost: 0 },
        { name: 'memory after that', value: memoryOf(pid), unit: 'MB' },
      ];
    } finally {
      known.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

function say(log: (line: string) => void, what: string, { answered, kinds, wrong }: Driven): void {
  log(`${what}: ${answered} answers; p50 and p95 by kind, ms: ${kinds}`);
  if (wrong.size > 0)
    log(`${what}, not as expected: ${[...wrong].map(([how, times]) => `${how} ×${times}`).join(', ')}`);
}

/** The resident set in MB (10⁶ bytes), from the kernel. */
function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}
