/** `npm run format`: prettier over everything git tracks or would track. */
import { endWithParent, run } from '../lib/process.ts';
import { formatterArguments } from '../checks/format.ts';
import { binary, root } from '../lib/workspace.ts';

endWithParent();
const result = await run(binary('prettier'), ['--write', ...formatterArguments(), ...process.argv.slice(2)], {
  cwd: root,
  isShown: true,
});
process.exitCode = result.code;
