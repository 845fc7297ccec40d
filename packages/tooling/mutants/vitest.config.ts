/**
 * The server's tests as the mutation tester runs them: on PostgreSQL, where a new database takes a tenth of the time; those of one file, named by
 * `MUTANTS_TESTS`, on the cluster at `MUTANTS_POSTGRES`.
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
    tags: [{ name: 'more', description: 'In npm run test:full only.' }],
    tagsFilter: ['!more'],
    // Without tests of hundreds of requests or of times: the load of others would fail them.
    env: { TEST_DATABASE: 'postgres', TEST_BRIEF: '1' },
    globalSetup: ['packages/tooling/mutants/shared-postgres.ts'],
    isolate: false,
    // A change that makes a test hang must fail soon; the longest of these takes two seconds on a quiet machine.
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
