/** Stryker, which changes a file in one place after another and runs the tests that cover it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../lib/workspace.ts';
import { leastScore } from './parts.ts';

/** The files to try. */
export interface Trial {
  /** Below the root. */
  readonly file: string;
  /** Below the root. */
  readonly tests: readonly string[];
  /** Read if it exists, and written. */
  readonly incrementalFile: string;
  readonly isForced: boolean;
  /** The number of parallel changes. */
  readonly atOnce: number;
  /** Where databases are made; ends in a slash. */
  readonly postgresUrl: string;
}

/* Of this process: two may run at the same time. */
const copies = `.cache/mutants-${process.pid}`;

/** @throws Error if the tests fail without a change */
export async function tryChanges({
  file,
  tests,
  incrementalFile,
  isForced,
  atOnce,
  postgresUrl,
}: Trial): Promise<void> {
  // Read by the tests' configuration, in child processes.
  process.env['MUTANTS_TESTS'] = tests.join(',');
  process.env['MUTANTS_POSTGRES'] = postgresUrl;
  await new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'packages/tooling/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // Other packages are read in place; only the server is copied and changed.
    ignorePatterns: [
      '**',
      '!package.json',
      '!packages/tsconfig.json',
      '!tsconfig.base.json',
      '!packages/server/**',
      '!packages/tooling/**',
      // Read by a test.
      '!packages/handbook/**',
      '**/dist',
      '**/node_modules',
    ],
    tempDirName: copies,
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile,
    force: isForced || !existsSync(incrementalFile),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // For a change that makes a test hang.
    timeoutMS: 30_000,
    thresholds: { high: leastScore, low: leastScore, break: null },
  }).runMutationTest();
}

/** Removes what an aborted run would leave. */
export const forgetCopies = (): void => rmSync(join(root, copies), { recursive: true, force: true, maxRetries: 3 });
