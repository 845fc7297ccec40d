/**
 * The map in a browser: how long a person with a cheap phone and a slow line waits for the first clusters of 100,000 machines, against a page that loads all
 * points and clusters them itself (Leaflet, supercluster, canvas); and the longest frame while the map is dragged. Both pages in turn, in one run and one
 * Chromium, with a cold cache each time.
 */
import { openMeasuredMarket } from '@yantra/server/testing';
import { freePorts } from '@yantra/tooling/free-ports';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type BenchContext, percentile, type Ratio } from '../bench.ts';
import { openBrowser, openPage } from '../browser.ts';
import { withPGlite } from '../search/databases.ts';
import { type Maker, makers, servePages } from './pages.ts';

/** Slow 4G as Lighthouse applies it in the browser, as in the embed's bench. */
const slow4g = { latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const cpuRate = 4;
const rounds = 5;
/** A town with single machines and clusters, and the whole country. */
const zooms = [11, 5] as const;
const longestFrameMs = 50;

export async function measureBrowser({ log }: BenchContext): Promise<readonly Ratio[]> {
  return withPGlite(100_000, log, async (settings) => {
    const market = await openMeasuredMarket(settings);
    const [port = 0] = await freePorts(1);
    const server = await servePages(market, port);
    const browser = await openBrowser();
    try {
      const ratios: Ratio[] = [];
      for (const zoom of zooms) ratios.push(...(await ratiosAt(browser, `http://127.0.0.1:${port}`, zoom, log)));
      return ratios;
    } finally {
      await browser.close();
      await server.close();
      await market.close();
    }
  });
}

async function ratiosAt(browser: Browser, origin: string, zoom: number, log: BenchContext['log']): Promise<Ratio[]> {
  const seen: Record<Maker, number[]> = { ours: [], plain: [] };
  const frames: Record<Maker, number[]> = { ours: [], plain: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const maker of makers) {
      const visit = await visitPage(browser, `${origin}/${maker}?zoom=${zoom}`);
      // The first round warms up the server and the disk.
      if (round < 0) continue;
      seen[maker].push(visit.firstClusters);
      frames[maker].push(visit.longestFrame);
    }
  }
  const median = (samples: readonly number[]) => percentile(samples, 50);
  for (const maker of makers) {
    log(
      `zoom ${zoom}, ${maker}: first clusters ${median(seen[maker]).toFixed(0)} ms, longest frames ${frames[maker].map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
  }
  return [
    {
      name: `first clusters of 100k machines at zoom ${zoom}, Slow 4G, CPU 4×, against supercluster on a canvas`,
      value: median(seen.ours),
      baseline: median(seen.plain),
      unit: 'ms',
      atMost: 1,
    },
    {
      name: `longest frame while panning at zoom ${zoom}, CPU 4×, median of ${rounds}`,
      value: median(frames.ours),
      unit: 'ms',
      atMost: longestFrameMs,
    },
  ];
}

interface PageUnderBench {
  readonly benchSeen?: () => boolean;
  readonly benchTarget: () => HTMLElement;
}

async function visitPage(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await openPage(context);
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const firstClusters = await page
      .waitForFunction(
        () => {
          const { benchSeen } = globalThis as unknown as PageUnderBench;
          return benchSeen?.() === true && performance.now();
        },
        undefined,
        { polling: 'raf', timeout: 120_000 },
      )
      .then((handle) => handle.jsonValue());
    // Whatever loads later (town names, pictures) is there before the drag, as for a person.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    return { firstClusters: Number(firstClusters), longestFrame: await page.evaluate(drag) };
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

/** In the page: drags the map for two seconds, 8 px a frame, to and fro. @returns the longest time between two frames, in ms */
async function drag(): Promise<number> {
  const { benchTarget } = globalThis as unknown as PageUnderBench;
  const target = benchTarget();
  const { left, top, width, height } = target.getBoundingClientRect();
  let x = left + width / 2;
  const y = top + height / 2;
  const tell = (kind: string, to: EventTarget) =>
    to.dispatchEvent(
      new MouseEvent(kind, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, button: 0 }),
    );
  tell('mousedown', target);
  let last = 0;
  let longest = 0;
  for (let frame = 0; frame < 120; frame += 1) {
    const now = await new Promise<number>((next) => requestAnimationFrame(next));
    if (last > 0) longest = Math.max(longest, now - last);
    last = now;
    x += frame % 60 < 30 ? 8 : -8;
    tell('mousemove', document);
  }
  tell('mouseup', document);
  return longest;
}
