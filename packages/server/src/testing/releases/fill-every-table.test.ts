import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../../database/open.ts';
import { postgresPrograms } from '../postgres-cluster.ts';
import { emptyDatabase, testEngine } from '../test-database.ts';
import { fillEveryTable } from './fill-every-table.ts';

/** The whole demo is put in. */
const limitMs = 120_000;

async function filled(database: OpenDatabase): Promise<void> {
  try {
    await fillEveryTable(database);
  } finally {
    await database.close();
  }
}

test.runIf(testEngine === 'pglite')(
  'a release finds something to keep in every table',
  { timeout: limitMs },
  async () => {
    await expect(filled(await pgliteDatabase({}))).resolves.toBeUndefined();
  },
);

test.runIf(testEngine === 'postgres')(
  'a database of which pg_dump made a copy can be put back',
  { timeout: limitMs },
  async () => {
    const [from, to] = [await emptyDatabase(), await emptyDatabase()];
    await filled(await openDatabase({ databaseUrl: from, dataDir: '.' }));
    const folder = mkdtempSync(join(tmpdir(), 'yantra-copy-'));
    const run = (name: string, ...args: readonly string[]) =>
      execFileSync(join(postgresPrograms(), name), args, { encoding: 'utf8' });
    try {
      const copy = join(folder, 'copy');
      run('pg_dump', '--format=custom', `--file=${copy}`, from);
      run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${to}`, copy);
      const counted = (url: string) => run('psql', '-Atc', 'select count(*), count(search) from equipment', url);
      expect(counted(to)).toBe(counted(from));
      expect(counted(to)).toMatch(/^[1-9]/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
