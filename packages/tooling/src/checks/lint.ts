/** oxlint with the rules that need types: promises nobody waits for, hooks, accessibility. */
import { dirname } from 'node:path';
import { run } from '../lib/process.ts';
import { binary, root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const paths = ['packages', 'site', '.storybook'];

export const lint: Check = {
  id: 'lint',
  name: 'the linter has nothing to say',
  run: async ({ isFixing }) => {
    const oxlint = binary('oxlint');
    const { code, output } = await run(
      oxlint,
      [
        '--config',
        'packages/tooling/oxlint.json',
        '--type-aware',
        '--deny-warnings',
        ...(isFixing ? ['--fix'] : []),
        '--format',
        'unix',
        ...paths,
      ],
      // oxlint looks for its type-aware half, tsgolint, on PATH.
      { cwd: root, env: { PATH: `${dirname(oxlint)}:${process.env['PATH'] ?? ''}` } },
    );
    return { isPassed: code === 0, output };
  },
};
