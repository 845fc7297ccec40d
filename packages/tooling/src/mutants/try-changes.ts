/** Stryker, which changes a file in one place after the other and runs the tests that go through it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../lib/workspace.ts';
import { leastScore } from './parts.ts';

/** What is to be tried. */
export interface Trial {
  /** Below the root. */
  readonly file: string;
  /** Below the root. */
  readonly tests: readonly string[];
  /** Read, where it is there, and written. */
  readonly incrementalFile: string;
  readonly isForced: boolean;
  /** As many changes at once. */
  readonly atOnce: number;
  /** Where databases are made; ends in a slash. */
  readonly postgresUrl: string;
}

/* Of this process alone: two may run beside each other. */
const copies = `.cache/mutants-${process.pid}`;

/** @throws Error where the tests fail without any change */
export async function tryChanges({
  file,
  tests,
  incrementalFile,
  isForced,
  atOnce,
  postgresUrl,
}: Trial): Promise<void> {
  // Read by the tests' configuration, in processes that are started with this one's environment.
  process.env['MUTANTS_TESTS'] = tests.join(',');
  process.env['MUTANTS_POSTGRES'] = postgresUrl;
  await new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'packages/tooling/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // Packages of the workspace are read where they are; only the server is copied, and changed there.
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
    // Where a change makes a test wait for ever.
    timeoutMS: 30_000,
    thresholds: { high: leastScore, low: leastScore, break: null },
  }).runMutationTest();
}

/** Takes away what a run that is ended would leave. */
export const forgetCopies = (): void => rmSync(join(root, copies), { recursive: true, force: true, maxRetries: 3 });
