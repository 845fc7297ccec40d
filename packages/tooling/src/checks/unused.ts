/** knip: files without importers, unused exports, and dependencies that are unused or missing. */
import { runProgram } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

export const unused: Check = {
  id: 'unused',
  name: 'no unused file, export or dependency',
  run: async () => {
    const { code, output } = await runProgram('knip', ['--config', 'packages/tooling/knip.jsonc', '--no-progress'], {
      cwd: root,
    });
    return { isPassed: code === 0, output };
  },
};
