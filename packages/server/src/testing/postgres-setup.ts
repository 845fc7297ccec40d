import type { TestProject } from 'vitest/node';
import { startMigrated } from './migrated-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL of the tests is, without a database's name; ends in a slash. */
    readonly postgresUrl: string;
  }
}

/** Before the tests on PostgreSQL: one cluster for all files, with a migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startMigrated();
  project.provide('postgresUrl', cluster.url(''));
  return () => cluster.stop();
}
