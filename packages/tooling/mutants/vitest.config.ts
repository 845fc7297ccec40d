/**
 * The server's tests on PostgreSQL, where a new database takes a tenth of what it takes embedded, as the mutation tester runs them: those of one
 * part, named by `MUTANTS_TESTS`.
 */
import { resolve as resolvePath } from 'node:path';
import { defineConfig } from 'vitest/config';
import { resolve, ssr } from '../src/vite/index.ts';

export default defineConfig({
  root: resolvePath(import.meta.dirname, '../../..'),
  resolve,
  ssr,
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split(','),
    // Long ones, and generated ones that would be run for nearly every change.
    exclude: ['**/*.full.test.ts', '**/*.e2e.test.ts', '**/{bad-requests,auth-matrix,signed-in-calls,chaos}.test.ts'],
    tags: [{ name: 'more', description: 'In npm run test:full only.' }],
    tagsFilter: ['!more'],
    // Without those that ask by the hundred, or compare times: what runs beside would fail them.
    env: { TEST_DATABASE: 'postgres', TEST_BRIEF: '1' },
    globalSetup: ['packages/server/src/testing/postgres-setup.ts'],
    isolate: false,
    // What a change makes wait for ever has to fail soon; the longest test of these takes two seconds on a quiet machine.
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
