/** How long an admin waits for the first row of a screen, on a phone with a cold cache and a slow line. */
import type { Browser } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import { openBrowser, openPage } from '../browser.ts';
import { type LoggedIn, loggedIn } from '../dashboard/logged-in.ts';
import type { Dashboard } from '../dashboard/served.ts';

export const mostFilterMs = 300;
const mostFirstRowMs = 2000;
const rounds = 5;
/** Slow 4G as Lighthouse applies it in the browser. */
const slow4g = { latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const cpuRate = 4;

interface Rows {
  readonly name: string;
  readonly path: string;
  /** Of a row. */
  readonly selector: string;
}

export async function firstRowOnSlowLine(served: Dashboard, log: BenchContext['log'], rows: Rows): Promise<Ratio> {
  const browser = await openBrowser();
  try {
    const state = await loggedIn(browser, served.url, served.admin);
    const firsts: number[] = [];
    // The first round warms up.
    for (let round = -1; round < rounds; round += 1) {
      const ms = await firstRow(browser, state, served.url, rows);
      if (round >= 0) firsts.push(ms);
    }
    log(`${rows.name}: first row after ${firsts.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return {
      name: `${rows.name}, first row, Slow 4G, CPU 4×, median`,
      value: percentile(firsts, 50),
      unit: 'ms',
      atMost: mostFirstRowMs,
    };
  } finally {
    await browser.close();
  }
}

async function firstRow(
  browser: Browser,
  storageState: LoggedIn,
  url: string,
  { path, selector }: Rows,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState });
  try {
    const page = await openPage(context);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: 60_000 });
    const seen = await page.waitForFunction(
      (row) => document.querySelector(row) !== null && performance.now(),
      selector,
      { polling: 'raf', timeout: 60_000 },
    );
    return Number(await seen.jsonValue());
  } finally {
    await context.close();
  }
}
