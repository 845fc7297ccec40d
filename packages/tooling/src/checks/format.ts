/** oxfmt, with one configuration for everything; it formats like prettier in a fiftieth of the time. */
import { runProgram } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const everything = ['package.json', 'tsconfig.base.json', 'packages', 'site', '.storybook'];

/**
 * @param mode whether unformatted files are rewritten or reported
 * @param paths files and folders, from the root
 */
export function runFormatter(
  mode: 'write' | 'check',
  paths: readonly string[] = everything,
): ReturnType<typeof runProgram> {
  return runProgram(
    'oxfmt',
    [
      `--${mode}`,
      '--config',
      'packages/tooling/oxfmt.json',
      '--disable-nested-config',
      '--ignore-path',
      '.gitignore',
      '--ignore-path',
      'packages/tooling/oxfmtignore',
      ...paths,
    ],
    { cwd: root },
  );
}

export const format: Check = {
  id: 'format',
  name: 'every file is formatted',
  run: async ({ isFixing }) => {
    const { code, output } = await runFormatter(isFixing ? 'write' : 'check');
    return { isPassed: code === 0, output: code === 0 ? output : `${output}\nMend it with: npm run format` };
  },
};
