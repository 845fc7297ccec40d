/** `npm run check [-- id…] [-- --fix]`: all checks of the sources that do not run them. */
import { runCheck } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { inPool } from '../lib/pool.ts';
import { endWithParent } from '../lib/process.ts';
import { wantedNames } from '../lib/wanted.ts';

endWithParent();
const isFixing = process.argv.includes('--fix');
const wanted = wantedNames();
const unknown = wanted.filter((id) => !checks.some((check) => check.id === id));
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join('", "')}". Checks: ${checks.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const chosen = wanted.length === 0 ? checks : checks.filter((check) => wanted.includes(check.id));
const findings = await inPool(
  chosen,
  // Checks that write the same files must not run at the same time.
  isFixing ? 1 : 2,
  (check) => runCheck(check, { isFixing }),
  (check, { isPassed, output }) => {
    console.log(`${isPassed ? 'pass' : 'FAIL'}  ${check.id}: ${check.name}`);
    if (!isPassed) console.log(output.trimEnd().replace(/^/gm, '      '));
  },
);
const failed = findings.filter(({ isPassed }) => !isPassed).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
// Handles kept open by the TypeScript and dependency-cruiser libraries need not be waited for.
process.exit(failed === 0 ? 0 : 1);
