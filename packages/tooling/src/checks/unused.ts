/** knip: files nobody imports, exports nobody uses, dependencies nobody needs or that are missing. */
import { run } from '../lib/process.ts';
import { binary, root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

export const unused: Check = {
  id: 'unused',
  name: 'no unused file, export or dependency',
  run: async () => {
    const { code, output } = await run(binary('knip'), ['--config', 'packages/tooling/knip.jsonc', '--no-progress'], {
      cwd: root,
    });
    return { isPassed: code === 0, output };
  },
};
