import type { Browser } from 'playwright-core';
import { percentile, type Ratio } from '../bench.ts';
import { openPage } from '../browser.ts';
import type { LoggedIn } from '../dashboard/logged-in.ts';

/** Slow 4G as Lighthouse applies it in the browser, as in the dashboard's bench. */
const slow4g = { latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const cpuRate = 4;
const rounds = 5;
const mostFirstRowMs = 2000;

/** How long a phone with a cold cache waits for the first deal. */
export async function measureFirstRow(
  browser: Browser,
  url: string,
  storageState: LoggedIn,
  log: (line: string) => void,
): Promise<readonly Ratio[]> {
  const times: number[] = [];
  // The first round warms up the server and the disk.
  for (let round = -1; round < rounds; round += 1) {
    const ms = await firstRow(browser, url, storageState);
    if (round >= 0) times.push(ms);
  }
  log(`first rows after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const value = percentile(times, 50);
  return [{ name: 'inbox, first row, Slow 4G, CPU 4×', value, unit: 'ms', atMost: mostFirstRowMs }];
}

async function firstRow(browser: Browser, url: string, storageState: LoggedIn): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState });
  try {
    const page = await openPage(context);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.goto(`${url}/dashboard/leads`, { waitUntil: 'commit', timeout: 60_000 });
    const seen = await page.waitForFunction(
      () => document.querySelector('.y-dashboard a[href*="/dashboard/leads/"]') !== null && performance.now(),
      undefined,
      { polling: 'raf', timeout: 60_000 },
    );
    return Number(await seen.jsonValue());
  } finally {
    await context.close();
  }
}
