/** Seeded databases for the search bench: created, filled by a process of its own, and removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type openMeasuredMarket, startPostgres } from '@yantra/server/testing';
import { run } from '@yantra/tooling/process';
import { root } from '@yantra/tooling/workspace';

type Settings = Parameters<typeof openMeasuredMarket>[0];
type Log = (line: string) => void;

const seedLimitMs = 20 * 60_000;

/** PGlite with so many machines, in a temporary folder. */
export async function withPGlite<T>(size: number, log: Log, measure: (settings: Settings) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    await seed(`DATA_DIR=${dataDir}`, size, log);
    return await measure({ dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** PostgreSQL with so many machines: the one that `YANTRA_BENCH_DATABASE_URL` names, else a temporary cluster. */
export async function withPostgres<T>(size: number, log: Log, measure: (settings: Settings) => Promise<T>): Promise<T> {
  const kept = process.env['YANTRA_BENCH_DATABASE_URL'];
  const cluster = kept === undefined ? await startPostgres() : undefined;
  try {
    const databaseUrl = kept ?? cluster?.url('postgres') ?? '';
    await seed(`DATABASE_URL=${databaseUrl}`, size, log);
    return await measure({ databaseUrl, dataDir: '.' });
  } finally {
    await cluster?.stop();
  }
}

/** Seeds this database, whatever this process's settings are; does nothing if it is already seeded. */
async function seed(setting: string, size: number, log: Log): Promise<void> {
  const node = [process.execPath, '--conditions=source', '--disable-warning=ExperimentalWarning'];
  const { code, output, seconds } = await run(
    'env',
    ['-u', 'DATABASE_URL', '-u', 'DATA_DIR', setting, ...node, 'packages/server/src/seed/main.ts', '--size', `${size}`],
    { cwd: root, timeoutMs: seedLimitMs },
  );
  if (code !== 0) throw new Error(`The machines could not be seeded:\n${output}`);
  log(`${output.trim().split('\n').at(-1)} (${seconds.toFixed(0)} s)`);
}
