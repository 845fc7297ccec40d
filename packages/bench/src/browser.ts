/** The browser that benches measure in: Debian's own, as people have it, not the one without windows that tests use. */
import { chromiumArguments, chromiumPath } from '@yantra/tooling/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });

/** Seconds of processor time that each process has used since it began. */
export type Used = ReadonlyMap<number, number>;

const everyMs = 250;
/** So many looks in a row must find the browser at rest. */
const calmLooks = 3;
/** The share of one processor that a browser at rest may use. */
const mostBusy = 0.1;
const limitMs = 30_000;

/**
 * Opens a page, and waits until its browser is at rest: with each new window Chromium loads pages of its own, the list below its address bar and others,
 * which take more than a second of processor time from the page that is measured.
 * @throws Error if the browser does not come to rest
 */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.browser()?.newBrowserCDPSession();
  if (!devTools) return page;
  await atRest({
    look: async () => {
      const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
      return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
    },
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => performance.now(),
  });
  await devTools.detach();
  return page;
}

export interface RestOptions {
  readonly look: () => Promise<Used>;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** Resolves once all processes together have used next to nothing for three looks in a row. @throws Error after half a minute */
export async function atRest({ look, pause, now }: RestOptions): Promise<void> {
  const began = now();
  let [before, at] = [await look(), now()];
  for (let calm = 0; calm < calmLooks;) {
    if (now() - began > limitMs) throw new Error('The browser did not come to rest.');
    await pause(everyMs);
    const after = await look();
    const share = (usedBetween(before, after) * 1000) / (now() - at);
    calm = share > mostBusy ? 0 : calm + 1;
    [before, at] = [after, now()];
  }
}

/** Seconds. A process that ended takes nothing away from what the others used. */
export const usedBetween = (before: Used, after: Used): number =>
  [...after].reduce((sum, [id, seconds]) => sum + Math.max(0, seconds - (before.get(id) ?? 0)), 0);
