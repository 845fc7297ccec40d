/** The fleet calendar with 200 machines and 60 days: how long each arrow key and each step of a drag takes on a slow phone's processor. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringSite } from '@yantra/tooling/bring-site';
import { startMarketplace } from '@yantra/tooling/marketplace';
import type { BenchContext, Ratio } from './bench.ts';
import { openBrowser } from './browser.ts';
import { loggedIn } from './dashboard/logged-in.ts';
import { measureFleet } from './fleet/measure-fleet.ts';

export const name = 'Fleet calendar, 200 machines × 60 days';

const supplier = { userName: '9000000002', password: 'Yantra@123' };

export async function run({ log }: BenchContext): Promise<readonly Ratio[]> {
  if (!(await bringSite())) throw new Error('The marketplace could not be built.');
  const dataDir = mkdtempSync(join(tmpdir(), 'yantra-bench-'));
  const { url, stop } = await startMarketplace(dataDir);
  const browser = await openBrowser();
  try {
    const storageState = await loggedIn(browser, url, supplier);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
    return await measureFleet(context, url, log);
  } finally {
    await browser.close();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
