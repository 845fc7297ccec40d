/** `npm run storybook [-- build]`: the widgets in every state, at http://localhost:6006; `build` writes them to storybook-static. */
import { run } from '../lib/process.ts';
import { endWithParent } from '../lib/process.ts';
import { binary, root } from '../lib/workspace.ts';

endWithParent();
const [mode, ...rest] = process.argv.slice(2);
const command =
  mode === 'build'
    ? ['build', '--disable-telemetry', '--output-dir', 'storybook-static', ...rest]
    : ['dev', '--disable-telemetry', '--ci', '--port', '6006', ...process.argv.slice(2)];
const { code } = await run(binary('storybook'), command, { cwd: root, isShown: true });
process.exit(code);
