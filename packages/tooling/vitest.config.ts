/**
 * Every test of the workspace, by where it runs:
 *   unit              *.test.ts outside server and e2e, on Node
 *   server-pglite     the server's tests on the embedded database
 *   server-postgres   those of them that take a database from `testDatabase`, on a real PostgreSQL
 *   chaos             on PostgreSQL, the tests that kill servers and then wait
 *   browser           *.test.tsx and *.browser.test.ts in Chromium, see `test-files.ts`
 *   stories           every story in Chromium, with the accessibility rules
 *   e2e               site/e2e and *.e2e.test.ts: one started server, one Chromium, provided by e2e.setup.ts
 *   face              site/e2e/face, the same on a server of its own whose day is always the same: `npm run face`
 * One project: `pnpm exec vitest run --config packages/tooling/vitest.config.ts --project unit [file…]`
 */
import { join, resolve as resolvePath } from 'node:path';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { appQr } from '../../site/app-qr.plugin.ts';
import { changeNews } from '../../site/changes.plugin.ts';
import { colouredCode } from '../../site/code.plugin.ts';
import { elementFacts } from '../../site/elements.plugin.ts';
import { chromiumArguments, testChromiumPath } from './src/lib/chromium.ts';
import { chaosTests, everyServerTest, onEitherDatabase } from './src/lib/server-tests.ts';
import { testFiles } from './src/lib/test-files.ts';
import { resolve, serverConditions, ssr } from './src/vite/index.ts';

const root = resolvePath(import.meta.dirname, '../..');
/** Node's resolution: `module` is a condition of bundlers, and its files need not run on Node. */
const conditions = serverConditions.filter((one) => one !== 'module');
const shared = { root, resolve, ssr: { resolve: { ...ssr.resolve, conditions } } };
/** Files `*.full.test.ts` are the long ones, run by `npm run test:full` only. */
const isFull = process.env['TEST_FULL'] === '1';
/** A browser on a busy machine may run out of time once; what fails twice has a cause. Nothing else is retried. */
const browserRetry = 1;
const everywhereExcluded = ['**/node_modules/**', '**/dist/**', ...(isFull ? [] : ['**/*.full.test.ts'])];
const filesOf = (project: keyof typeof testFiles) => {
  const { include, exclude } = testFiles[project];
  return { include: [...include], exclude: [...everywhereExcluded, ...exclude] };
};

const chromium = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: testChromiumPath(), args: [...chromiumArguments] },
    // No animations, so that tests need not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

const { values } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false });
/** Storybook takes three seconds to list its stories; runs of other projects need not wait for that. */
const areStoriesAsked = (values.project ?? ['stories']).some(
  (name) => !/^[\w-]+$/.test(`${name}`) || name === 'stories',
);

/** Pre-bundled now: a dependency found during tests would reload the page under them. */
const optimizeDeps = {
  entries: ['packages/**/src/**/*.{ts,tsx}', '!packages/{server,gateway-simulator,tooling,testing}/**'],
};
/**
 * On Node a worker loads modules once for all its files, which halves the time: no module has mutable state except counters, and each file has its own database
 * or browser contexts, so none can affect the next.
 */
const isolate = false;

const journeys = {
  globalSetup: [join(import.meta.dirname, 'e2e.setup.ts')],
  // Long journeys; a step that hangs fails by its own time-out.
  testTimeout: 60_000,
  hookTimeout: 30_000,
  retry: browserRetry,
  maxWorkers: 2,
  isolate,
};

const includedIn: Readonly<Record<string, string[]>> = { 'server-postgres': onEitherDatabase(), chaos: chaosTests };

const serverTests = (database: 'pglite' | 'postgres', name = `server-${database}`) => ({
  ...shared,
  test: {
    name,
    include: includedIn[name] ?? [everyServerTest],
    exclude: [...everywhereExcluded, '**/*.e2e.test.ts', ...(name === 'server-postgres' ? chaosTests : [])],
    env: { TEST_DATABASE: database },
    ...(database === 'postgres' ? { globalSetup: ['packages/server/src/testing/postgres-setup.ts'] } : {}),
    isolate,
    // A fresh PGlite takes about a second and 350 MB on two cores.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});

/** Long files first, or one of them runs alone at the end; without timings vitest sorts by size, which is wrong for these. */
const longThoughSmall = /\/(?:hostile-(?:strings|uploads)|screens|torture-life)\.test\.ts$/;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longThoughSmall.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongFirst },
    // `npm test` leaves these out, see `lib/halves.ts`; a file that is run by itself runs completely.
    tags: [
      { name: 'more', description: 'In npm run test:full only.' },
      { name: 'other', description: 'In .ci/run, right after npm test, and in npm run test:full.' },
    ],
    projects: [
      {
        ...shared,
        // Further inputs of the texts for developers.
        plugins: [elementFacts(), changeNews(), colouredCode()],
        test: {
          name: 'unit',
          environment: 'node',
          ...filesOf('unit'),
          isolate,
        },
      },
      serverTests('pglite'),
      serverTests('postgres'),
      serverTests('postgres', 'chaos'),
      {
        ...shared,
        optimizeDeps,
        // A page has no `process`; `sample.ts` asks for it.
        define: { 'process.env.TEST_FULL': JSON.stringify(isFull ? '1' : '') },
        // Further inputs of the site's pages.
        plugins: [appQr(), elementFacts(), changeNews(), colouredCode()],
        test: {
          name: 'browser',
          ...filesOf('browser'),
          setupFiles: [join(import.meta.dirname, 'src/lib/clean-page.setup.ts')],
          retry: browserRetry,
          browser: {
            ...chromium,
            instances: [
              { browser: 'chromium', name: 'browser', ...filesOf('ownPage') },
              {
                browser: 'chromium',
                name: 'browser: shared page',
                ...filesOf('sharedPage'),
                isolate,
              },
            ],
          },
        },
      },
      {
        ...shared,
        optimizeDeps,
        define: { 'process.env.TEST_HALF': JSON.stringify(process.env['TEST_HALF'] ?? '') },
        plugins: areStoriesAsked ? [storybookTest({ configDir: join(root, '.storybook') })] : [],
        // Packages link each other in node_modules, where the same stories would be found again. One page shows them all, like Storybook itself: loading the
        // modules for each file took half as long again.
        test: {
          name: 'stories',
          exclude: everywhereExcluded,
          setupFiles: [join(import.meta.dirname, 'src/lib/story-turns.setup.ts')],
          isolate,
          retry: browserRetry,
          browser: chromium,
        },
      },
      {
        ...shared,
        test: { name: 'e2e', ...filesOf('e2e'), ...journeys },
      },
      {
        ...shared,
        test: { name: 'face', include: ['site/e2e/face/*.test.ts'], exclude: everywhereExcluded, ...journeys },
      },
    ],
  },
});
