import { freePorts } from '@yantra/tooling/free-ports';
/** Types into the search box like people on phones: with pauses, in which suggestions arrive, and without. */
import type { Browser, BrowserContext } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import { openBrowser, openPage } from '../browser.ts';
import { servePage } from './page.ts';

const cpuRate = 4;
const rounds = 5;
const mostKeyMs = 50;
const typed = 'tractor with rotavator 45 hp';
/** Milliseconds between two keys: a new list between any two; or no new list, and the previous one stays. */
const paces = { 'a list comes between keys': 400, 'typed in one go': 90 } as const;

export async function measureKeys({ log }: BenchContext): Promise<readonly Ratio[]> {
  const [port = 0] = await freePorts(1);
  const server = await servePage(port);
  const browser = await openBrowser();
  try {
    const ratios: Ratio[] = [];
    for (const [pace, delay] of Object.entries(paces)) {
      const keys: number[] = [];
      const work: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const seen = await visited(browser, (context) => typing(context, `http://127.0.0.1:${port}/`, delay));
        keys.push(...seen.keys);
        work.push(...seen.work);
      }
      log(`${pace}: keys ${keys.map((ms) => ms.toFixed(0)).join(', ')} ms`);
      log(
        `${pace}: their scripts ${percentile(work, 50).toFixed(1)} ms (median), ${Math.max(...work).toFixed(1)} ms at most`,
      );
      ratios.push(
        ratioOf(`a key until it is painted, CPU ${cpuRate}×, ${pace}, p95`, keys, mostKeyMs),
        ratioOf(`the box's own work for a key, CPU ${cpuRate}×, ${pace}, p95`, work, mostKeyMs),
      );
    }
    return ratios;
  } finally {
    await browser.close();
    await server.close();
  }
}

const ratioOf = (what: string, samples: readonly number[], atMost: number): Ratio => ({
  name: `suggestions, ${what}`,
  value: percentile(samples, 95),
  unit: 'ms',
  atMost,
});

async function visited<T>(browser: Browser, visit: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    return await visit(context);
  } finally {
    await context.close();
  }
}

interface Keys {
  /** From the key to the frame that shows it, as the browser reports it: in steps of 8, and nothing below 16. */
  readonly keys: readonly number[];
  /** Script time: the longest of its events' handlers. */
  readonly work: readonly number[];
}

async function typing(context: BrowserContext, url: string, delay: number): Promise<Keys> {
  const page = await openPage(context);
  await page.goto(url);
  const field = page.getByRole('combobox');
  await field.focus();
  await page.waitForLoadState('networkidle');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.evaluate(watchKeys);
  await field.pressSequentially(typed, { delay });
  await page.getByRole('option').first().waitFor();
  return page.evaluate(() => (globalThis as unknown as WatchedPage).takeKeys());
}

interface WatchedPage {
  takeKeys: () => Keys;
}

/** In the page: records the duration of each press, the longest of its events; unreported ones took less than 16 ms. */
function watchKeys(): void {
  const presses = new Map<number, { whole: number; work: number }>();
  let count = 0;
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries as readonly PerformanceEventTiming[]) {
      const { interactionId, duration, processingStart, processingEnd } = entry;
      if (!interactionId) continue;
      const { whole, work } = presses.get(interactionId) ?? { whole: 0, work: 0 };
      presses.set(interactionId, {
        whole: Math.max(whole, duration),
        work: Math.max(work, processingEnd - processingStart),
      });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('keydown', () => (count += 1), { capture: true });
  (globalThis as unknown as WatchedPage).takeKeys = () => {
    note(observer.takeRecords());
    const slow = [...presses.values()];
    const quick = Array.from({ length: Math.max(0, count - slow.length) }, () => 16);
    return {
      keys: [...slow.map(({ whole }) => whole), ...quick],
      work: [...slow.map(({ work }) => work), ...quick.map(() => 0)],
    };
  };
}
