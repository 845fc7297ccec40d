import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { migrations } from '../../database/migrations/index.ts';
import { testEngine } from '../test-database.ts';
import { releases } from './releases.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const limitMs = 15 * 60_000;
/** What people do all day, as the release itself tests it. */
const journeys = ['packages/server/src/modules', 'packages/server/src/http', 'packages/server/src/app.test.ts'];

/** Replaces a release's own migration: brings a database to the current schema. Takes whatever that release passes, the database or its Kysely. */
const migrateToNow = `import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
const newer = JSON.parse(readFileSync(new URL('./newer.json', import.meta.url), 'utf8'));
export async function migrate(given) {
  const db = given.db ?? given;
  await sql\`create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default now())\`.execute(db);
  for (const { name, statements = [], indexes = {}, fill } of newer) {
    const made = Object.entries(indexes).map(([index, { on, isUnique }]) => 'create ' + (isUnique ? 'unique ' : '') + 'index ' + index + ' on ' + on);
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql\`insert into schema_migrations (name) values (\${name}) on conflict do nothing returning name\`.execute(trx);
      if (rows.length === 0) return;
      for (const statement of [...statements, ...made]) await sql.raw(statement).execute(trx);
      while (fill !== undefined && (await sql.raw(fill).execute(trx)).rows[0]?.filled > 0);
    });
  }
  return [];
}
`;

const config = `import { resolve as resolvePath } from 'node:path';
import { defineConfig } from 'vitest/config';
// Alone: how that release built its packages may need what is no longer installed.
import { resolve, ssr } from './src/vite/resolve.ts';

export default defineConfig({
  root: resolvePath(import.meta.dirname, '../..'),
  resolve,
  ssr,
  test: {
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: ['packages/server/src/testing/postgres-setup.ts'],
    tags: [{ name: 'more' }],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
`;

const hasHistory = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The release's code, with today's dependencies, on the current schema. */
function checkedOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-release-'));
  folders.push(folder);
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: root });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const links of globSync(['packages/*/node_modules', 'packages/widgets/*/node_modules'], { cwd: root })) {
    if (!existsSync(join(folder, dirname(links)))) continue;
    // Links to packages of the workspace then lead to the release's own.
    cpSync(join(root, links), join(folder, links), { recursive: true, verbatimSymlinks: true });
  }
  standForBuilds(folder);
  const database = join(folder, 'packages/server/src/database');
  writeFileSync(join(database, 'migrate.ts'), migrateToNow);
  writeFileSync(join(database, 'newer.json'), JSON.stringify(migrations));
  writeFileSync(join(folder, 'packages/tooling/release.config.ts'), config);
  return folder;
}

/** Code that runs before the tests needs the packages' builds. */
function standForBuilds(folder: string): void {
  for (const name of ['domain', 'places', 'words', 'contract']) {
    const home = join(folder, 'packages', name);
    const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      exports: Record<string, { source: string; default: string }>;
    };
    for (const { source, default: built } of Object.values(exports)) {
      mkdirSync(dirname(join(home, built)), { recursive: true });
      writeFileSync(join(home, built), `export * from '${join(home, source)}';\n`);
    }
  }
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs the release's tests; answers what failed, tests and whole files, with the reasons by name, and how many passed. */
async function run(folder: string): Promise<{ readonly failed: ReadonlyMap<string, string>; readonly passed: number }> {
  const report = join(folder, 'report.json');
  const isOurs = (name: string): boolean => /^(?:VITEST|NODE_OPTIONS|TEST_)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name)));
  const options = ['--config=packages/tooling/release.config.ts', '--reporter=json', `--outputFile=${report}`];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...options, ...journeys],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], timeout: limitMs },
  );
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (!existsSync(report)) throw new Error(`The release’s tests did not run:\n${said}`);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ name, message, assertionResults }): [string, string][] => [
    ...(assertionResults.length === 0 ? [[name, message] as [string, string]] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }): [string, string] => [fullName, failureMessages.join('\n')]),
  ]);
  return { failed: new Map(failed), passed: numPassedTests };
}

describe.runIf(testEngine === 'postgres').each(releases)(
  'the code of release $version',
  ({ commit, stumbles, flukes }) => {
    // A copy without the history has no code of before.
    test.runIf(hasHistory(commit))('does all that people do on the schema of now', { timeout: limitMs }, async () => {
      const { failed: all, passed } = await run(checkedOut(commit));
      const failed = new Map([...all].filter(([name]) => !(name in flukes)));
      const unexpected = [...failed].filter(([name]) => !(name in stumbles));
      expect([...failed.keys()].toSorted(), unexpected.join('\n')).toEqual(Object.keys(stumbles).toSorted());
      expect(passed).toBeGreaterThan(1000);
    });
  },
);
