/**
 * How a journey opens pages: every test has browser contexts of its own, and fails at its end when a page of ours has logged an error,
 * thrown one, or asked our servers in vain.
 */
import { type BrowserContextOptions, type Locator, type Page, chromium } from 'playwright-core';
import { expect, inject, test as plainTest } from 'vitest';

export { describe, expect } from 'vitest';

export const siteUrl = inject('siteUrl');
export const partnerUrl = inject('partnerUrl');

/** The widths the mock-ups were drawn for. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };

/** Asks again until what was read is as expected, for as long as a person would wait. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 5000 });

/** What has not come by then will not: the journey fails where it stood, instead of at its end, which says nothing. */
const patienceMs = 12_000;

/** Which machines a list shows is read from their links. */
const machineLink = 'a[href*="/equipment-details?id="]';

export interface VisitOptions extends BrowserContextOptions {
  /** What this test provokes: errors whose text matches are no failure. */
  readonly provokes?: RegExp;
  /** Called before anything is loaded, e.g. to answer requests in the server's stead. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Opens an address in a browser that has never been there, and waits until it is loaded. Nothing slides, unless a test asks for it. */
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
      expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (url, { provokes, before, ...options } = {}) => {
      const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
      const complaints: string[] = [];
      visits.push({ end: () => context.close(), complaints });
      context.setDefaultTimeout(patienceMs);
      const page = await context.newPage();
      listen(page, (complaint) => provokes?.test(complaint) || complaints.push(complaint));
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
    // The page itself lets go of what it no longer needs: the machines of the city before, and all at a reload.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED') complain(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      complain(`answered ${response.status()}: ${response.url()}`);
  });
}

/** The carousel, named after the city it shows; on a partner's page inside the widget. */
export const carouselOf = (page: Page | Locator, city: string): Locator =>
  page.getByRole('region', { name: `Machines for hire in ${city}`, exact: true });

/** Waits until machines of a city are on screen. @returns their links */
export async function machinesIn(page: Page | Locator, city: string): Promise<readonly string[]> {
  const carousel = carouselOf(page, city);
  const links = carousel.locator(machineLink);
  await links.first().waitFor();
  // On a phone the cards out of sight come a little later.
  await expectSoon(() => carousel.locator('[aria-busy="true"]').count()).toBe(0);
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** The panel in which cities are chosen. */
export const cityPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose your city' });

/** The city selector of the site's header says the city, that of the element city and state. */
export const citySelector = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Chooses one of the featured cities. */
export async function chooseCity(page: Page, from: string, to: string): Promise<void> {
  await citySelector(page, from).click();
  await cityPanel(page)
    .getByRole('button', { name: new RegExp(`^${to}\\b`) })
    .click();
}
