/** oxlint with the rules that need types: promises nobody waits for, hooks, accessibility. */
import { delimiter, join } from 'node:path';
import { runProgram } from '../lib/process.ts';
import { root, tooling } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const paths = ['packages', 'site', '.storybook'];

export const lint: Check = {
  id: 'lint',
  name: 'the linter has nothing to say',
  run: async ({ isFixing }) => {
    const { code, output } = await runProgram(
      'oxlint',
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
      { cwd: root, env: { PATH: [join(tooling, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter) } },
    );
    return { isPassed: code === 0, output };
  },
};
