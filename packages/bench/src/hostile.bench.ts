/**
 * Normal visitors beside twenty who request the most expensive things as fast as they are answered, each from an address of their own, on PostgreSQL with
 * 10,000 machines (`--full`: a million, and longer): the usual mix, and one that alternates between health checks and log-ins. And visitors during the import
 * of a table with some thousand rows, on PostgreSQL and on the embedded database.
 *
 * `YANTRA_BENCH_DATABASE_URL` names a seeded database to keep, as for the search's bench.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringSite } from '@yantra/tooling/bring-site';
import { type Marketplace, startMarketplace } from '@yantra/tooling/marketplace';
import { type BenchContext, percentile, type Ratio } from './bench.ts';
import { besideImport } from './hostile/import.ts';
import { probe } from './hostile/probe.ts';
import { drive, type Driven, harass } from './load/drive.ts';
import { knownOf } from './load/known.ts';
import { withPostgres } from './search/databases.ts';

export const name = 'Others beside hostile readers, and beside an import';

const rate = 50;
const warmUpSeconds = 5;
const readers = 20;
const keptDatabase = process.env['YANTRA_BENCH_DATABASE_URL'];

export async function run({ isFull, log }: BenchContext): Promise<readonly Ratio[]> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const seconds = isFull ? 60 : 12;
  const onPostgres = await withPostgres(isFull ? 1_000_000 : 10_000, log, ({ databaseUrl = '' }) =>
    withMarketplace({ DATABASE_URL: databaseUrl, SEED: 'none' }, async (market) => [
      ...(await besideReaders(market, seconds, log)),
      // A kept database accepts the table only once.
      ...(keptDatabase === undefined ? await importing(market, 'PostgreSQL', log) : []),
    ]),
  );
  return [...onPostgres, ...(await withMarketplace({}, (market) => importing(market, 'PGlite', log)))];
}

async function withMarketplace<Result>(
  settings: Readonly<Record<string, string>>,
  work: (market: Marketplace) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const market = await startMarketplace(dataDir, {
    isTuned: true,
    // This process sets each visitor's address.
    settings: { ...settings, NODE_ENV: 'test', TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  try {
    return await work(market);
  } finally {
    await market.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function besideReaders({ url }: Marketplace, seconds: number, log: BenchContext['log']): Promise<Ratio[]> {
  const known = await knownOf(url);
  try {
    await drive(known, rate, warmUpSeconds);
    const probesAlone = probe(url);
    const undisturbed = await drive(known, rate, seconds);
    const quiet = await probesAlone();
    say(log, 'alone', undisturbed);
    const stopHarassing = harass(url, readers);
    const probes = probe(url);
    const beside = await drive(known, rate, seconds);
    const probed = await probes();
    const answers = await stopHarassing();
    say(log, 'beside hostile readers', beside);
    log(`hostile readers were answered: ${JSON.stringify(answers)}`);
    return [
      { name: `p95 of others beside ${readers} hostile readers`, value: beside.p95, unit: 'ms', atMost: 600 },
      { name: 'the same against the mix alone', value: beside.p95, baseline: undisturbed.p95, unit: 'ms' },
      { name: 'answers to others that were none, or not as expected', value: beside.errors, unit: '', atMost: 0 },
      { name: '/health beside them, p95', value: percentile(probed.health, 95), unit: 'ms', atMost: 300 },
      { name: 'log-in beside them, p95', value: percentile(probed.logIn, 95), unit: 'ms', atMost: 1000 },
      {
        name: 'the same against log-in alone',
        value: percentile(probed.logIn, 95),
        baseline: percentile(quiet.logIn, 95),
        unit: 'ms',
      },
    ];
  } finally {
    known.close();
  }
}

async function importing(market: Marketplace, engine: string, log: BenchContext['log']): Promise<Ratio[]> {
  const { rows, seconds: took, waits, usual } = await besideImport(market.url);
  log(`${rows} rows were imported on ${engine} in ${took.toFixed(1)} s, beside ${waits.length} questions of others`);
  return [
    { name: `others beside an import on ${engine}, p95`, value: percentile(waits, 95), unit: 'ms', atMost: 250 },
    {
      name: `the same against no import on ${engine}`,
      value: percentile(waits, 95),
      baseline: percentile(usual, 95),
      unit: 'ms',
    },
    { name: `the longest wait of others on ${engine}`, value: percentile(waits, 100), unit: 'ms' },
  ];
}

function say(log: (line: string) => void, what: string, { answered, kinds, wrong }: Driven): void {
  log(`${what}: ${answered} answers; p50 and p95 by kind, ms: ${kinds}`);
  if (wrong.size > 0)
    log(`${what}, not as expected: ${[...wrong].map(([how, times]) => `${how} ×${times}`).join(', ')}`);
}
