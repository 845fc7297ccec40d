import { allCities } from '@yantra/places/all';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of the tests is, without a database's name; ends in a slash. */
    readonly postgresUrl: string;
  }
}

/** The database without machines that each test file gets a copy of. */
export const templateName = 'migrated';

/** Before the tests on PostgreSQL: one cluster for all files, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const main = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '.' });
  await sql`create database ${sql.id(templateName)}`.execute(main.db);
  await main.close();
  const template = await openDatabase({ databaseUrl: cluster.url(templateName), dataDir: '.' });
  await migrate(template);
  await learnCities(template.db, allCities);
  await template.close();
  project.provide('postgresUrl', cluster.url(''));
  return () => cluster.stop();
}
