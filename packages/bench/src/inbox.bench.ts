/** The inbox of an owner with 10,000 deals: how long its call takes, and how long a person with a cheap phone and a slow line waits for its first row. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillInbox } from '@yantra/server/testing';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { BenchContext, Ratio } from './bench.ts';
import { openBrowser } from './browser.ts';
import { loggedIn } from './dashboard/logged-in.ts';
import { measureCalls } from './inbox/calls.ts';
import { measureFirstRow } from './inbox/first-row.ts';
import { withPostgres } from './search/databases.ts';

export const name = 'Inbox with 10,000 deals';

const deals = 10_000;
const machines = 1000;
const supplier = { userName: '9000000002', password: 'Yantra@123' };

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  return withPostgres(machines, log, async ({ databaseUrl = '' }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
    const settings = { DATABASE_URL: databaseUrl, SEED: 'none' };
    const { url, stop } = await startMarketplace(dataDir, { isTuned: true, settings });
    const browser = await openBrowser();
    try {
      await fillInbox(databaseUrl, supplier.userName, deals);
      const state = await loggedIn(browser, url, supplier);
      return [...(await measureCalls(url, state, log)), ...(await measureFirstRow(browser, url, state, log))];
    } finally {
      await browser.close();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
