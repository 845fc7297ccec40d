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

/** How machines are seeded. */
interface Seeding {
  readonly size: number;
  /** Also days on which most of them are taken. */
  readonly isCrowded?: boolean;
}

/** PGlite with so many machines, in a temporary folder. */
export async function withPGlite<T>(
  seeding: number | Seeding,
  log: Log,
  measure: (settings: Settings) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  try {
    await seed(`DATA_DIR=${dataDir}`, seeding, log);
    return await measure({ dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** PostgreSQL with so many machines: the one that `YANTRA_BENCH_DATABASE_URL` names, else a temporary cluster. */
export async function withPostgres<T>(
  seeding: number | Seeding,
  log: Log,
  measure: (settings: Settings) => Promise<T>,
): Promise<T> {
  const kept = process.env['YANTRA_BENCH_DATABASE_URL'];
  const cluster = kept === undefined ? await startPostgres() : undefined;
  try {
    const databaseUrl = kept ?? cluster?.url('postgres') ?? '';
    await seed(`DATABASE_URL=${databaseUrl}`, seeding, log);
    return await measure({ databaseUrl, dataDir: '.' });
  } finally {
    await cluster?.stop();
  }
}

/** Seeds this database, whatever this process's settings are; does nothing if it is already seeded. */
async function seed(setting: string, seeding: number | Seeding, log: Log): Promise<void> {
  const { size, isCrowded = false } = typeof seeding === 'number' ? { size: seeding } : seeding;
  const node = [process.execPath, '--conditions=source', '--disable-warning=ExperimentalWarning'];
  const options = ['--size', `${size}`, ...(isCrowded ? ['--crowded'] : [])];
  const { code, output, seconds } = await run(
    'env',
    ['-u', 'DATABASE_URL', '-u', 'DATA_DIR', setting, ...node, 'packages/server/src/seed/main.ts', ...options],
    { cwd: root, timeoutMs: seedLimitMs },
  );
  if (code !== 0) throw new Error(`The machines could not be seeded:\n${output}`);
  log(`${output.trim().split('\n').at(-1)} (${seconds.toFixed(0)} s)`);
}
