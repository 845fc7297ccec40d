/** `npm run storybook`: the widgets in every state, at http://localhost:6006, for development. */
import { endWithParent, runProgram } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';

endWithParent();
const command = ['dev', '--disable-telemetry', '--ci', '--port', '6006', ...process.argv.slice(2)];
const { code } = await runProgram('storybook', command, { cwd: root, isShown: true });
process.exit(code);
