/** prettier, with one configuration for all. */
import { run } from '../lib/process.ts';
import { binary, root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

/** What prettier gets besides `--check` or `--write`; paths are from the root. */
export function formatterArguments(): string[] {
  return [
    '--config',
    'packages/tooling/prettier.json',
    '--ignore-path',
    '.gitignore',
    '--ignore-path',
    'packages/tooling/prettierignore',
    '--cache',
    '--cache-location',
    'node_modules/.cache/yantra/prettier',
    '--log-level',
    'warn',
    'package.json',
    'tsconfig.base.json',
    'packages',
    'site',
    '.storybook',
  ];
}

export const format: Check = {
  id: 'format',
  name: 'every file is formatted',
  run: async ({ isFixing }) => {
    const { code, output } = await run(
      binary('prettier'),
      [isFixing ? '--write' : '--check', ...formatterArguments()],
      { cwd: root },
    );
    return { isPassed: code === 0, output: code === 0 ? output : `${output}\nMend it with: npm run format` };
  },
};
