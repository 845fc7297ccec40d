/**
 * `npm run test:chaos [-- storm|frozen|payments|telling|deals|searches] [-- --full]`; without a name all. `npm test` runs a small part of it.
 *   storm     two processes on one PostgreSQL, killed, frozen and restarted at random, the database too, under mixed load: a minute, with
 *             `--full` ten; nothing acknowledged is lost, nobody sees another's data
 *   frozen    freezes one of two processes after each query of every kind of transaction; the other answers normally
 *   payments  kills servers (-9) at every step of a purchase, ten times each, and fifty times at random, on PGlite and on PostgreSQL with two
 *             processes, and compares the gateway's ledger with ours
 *   deals     quotes are sent, accepted and cancelled while two servers are killed (-9) five hundred times
 *   searches  machines come while the processes that ask saved searches about them and tell people are killed two hundred times
 *   telling   two processes tell people of ten thousand events, killed a hundred times, by providers that fail, are silent or answer twice
 */
import { endWithParent, runProgram } from '../lib/process.ts';
import { bringSystemPrograms } from '../lib/system.ts';
import { wantedNames } from '../lib/wanted.ts';
import { root } from '../lib/workspace.ts';

const limitMs = 3 * 3_600_000;
const stormSeconds = process.argv.includes('--full') ? 600 : 60;

interface Part {
  readonly name: string;
  readonly file: string;
  readonly projects: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const parts: readonly Part[] = [
  {
    name: 'storm',
    file: 'packages/server/src/testing/chaos/storm.test.ts',
    projects: ['chaos'],
    env: { TEST_STORM_SECONDS: String(stormSeconds) },
  },
  {
    name: 'frozen',
    file: 'packages/server/src/testing/chaos/frozen.test.ts',
    projects: ['chaos'],
    env: { TEST_FROZEN: 'measured' },
  },
  {
    name: 'payments',
    file: 'packages/server/src/modules/payments/chaos.test.ts',
    projects: ['server-pglite', 'chaos'],
    env: { TEST_CHAOS: '1' },
  },
  {
    name: 'telling',
    file: 'packages/server/src/testing/chaos/telling.test.ts',
    projects: ['chaos'],
    env: { TEST_CHAOS: '1' },
  },
  {
    name: 'deals',
    file: 'packages/server/src/testing/chaos/deals.test.ts',
    projects: ['chaos'],
    env: { TEST_CHAOS: '1' },
  },
  {
    name: 'searches',
    file: 'packages/server/src/testing/chaos/saved-searches.test.ts',
    projects: ['chaos'],
    env: { TEST_CHAOS: '1' },
  },
];

endWithParent();
const wanted = wantedNames();
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`There is no such part. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const { advice, hasPostgres } = await bringSystemPrograms();
if (!hasPostgres && advice !== undefined) console.log(advice);
let failed = hasPostgres ? 0 : 1;
for (const { file, projects, env } of chosen) {
  for (const project of projects.filter((one) => hasPostgres || one !== 'chaos')) {
    const { code } = await runProgram(
      'vitest',
      ['run', '--config=packages/tooling/vitest.config.ts', `--project=${project}`, file],
      { cwd: root, isShown: true, timeoutMs: limitMs, env },
    );
    if (code !== 0) failed += 1;
  }
}
process.exit(failed === 0 ? 0 : 1);
