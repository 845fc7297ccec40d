/**
 * `npm run test:chaos`: kills servers (-9) at every step of a purchase, ten times each, and fifty times at random, on PGlite and on PostgreSQL with
 * two processes, and compares the gateway's ledger with ours. `npm test` does a little of it.
 */
import { endWithParent, run } from '../lib/process.ts';
import { bringSystemPrograms } from '../lib/system.ts';
import { binary, root } from '../lib/workspace.ts';

const limitMs = 3 * 3_600_000;

endWithParent();
const { advice, hasPostgres } = await bringSystemPrograms();
if (!hasPostgres && advice !== undefined) console.log(advice);
let failed = hasPostgres ? 0 : 1;
for (const project of hasPostgres ? ['server-pglite', 'chaos'] : ['server-pglite']) {
  const { code } = await run(
    binary('vitest'),
    [
      'run',
      '--config=packages/tooling/vitest.config.ts',
      `--project=${project}`,
      'packages/server/src/modules/payments/chaos.test.ts',
    ],
    { cwd: root, isShown: true, timeoutMs: limitMs, env: { TEST_CHAOS: '1' } },
  );
  if (code !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
