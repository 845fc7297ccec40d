import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { allCities } from '@yantra/places/all';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../database/open.ts';
import type { Database } from '../database/types.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';

/** Which database the tests run on: `TEST_DATABASE` is `pglite` (when absent) or `postgres`. */
export const testEngine: 'pglite' | 'postgres' = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';

/** A migrated database without machines, for one test file; `close` ends all that it needed. */
export async function testDatabase(): Promise<OpenDatabase> {
  return testEngine === 'postgres' ? onPostgres() : pgliteDatabase({ loadDataDir: await packed() });
}

async function onPostgres(): Promise<OpenDatabase> {
  const cluster = await startPostgres();
  const database = await openDatabase({ databaseUrl: await emptyDatabase(cluster), dataDir: '.' });
  await migrate(database.db);
  await learnCities(database.db, allCities);
  return {
    ...database,
    close: async () => {
      await database.close();
      await cluster.stop();
    },
  };
}

/** Makes an empty database in a cluster and answers its address. */
export async function emptyDatabase(cluster: PostgresCluster): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const main = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '.' });
  await sql`create database ${sql.id(name)}`.execute(main.db);
  await main.close();
  return cluster.url(name);
}

/* Making a PGlite takes seconds, loading a packed one takes one: it is packed once per set of migrations, for all test files. */
async function packed(): Promise<Blob> {
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations, allCities.length]))
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), `marketplace-${hash}.pglite`);
  if (!existsSync(file)) {
    const lite = await PGlite.create({ extensions: { pg_trgm } });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lite }) });
    await migrate(db);
    await learnCities(db, allCities);
    const content = await lite.dumpDataDir('none');
    await lite.close();
    // Renamed into place, so that another worker never loads half of it.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}
