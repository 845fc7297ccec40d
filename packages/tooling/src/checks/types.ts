/**
 * One TypeScript program over every package, test and configuration, by the native compiler, which takes a third of the time. The JavaScript compiler serves
 * tools that need its API: linter, declarations, signals check.
 */
import { writeSamples } from '../docs/samples.ts';
import { run } from '../lib/process.ts';
import { program, root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

export const types: Check = {
  id: 'types',
  name: 'every file type-checks, and so does the code that READMEs show',
  run: async () => {
    writeSamples();
    const { code, output } = await run(
      process.execPath,
      [program('tsc', 'typescript-7'), '-p', 'packages', '--pretty', 'false'],
      {
        cwd: root,
      },
    );
    return { isPassed: code === 0, output };
  },
};
