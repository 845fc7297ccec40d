import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';

/** The database without machines that each test file gets a copy of. */
export const templateName = 'migrated';

/** Starts a cluster with a migrated database to copy. @throws when PostgreSQL is not installed, naming the package */
export async function startMigrated(): Promise<PostgresCluster> {
  const cluster = await startPostgres();
  const main = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '.' });
  await sql`create database ${sql.id(templateName)}`.execute(main.db);
  await main.close();
  const template = await openDatabase({ databaseUrl: cluster.url(templateName), dataDir: '.' });
  await migrate(template);
  await learnCities(template.db, allCities);
  await template.close();
  return cluster;
}
