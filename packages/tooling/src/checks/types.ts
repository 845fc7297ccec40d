/** One TypeScript program over every package, test and configuration. */
import { run } from '../lib/process.ts';
import { binary, root, tooling } from '../lib/workspace.ts';
import type { Check } from './check.ts';

export const types: Check = {
  id: 'types',
  name: 'every file type-checks',
  run: async () => {
    const { code, output } = await run(binary('tsc'), ['-p', 'tsconfig.check.json', '--pretty', 'false'], {
      cwd: tooling,
    });
    // tsc names files from where it runs; a person reads them from the root.
    return {
      isPassed: code === 0,
      output: output.replace(/^\.\.\/\.\.\//gm, root + '/').replace(/^\.\.\//gm, 'packages/'),
    };
  },
};
