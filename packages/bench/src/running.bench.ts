/** Running the place: how long people wait for the queue to look through and for the audit log, with 100,000 lines each, by their filters and on a slow line. */
import type { BenchContext, Ratio } from './bench.ts';
import { withDashboard } from './dashboard/served.ts';
import { measureAudit } from './running/audit.ts';
import { measureQueue } from './running/queue.ts';

export const name = 'Running the place';

export function run(context: BenchContext): Promise<readonly Ratio[]> {
  return withDashboard(context.log, async (served) => [
    ...(await measureAudit(served, context)),
    ...(await measureQueue(served, context.log)),
  ]);
}
