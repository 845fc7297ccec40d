/** One visit with a cold cache, on a cheap phone's line and processor, and its cost. */
import type { Browser, CDPSession } from 'playwright-core';
import { openPage } from '../browser.ts';
import { type Look, watchPage, type Watched } from './watch-page.ts';

/**
 * Slow 4G as Lighthouse applies it in the browser (150 ms and 1.6 Mbit/s, times its factors 3.75 and 0.9): 562.5 ms a request,
 * 1.44 Mbit/s down, 675 kbit/s up; bytes a second.
 */
const slow4g = { latency: 562.5, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const cpuRate = 4;
const quietMs = 1200;
const limitMs = 60_000;

export interface Request {
  readonly url: string;
  readonly type: string;
  /** Bytes of the body as transferred. */
  readonly bytes: number;
  /** Milliseconds since the page was requested; `end` is NaN while it is under way. */
  readonly start: number;
  readonly end: number;
}

export interface Visit extends Watched {
  readonly requests: readonly Request[];
  /** Milliseconds of script in all frames, until the page is idle. */
  readonly scripting: number;
}

export interface VisitOptions {
  readonly url: string;
  /** Where to wait for the first card; without it there is none, and the page is given some time. */
  readonly look?: Look | undefined;
  /** A phone has touch; a mouse that moves over the cards makes the page load dragging of slides. */
  readonly hasMouse?: boolean;
  /** False leaves line and processor unthrottled. */
  readonly isSlow?: boolean;
}

export async function visit(
  browser: Browser,
  { url, look, hasMouse = false, isSlow = true }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ...(!hasMouse && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  try {
    const page = await openPage(context);
    const devTools = await context.newCDPSession(page);
    const told = new Promise<void>((done) => devTools.once('Runtime.bindingCalled', () => done()));
    const line = await watchRequests(devTools);
    await devTools.send('Runtime.enable');
    await devTools.send('Runtime.addBinding', { name: 'benchSawCard' });
    await page.addInitScript(watchPage, look ?? { host: 'none', name: 'none' });
    await devTools.send('Performance.enable');
    if (isSlow) {
      await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    }
    await page.goto(url, { waitUntil: 'commit', timeout: limitMs });
    if (look) await within(limitMs, told, `No card came on ${url}.`);
    await within(limitMs, line.whenQuiet(), `The line never fell silent on ${url}.`);
    if (hasMouse) {
      await page.mouse.move(180, 240);
      await page.mouse.move(180, 300, { steps: 5 });
      await within(limitMs, line.whenQuiet(), `The line never fell silent on ${url} after the mouse had moved.`);
    }
    const watched = await page.evaluate(() => (window as unknown as { benchWatched: Watched }).benchWatched);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    return { ...watched, requests: line.requests(), scripting: seconds * 1000 };
  } finally {
    await context.close();
  }
}

interface Line {
  readonly requests: () => readonly Request[];
  readonly whenQuiet: () => Promise<void>;
}

async function watchRequests(devTools: CDPSession): Promise<Line> {
  const seen = new Map<string, { url: string; type: string; bytes: number; start: number; end: number }>();
  let began = Number.NaN;
  let lastNews = performance.now();
  const since = (timestamp: number): number => (timestamp - began) * 1000;
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    lastNews = performance.now();
    if (!request.url.startsWith('http')) return;
    // The use of what a preload brought is told as a request too, whose end comes half a minute later.
    const isKnown = [...seen.values()].some(({ url }) => url === request.url);
    if (isKnown && type === 'Other' && initiator.type === 'other') return;
    if (Number.isNaN(began)) began = timestamp;
    seen.set(requestId, { url: request.url, type, bytes: 0, start: since(timestamp), end: Number.NaN });
  });
  devTools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    lastNews = performance.now();
    const request = seen.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }): void => {
    lastNews = performance.now();
    const request = seen.get(requestId);
    if (request) request.end = since(timestamp);
  };
  devTools.on('Network.loadingFinished', end);
  devTools.on('Network.loadingFailed', end);
  await devTools.send('Network.enable');
  const isQuiet = () =>
    performance.now() - lastNews > quietMs && [...seen.values()].every((request) => !Number.isNaN(request.end));
  return {
    requests: () => [...seen.values()],
    whenQuiet: () =>
      new Promise((done) => {
        const timer = setInterval(() => {
          if (!isQuiet()) return;
          clearInterval(timer);
          done();
        }, 100);
        timer.unref();
      }),
  };
}

async function within<Value>(ms: number, promise: Promise<Value>, sentence: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(sentence)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
