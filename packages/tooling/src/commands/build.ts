/** `npm run build [-- --force]`: builds what changed, then checks the result: publint, consumer types, weights. */
import { budgetChecks } from '../checks/budgets.ts';
import { runCheck } from '../checks/check.ts';
import { publishingChecks } from '../checks/publishing.ts';
import { build } from '../lib/build.ts';
import { inPool } from '../lib/pool.ts';
import { endWithParent } from '../lib/process.ts';
import { lastLine, noCount, tell, tellBuilt, tellCheck } from '../lib/report.ts';

endWithParent();
const count = noCount();
tellBuilt(count, await build('build:all', { isForced: process.argv.includes('--force'), isShown: true }));
await inPool(
  publishingChecks(),
  2,
  (check) => runCheck(check, { isFixing: false }),
  (check, finding) => tellCheck(count, check, finding),
);
for (const check of budgetChecks()) {
  tell(count, `${check.id}: ${check.name}`, await runCheck(check, { isFixing: false }), true);
}
console.log(lastLine(count));
process.exit(count.failed === 0 ? 0 : 1);
