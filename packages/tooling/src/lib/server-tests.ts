/** Which of the server's tests run on which database. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhollyOther } from './test-files.ts';
import { root } from './workspace.ts';

export const everyServerTest = 'packages/server/src/**/*.test.ts';

/** They mostly wait; on PostgreSQL they run beside the others. */
export const chaosTests = [
  'packages/server/src/modules/payments/chaos.test.ts',
  'packages/server/src/testing/chaos/storm.test.ts',
  'packages/server/src/testing/chaos/frozen.test.ts',
  'packages/server/src/testing/chaos/telling.test.ts',
  'packages/server/src/testing/chaos/deals.test.ts',
  'packages/server/src/testing/chaos/saved-searches.test.ts',
];

const everyFile = (): readonly string[] => globSync(everyServerTest, { cwd: root }).toSorted();

/** Those that take either database; the others would do exactly the same again on the second one. */
export const onEitherDatabase = (): string[] =>
  everyFile().filter((file) => /\/(?:test-database|app-for-file)\.ts'/.test(readFileSync(join(root, file), 'utf8')));

/** The databases' projects of vitest.config.ts, each with its files. */
export type Halves = Readonly<Record<'server-pglite' | 'server-postgres', readonly string[]>>;

/* Starts of servers and hundreds of requests, which take the embedded database several times as long. */
const slowWhenEmbedded = /\/(?:main|http\/auth-matrix|bring-schema|uploads|keys|app)\.test\.ts$/;
/* Some of their tests are for PostgreSQL alone, and long. */
const slowOnPostgres = /\/(?:backup|accounts|login|tampering|audit)\.test\.ts$/;
/** One of so many of the others begins with the embedded database. */
const everyEmbedded = 4;

/**
 * A file that takes either database runs on one of them in `npm test`, mostly on PostgreSQL, which is quicker, and on the other one in `other`, which `.ci/run` and
 * `npm run test:full` add.
 */
export function serverHalves(): { readonly first: Halves; readonly other: Halves } {
  const isOther = (file: string): boolean => isWhollyOther(readFileSync(join(root, file), 'utf8'));
  const takeEither = onEitherDatabase().filter((file) => !file.endsWith('.full.test.ts') && !chaosTests.includes(file));
  const either = takeEither.filter((file) => !isOther(file));
  const eitherOther = takeEither.filter(isOther);
  const beginsEmbedded = (file: string, index: number): boolean =>
    slowOnPostgres.test(file) || (index % everyEmbedded === 0 && !slowWhenEmbedded.test(file));
  const embeddedFirst = either.filter(beginsEmbedded);
  const postgresFirst = either.filter((file) => !embeddedFirst.includes(file));
  const embeddedOnly = everyFile().filter(
    (file) => !takeEither.includes(file) && !/\.(?:full|e2e)\.test\.ts$/.test(file),
  );
  const onlyOther = embeddedOnly.filter(isOther);
  const onlyFirst = embeddedOnly.filter((file) => !onlyOther.includes(file));
  return {
    first: { 'server-pglite': [...onlyFirst, ...embeddedFirst], 'server-postgres': postgresFirst },
    other: {
      'server-pglite': [...onlyOther, ...postgresFirst, ...eitherOther],
      'server-postgres': [...embeddedFirst, ...eitherOther],
    },
  };
}
