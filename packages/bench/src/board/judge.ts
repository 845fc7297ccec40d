/** One maker's embed in one row of the board: what is wrong with it. The same is asked of every maker. */
import { type Embedded, type HostPage, hostPage, hostPageOf } from '@yantra/testing/board';
import axe from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import {
  act,
  groundOf,
  leastContrast,
  lookAt,
  lookOfPage,
  lookOfText,
  putIn,
  type SeenPage,
  standOn,
  wordsIn,
} from './in-page.ts';
import type { Maker } from './makers.ts';
import type { Row } from './rows.ts';
import { serveFiles } from './serve.ts';

const viewport = { width: 1000, height: 900 };
const patienceMs = 20_000;
/** What does not come is asked for again, some seconds long. */
const lackMs = 9000;
/** Less is a strip, not a widget. */
const leastWidth = 200;
const fewPixels = 2;
const own = '<p>See our machines</p>';

export interface Board {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly peersUrl: string;
}

export type TextLook = Readonly<Record<string, string>>;

export interface Verdict {
  readonly faults: readonly string[];
  /** How its text looks. */
  readonly text?: TextLook | undefined;
}

/** @param isOurs whether the board's own pages are taken as they are @param plain how the embed's text looks on a plain page */
export async function judge(
  board: Board,
  {
    maker,
    row,
    isOurs,
    plain,
  }: { readonly maker: Maker; readonly row: Row; readonly isOurs: boolean; readonly plain?: TextLook | undefined },
): Promise<Verdict> {
  const bare = await visit(board, row, await pageOf(board, row), (page) => page.evaluate(lookOfPage));
  const errors: string[] = [];
  const embedded = embeddedIn(maker, row);
  const page =
    isOurs && isBoardsOwn(row) ? await hostPage(row.host ?? '', board.siteUrl) : await pageOf(board, row, embedded);
  return visit(
    board,
    row,
    page,
    async (opened) => {
      const faults = await faultsOf(opened, maker, row);
      const text = await textLook(opened, maker);
      if (faults.length === 0 && plain && row.looksPlain) faults.push(...differences(plain, text));
      const now = await opened.evaluate(lookOfPage);
      if (now.some((look, at) => look !== bare[at])) faults.push('the page itself looks different');
      faults.push(...[...new Set(errors)].slice(0, 1));
      return { faults, text };
    },
    (opened) => listen(opened, maker, row, errors),
  );
}

/** Pages whose script tags differ, or that a framework draws, are our own board's. */
const isBoardsOwn = ({ host = '' }: Row) => /^(?:xhtml|loader|import-map|react|vue|angular|svelte)/.test(host);

function embeddedIn(maker: Maker, { around = '…', places, comes, lacks, host }: Row): Embedded {
  const one = around.replace('…', maker.markup(lacks ? own : ''));
  const slot = (id: string, content: string) => `<div class="board-slot" id="${id}">${content}</div>`;
  const body = slot('carousel', comes ? '' : one) + (places ? slot('carousel-2', one) : '');
  // Where a page is XML, what is deferred runs at once.
  if (host === 'xhtml') return { body, end: maker.head };
  return host === 'loader-twice' ? { head: maker.head, body, end: maker.again } : { head: maker.head, body };
}

async function pageOf({ siteUrl, peersUrl }: Board, row: Row, embedded: Embedded = { body: '' }): Promise<HostPage> {
  const page = await hostPageOf(row.host ?? 'plain', `${siteUrl} ${peersUrl}`, embedded);
  const policy = page.headers['content-security-policy'];
  const style = row.css ? `<style>${row.css}</style>` : '';
  return {
    ...page,
    headers: {
      ...page.headers,
      // Sheets and frames too, from the same hosts.
      ...(policy && {
        'content-security-policy': `${policy.replace("style-src 'self'", `style-src 'self' ${siteUrl} ${peersUrl}`)}; frame-src ${peersUrl}`,
      }),
    },
    html: page.html.replace('</head>', `${style}</head>`),
  };
}

async function visit<Value>(
  { browser }: Board,
  row: Row,
  page: HostPage,
  look: (page: Page) => Promise<Value>,
  before?: (page: Page) => Promise<unknown>,
): Promise<Value> {
  const host = await serveFiles(
    (path) => page.files[path] ?? (path === '/fleet' ? { type: page.type ?? 'text/html', text: page.html } : undefined),
    page.headers,
  );
  const context = await browser.newContext({ viewport: row.viewport ?? viewport, reducedMotion: 'reduce' });
  try {
    const opened = await context.newPage();
    await before?.(opened);
    await opened.goto(`${host.url}/fleet`);
    return await look(opened);
  } finally {
    await context.close();
    host.close();
  }
}

/** Collects what the console says, and keeps from coming what the row lacks. */
async function listen(page: Page, maker: Maker, { lacks }: Row, errors: string[]): Promise<void> {
  const say = (how: string, text: string) => errors.push(`${how} “${(text.split('\n')[0] ?? '').slice(0, 110)}”`);
  page.on('pageerror', (error) => say('throws', String(error)));
  page.on('console', (message) => {
    // That something did not come is what the row is about.
    if (message.type() === 'error' && !lacks) say('logs', message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`policy: ${violatedDirective}`),
    );
  });
  if (lacks === 'code') await page.route(maker.code, (route) => route.abort('blockedbyclient'));
  if (lacks === 'data') await page.route(maker.data, (route) => route.fulfill({ status: 503, body: '' }));
}

