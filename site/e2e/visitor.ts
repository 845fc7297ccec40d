/**
 * How journeys open pages: every test has its own browser contexts, and fails at its end if a page of ours has logged or thrown
 * an error, or a request to our servers has failed.
 */
import {
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Request,
  type Response,
  chromium,
} from 'playwright-core';
import { expect, inject, test as plainTest } from 'vitest';

export { describe, expect } from 'vitest';

export const siteUrl = inject('siteUrl');
export const partnerUrl = inject('partnerUrl');

/** The widths of the mock-ups. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

/** Retries until the value is as expected, for as long as a person would wait. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 5000 });

/** By then it will not come: the journey fails here, with a clear place, instead of at its end. */
const patienceMs = 12_000;

/** The machines of a list are read from their links. */
const machineLink = 'a[href*="/equipment-details?id="]';

/* What each page waits for, and since when; its stream of news is always open. */
const pendingOf = new WeakMap<Page, Map<Request, number>>();
const idleMs = 500;
/* Of some requests that a navigation cancels no end is told. */
const longestMs = 5000;

function watch(page: Page): void {
  const pending = new Map<Request, number>();
  pendingOf.set(page, pending);
  page.on('request', (request) => {
    if (!/\/Live\/(?:Events|Page)$/.test(request.url())) pending.set(request, Date.now());
  });
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
}

/** Waits until a page has asked for nothing but news for half a second. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  const pending = pendingOf.get(page);
  if (pending === undefined) return page.waitForLoadState('networkidle');
  for (let calmSince = Date.now(); Date.now() - calmSince < idleMs;) {
    await page.waitForTimeout(50);
    const now = Date.now();
    if ([...pending.values()].some((since) => now - since < longestMs)) calmSince = now;
  }
}

/* A page begins its code a little after it is loaded. People press later than that; journeys do not. */
function awaitCode(page: Page): void {
  const isTakenOver = () => document.querySelector('#yantra-code') === null;
  // Where a journey takes the code away, it goes on without.
  const taken = () => page.waitForFunction(isTakenOver, undefined, { timeout: 5000 }).catch(() => undefined);
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...inputs: readonly unknown[]) => Promise<Response | null>;
    page[way] = async (...inputs: readonly unknown[]) => {
      const answer = await go(...inputs);
      await taken();
      return answer;
    };
  }
}

export interface VisitOptions extends BrowserContextOptions {
  /** Errors that this test provokes: those whose text matches are no failure. */
  readonly provokes?: RegExp;
  /** Called before anything is loaded, e.g. to answer requests instead of the server. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Opens an address in a new browser, and waits until it is loaded and its code has taken over. Motion is reduced, unless a test asks for it. */
export type Open = (url: string, options?: VisitOptions) => Promise<Page>;

export const test = plainTest
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('open', async ({ browser }, { onCleanup }): Promise<Open> => {
    const visits: { readonly end: () => Promise<void>; readonly complaints: readonly string[] }[] = [];
    onCleanup(async () => {
      await Promise.all(visits.map(({ end }) => end()));
      const complaints = visits.flatMap((visit) => visit.complaints);
      // Each word for word: a list compared with an empty one is shortened to "Array(1)" in reports.
      if (complaints.length > 0) expect.fail(complaints.join('\n'));
    });
    return async (url, { provokes, before, ...options } = {}) => {
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
      const complaints: string[] = [];
      visits.push({ end: () => context.close(), complaints });
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      watch(page);
      listen(page, (complaint) => provokes?.test(complaint) || complaints.push(complaint));
      if (options.javaScriptEnabled !== false) awaitCode(page);
      await before?.(page);
      await page.goto(url);
      return page;
    };
  });

function listen(page: Page, complain: (complaint: string) => unknown): void {
  const isOurs = (url: string) => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`logged: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(`threw: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page itself cancels what it no longer needs: the machines of the previous city, and everything at a reload.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      complain(`answered ${response.status()}: ${response.url()}`);
  });
}

/** The carousel, named by its city; on a partner's page inside the widget. */
export const carouselOf = (page: Page | Locator, city: string): Locator =>
  page.getByRole('region', { name: `Machines for hire in ${city}`, exact: true });

/** Waits until machines of a city are shown. @returns their links */
export async function machinesIn(page: Page | Locator, city: string): Promise<readonly string[]> {
  const carousel = carouselOf(page, city);
  const links = carousel.locator(machineLink);
  await links.first().waitFor();
  // On a phone the cards out of view come a little later.
  await expectSoon(() => carousel.locator('[aria-busy="true"]').count()).toBe(0);
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** The panel for choosing a city. */
export const cityPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose your city' });

/** The city selector: the site's header shows the city, the element city and state. */
export const citySelector = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Chooses one of the featured cities. */
export async function chooseCity(page: Page, from: string, to: string): Promise<void> {
  await citySelector(page, from).click();
  await cityPanel(page)
    .getByRole('button', { name: new RegExp(`^${to}\\b`) })
    .click();
}
