/**
 * The dashboard in a browser: how long a person with a cheap phone and a slow line waits for the first row of their machines, with a cold cache, what is loaded
 * for it, and how long each key takes in a machine's form.
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import { openBrowser, openPage } from '../browser.ts';
import { type LoggedIn, loggedIn } from './logged-in.ts';
import type { Dashboard } from './served.ts';

/** Slow 4G as Lighthouse applies it in the browser, as in the embed's bench. */
const slow4g = { latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const cpuRate = 4;
const rounds = 5;
const mostScriptKb = 150;
const mostFirstRowMs = 2000;
const mostKeyMs = 50;
const typed = 'Tata Hitachi EX 200LC Super+';

export async function measureBrowser({ url, supplier }: Dashboard, { log }: BenchContext): Promise<readonly Ratio[]> {
  const browser = await openBrowser();
  try {
    const state = await loggedIn(browser, url, supplier);
    const visits: FirstRow[] = [];
    // The first round warms up the server and the disk.
    for (let round = -1; round < rounds; round += 1) {
      const visit = await visited(browser, state, (context) => firstRow(context, url));
      if (round >= 0) visits.push(visit);
    }
    log(`first rows after ${visits.map(({ ms }) => ms.toFixed(0)).join(', ')} ms`);
    // Several visits: in a single one, the 95th percentile of a hundred keys would be its fifth slowest key.
    const keys = { early: [] as number[], late: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const { early, late } = await visited(browser, state, (context) => typing(context, url));
      keys.early.push(...early);
      keys.late.push(...late);
    }
    for (const [when, times] of Object.entries(keys))
      log(`keys ${when}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    return [
      ratioOf(
        'JavaScript of the first load, as it came',
        visits.map(({ scriptKb }) => scriptKb),
        'kB',
        mostScriptKb,
      ),
      ratioOf(
        'first row, Slow 4G, CPU 4×',
        visits.map(({ ms }) => ms),
        'ms',
        mostFirstRowMs,
      ),
      ratioOf(
        'until the row can be worked with, Slow 4G, CPU 4×',
        visits.map(({ liveMs }) => liveMs),
        'ms',
      ),
      keyRatio('while its map arrives', keys.early),
      { ...keyRatio('once it stands', keys.late), atMost: mostKeyMs },
    ];
  } finally {
    await browser.close();
  }
}

const ratioOf = (name: string, samples: readonly number[], unit: Ratio['unit'], atMost?: number): Ratio => ({
  name: `dashboard, ${name}`,
  value: percentile(samples, 50),
  unit,
  ...(atMost !== undefined && { atMost }),
});

const keyRatio = (when: string, samples: readonly number[]): Ratio => ({
  name: `dashboard, a key in the form of a machine until it is painted, CPU 4×, ${when}, p95`,
  value: percentile(samples, 95),
  unit: 'ms',
});

/** A phone whose owner is logged in, with a cold cache. */
async function visited<T>(
  browser: Browser,
  storageState: LoggedIn,
  visit: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

interface FirstRow {
  readonly ms: number;
  /** When the script has taken over: its screen has set the title. */
  readonly liveMs: number;
  /** Thousands of bytes, as transferred. */
  readonly scriptKb: number;
}

async function firstRow(context: BrowserContext, url: string): Promise<FirstRow> {
  const page = await openPage(context);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.goto(`${url}/dashboard/equipments-list`, { waitUntil: 'commit', timeout: 60_000 });
  const seen = await page.waitForFunction(
    () => document.querySelector('.y-dashboard tbody a[href], .y-dashboard tbody td b') !== null && performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  const live = await page.waitForFunction(
    (name) => document.title.startsWith(name) && performance.now(),
    'Equipments List',
    { polling: 'raf', timeout: 60_000 },
  );
  await page.waitForLoadState('networkidle');
  const scriptBytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return { ms: Number(await seen.jsonValue()), liveMs: Number(await live.jsonValue()), scriptKb: scriptBytes / 1024 };
}

/** Milliseconds from each key to the frame that shows it, as the browser reports them: in steps of 8, and nothing below 16. */
async function typing(context: BrowserContext, url: string): Promise<Readonly<Record<'early' | 'late', Times>>> {
  const page = await openPage(context);
  await page.goto(`${url}/dashboard/add-equipment`);
  const name = page.getByLabel('Name', { exact: true });
  await name.waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.evaluate(watchKeys);
  const timed = async (): Promise<Times> => {
    await name.pressSequentially(typed, { delay: 120 });
    return page.evaluate(() => (globalThis as unknown as WatchedPage).takeKeyTimes());
  };
  const early = await timed();
  await page.locator('.y-dashboard__map[data-state="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  await name.clear();
  return { early, late: await timed() };
}

type Times = readonly number[];

interface WatchedPage {
  takeKeyTimes: () => Times;
}

/** In the page: records the duration of each press, the longest of its events. */
function watchKeys(): void {
  const presses = new Map<number, number>();
  let keys = 0;
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries as readonly PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId > 0) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('keydown', () => (keys += 1), { capture: true });
  (globalThis as unknown as WatchedPage).takeKeyTimes = () => {
    note(observer.takeRecords());
    const slow = [...presses.values()];
    const all = [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 16)];
    presses.clear();
    keys = 0;
    return all;
  };
}
