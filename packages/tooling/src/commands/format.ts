/** `npm run format [-- path…]`: formats everything git tracks or would track, or these files and folders. */
import { runFormatter } from '../checks/format.ts';
import { endWithParent } from '../lib/process.ts';

endWithParent();
const paths = process.argv.slice(2);
const { code, output } = await runFormatter('write', paths.length > 0 ? paths : undefined);
console.log(output.trimEnd());
process.exitCode = code;
