/** The dashboard: how long an admin waits for a page of the table of 100,000 machines, and a person for its first row on a slow line. */
import type { BenchContext, Ratio } from './bench.ts';
import { measureBrowser } from './dashboard/browser.ts';
import { withDashboard } from './dashboard/served.ts';
import { measureTables } from './dashboard/tables.ts';

export const name = 'Dashboard';

export async function run(context: BenchContext): Promise<readonly Ratio[]> {
  return withDashboard(context.log, async (served) => [
    ...(await measureTables(served, context)),
    ...(await measureBrowser(served, context)),
  ]);
}
