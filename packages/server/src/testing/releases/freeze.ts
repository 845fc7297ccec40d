/**
 * Keeps the schema of a release and something in each of its tables, for the test that upgrades it:
 * `node --conditions=source packages/server/src/testing/releases/freeze.ts 0.2.0`, as `npm run release` calls it, which also adds the
 * release and its commit to `releases.ts`. Needs PostgreSQL and its pg_dump.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '../../database/open.ts';
import { postgresPrograms, startPostgres } from '../postgres-cluster.ts';
import { fillEveryTable } from './fill-every-table.ts';

/** Plain statements, without what belongs to psql, or to one database or session. */
function dumped(url: string): string {
  const switches = ['--no-owner', '--no-privileges', '--no-comments', '--inserts', '--rows-per-insert=200'];
  const text = execFileSync(join(postgresPrograms(), 'pg_dump'), [...switches, url], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const isKept = (line: string): boolean =>
    !/^(?:--|\\|SET (?!check_function_bodies)|SELECT pg_catalog\.set_config)/.test(line);
  return text
    .split('\n')
    .filter(isKept)
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n');
}

const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Please say which version, like 0.2.0.');
const cluster = await startPostgres();
try {
  const database = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '.' });
  try {
    await fillEveryTable(database);
  } finally {
    await database.close();
  }
  const file = join(import.meta.dirname, `${version}.sql.gz`);
  writeFileSync(file, gzipSync(dumped(cluster.url('postgres')), { level: 9 }));
  process.stdout.write(`${file}\n`);
} finally {
  await cluster.stop();
}
