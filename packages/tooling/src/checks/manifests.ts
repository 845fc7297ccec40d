/** sherif: package.json files must agree: one version of each dependency, types in the right place, sorted names. */
import { runProgram } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import type { Check } from './check.ts';

/* The commands bring pnpm themselves; the handbook has only text. */
const leftOut = ['root-package-manager-field', 'packages-without-package-json'];

/* The embed pins the exact release that its tricks were made for. */
const exact = ['preact'];

export const manifests: Check = {
  id: 'manifests',
  name: 'the package.json files agree on versions, and keep their dependencies where they belong and in order',
  run: async ({ isFixing }) => {
    const flags = [
      ...leftOut.map((rule) => `--ignore-rule=${rule}`),
      ...exact.map((name) => `--ignore-dependency=${name}`),
    ];
    const mend = isFixing ? ['--fix', '--no-install'] : ['--fail-on-warnings'];
    const { code, output } = await runProgram('sherif', [...flags, ...mend], { cwd: root });
    return { isPassed: code === 0, output };
  },
};