async function faultsOf(page: Page, maker: Maker, row: Row): Promise<string[]> {
  if (row.comes) {
    await page.waitForLoadState('load');
    await page.waitForTimeout(500);
    const markup = maker.markup('');
    const failed = await page
      .evaluate(`(${String(putIn)})(${JSON.stringify(markup)}, ${row.comes === 'into a shadow root'})`)
      .then(
        () => undefined,
        (error: unknown) => String(error),
      );
    if (failed) return [`cannot be put in: ${(failed.split('\n')[0] ?? '').slice(0, 100)}`];
  }
  if (row.lacks) {
    await page.waitForTimeout(lackMs);
    const words = await wordsOf(page);
    const { sideways } = await page.evaluate(lookAt, maker.box);
    return [...(words === '' ? ['there is nothing to be read in its place'] : []), ...sidewaysFault(sideways)];
  }
  if (row.meanwhile !== 'shows it' && !(await isSeen(page, maker, row))) return ['nothing is to be seen'];
  if (row.meanwhile) {
    if (row.meanwhile === 'shows it') await page.waitForTimeout(1500);
    await page.evaluate(act, row.meanwhile);
    await page.waitForTimeout(500);
    if (!(await isSeen(page, maker, row))) return ['nothing is to be seen any more'];
  }
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  // Frames learn their height a little later.
  await page.waitForTimeout(1200);
  return [
    ...roomFaults(await page.evaluate(lookAt, maker.box), row),
    ...(await frameFaults(page)),
    ...(await contrastFaults(page)),
  ];
}

const sidewaysFault = (pixels: number) => (pixels > 0 ? [`the page scrolls ${pixels} px sideways`] : []);

function roomFaults({ places, sideways }: SeenPage, { isShrinking, places: wanted = 1 }: Row): string[] {
  const missing = wanted - places.filter(({ isVisible }) => isVisible).length;
  return [
    ...(missing > 0 ? [`${missing} of ${wanted} is not to be seen`] : []),
    ...places.flatMap(({ isVisible, width, room, outside }) => {
      if (!isVisible) return [];
      const isNarrow = isShrinking ? width < leastWidth : width < room - fewPixels;
      const isWide = width > room + fewPixels;
      return [
        ...(isNarrow || isWide
          ? [`${Math.round(width)} px wide where ${isShrinking ? 'up to ' : ''}${room} px are`]
          : []),
        ...(outside.length > 0 && !isWide ? [`${outside.slice(0, 2).join(', ')} outside of its box`] : []),
      ];
    }),
    ...sidewaysFault(sideways),
  ];
}

/** Frames of the page with something in them. */
const framesOf = (page: Page): readonly Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());

async function isSeen(page: Page, { box, text }: Maker, { places = 1 }: Row): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const seen = await page.evaluate(lookAt, box);
    if (seen.places.filter(({ isVisible }) => isVisible).length >= places)
      for (const frame of page.frames())
        if (
          await frame
            .locator(text)
            .first()
            .isVisible()
            .catch(() => false)
        )
          return true;
    await page.waitForTimeout(100);
  }
  return false;
}

async function textLook(page: Page, { text }: Maker): Promise<TextLook | undefined> {
  for (const frame of page.frames()) {
    const found = frame.locator(text).first();
    if (await found.isVisible().catch(() => false)) return found.evaluate(lookOfText);
  }
  return undefined;
}

const differences = (plain: TextLook, now: TextLook | undefined): string[] => {
  const changed = Object.entries(plain).filter(([name, value]) => now?.[name] !== value);
  const [first] = changed;
  if (!first) return [];
  const more = changed.length > 1 ? `, and ${changed.length - 1} more` : '';
  return [`its text takes the page’s ${first[0]}: ${now?.[first[0]]}, not ${first[1]}${more}`];
};

async function wordsOf(page: Page): Promise<string> {
  const inFrames = framesOf(page).map((frame) => frame.evaluate(() => document.body.innerText).catch(() => ''));
  return [await page.evaluate(wordsIn), ...(await Promise.all(inFrames))].join(' ').trim();
}

async function frameFaults(page: Page): Promise<string[]> {
  const all = framesOf(page).map((frame) =>
    frame
      .evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight] as const;
      })
      .catch(() => [0, 0] as const),
  );
  const over = await Promise.all(all);
  return [
    ...(over.some(([x]) => x > fewPixels) ? ['its frame is too narrow for what it holds'] : []),
    ...(over.some(([, y]) => y > fewPixels) ? ['its frame is too low for what it holds'] : []),
  ];
}

async function contrastFaults(page: Page): Promise<string[]> {
  const ratios: number[] = [await leastIn(page.mainFrame(), '#carousel')];
  for (const frame of framesOf(page)) {
    const ground = await frame
      .frameElement()
      .then((element) => element.evaluate(groundOf as (element: Node) => string))
      .catch(() => '');
    await frame.evaluate(standOn, ground).catch(() => undefined);
    ratios.push(await leastIn(frame, ''));
  }
  const low = ratios.filter((ratio) => ratio > 0);
  return low.length > 0 ? [`text with a contrast of ${Math.min(...low).toFixed(1)} to 1`] : [];
}

/** Through the developer tools, which no policy of the page stops. */
async function leastIn(frame: Frame, where: string): Promise<number> {
  const isThere = await frame.evaluate(axe.source).then(
    () => true,
    () => false,
  );
  return isThere ? frame.evaluate(leastContrast, where).catch(() => 0) : 0;
}
