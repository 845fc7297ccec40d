/**
 * `npm run face [-- name…] [-- --keep]`: every drawn screen at 360, 768 and 1440 px, light and dark, in its window and whole, beside its mock-up, on one page,
 * with what it measures. `-- plans` takes the screens whose name (`plans, phone`) holds the word; `--keep` keeps the pictures as those that later ones are compared with.
 */
import { join } from 'node:path';
import { mustBuild } from '../lib/build.ts';
import { endWithParent, runProgram } from '../lib/process.ts';
import { bringSystemPrograms } from '../lib/system.ts';
import { wantedNames } from '../lib/wanted.ts';
import { root } from '../lib/workspace.ts';

const limitMs = 3_600_000;

endWithParent();
const { advice, hasChromium } = await bringSystemPrograms();
if (!hasChromium) {
  console.error(advice);
  process.exit(1);
}
await mustBuild('build:served');
const { code } = await runProgram(
  'vitest',
  ['run', '--config=packages/tooling/vitest.config.ts', '--project=face', '--maxWorkers=2'],
  {
    cwd: root,
    isShown: true,
    timeoutMs: limitMs,
    env: {
      TEST_FULL: '1',
      PICTURES_OF: wantedNames().join('|'),
      ...(process.argv.includes('--keep') ? { KEEP_PICTURES: '1' } : {}),
    },
  },
);
console.log(`The page is ${join(root, 'site/dist/face/index.html')}.`);
process.exit(code);
