import { strictPolicy } from '@yantra/testing/board';
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { cardsOf, carouselTag, pickerTag, snippetOf, test } from './host-page.ts';
import { chooseCity, describe, expect, expectSoon, machinesIn, phone, siteUrl } from './visitor.ts';

/** Touch: with a mouse Glide replaces the row and its frame. */
const thumbs = { viewport: phone, hasTouch: true, isMobile: true } as const;

/** Its styles are our files; nothing else is allowed. */
const policy = strictPolicy(siteUrl, siteUrl);

/** Records which element is the first card before any script of ours runs, and every layout shift. */
const watchFirstCard = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, violations: [] as string[] };
    Object.assign(window, { seen });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => seen.violations.push(violatedDirective));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      const card = document.querySelector('yantra-equipment-carousel')?.shadowRoot?.querySelector('article');
      // Not an attribute: that would change the card.
      if (card) Object.assign(window, { served: card });
    });
  });

const isServedStill = (page: Page) =>
  page
    .locator('article')
    .first()
    .evaluate((card) => card === (window as unknown as { served?: Element }).served);

const isReady = (page: Page) => page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
/** All twelve are there only after Preact has hydrated them. */
const isLive = (page: Page, city: string) => expectSoon(() => cardsOf(page, city).count()).toBe(12);

describe('a snippet with a declarative root', () => {
  test('is hydrated unchanged, under the strictest policy that allows our styles', async ({ open, host }) => {
    const address = await host(`${await snippetOf('root')}<p>Below</p>`, { 'content-security-policy': policy });
    const page = await open(address, { ...thumbs, before: watchFirstCard });
    await isReady(page);
    await isLive(page, 'Pune');
    expect(await isServedStill(page)).toBe(true);
    expect(await page.evaluate('window.seen')).toEqual({ shift: 0, violations: [] });
  });

  test('shows its cards without any script, and the links below them only once', async ({ open, host }) => {
    const page = await open(await host(await snippetOf('root')), { javaScriptEnabled: false });
    const carousel = page.locator('yantra-equipment-carousel');
    await carousel.getByRole('article').first().waitFor();
    expect(await carousel.getByRole('article').count()).toBe(4);
    expect(await page.getByRole('link', { name: /^See all machines/ }).isVisible()).toBe(false);
  });

  test(
    'with heading and bar, and beside a picker that loads the code early, is hydrated too',
    otherHalf,
    async ({ open, host }) => {
      const page = await open(await host(pickerTag + (await snippetOf('root&heading&category-bar'))), {
        before: watchFirstCard,
      });
      await isLive(page, 'Pune');
      expect(await isServedStill(page)).toBe(true);
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Tractors' }).waitFor();
      await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
      await machinesIn(page, 'Mumbai');
    },
  );

  test('that is stale is replaced by the current machines', otherHalf, async ({ open, host }) => {
    const stale = (await snippetOf('root&city=Pune'))
      .replaceAll(/₹[\d,]+/g, '₹1')
      .replaceAll('equipment-details?id=', 'equipment-details?id=gone-');
    const page = await open(await host(stale), { before: watchFirstCard });
    await isLive(page, 'Pune');
    expect(await isServedStill(page)).toBe(false);
    expect((await machinesIn(page, 'Pune')).filter((link) => link.includes('gone-'))).toEqual([]);
  });

  test('of another city than the visitor has chosen is replaced by theirs', otherHalf, async ({ open, host }) => {
    const mumbai = { id: '1', name: 'Mumbai', state: 'Maharashtra', latitude: 19.07, longitude: 72.88 };
    const page = await open(await host(await snippetOf('root')), {
      before: (opened) =>
        opened.addInitScript((city) => localStorage.setItem('yantra.city', city), JSON.stringify(mumbai)),
    });
    await machinesIn(page, 'Mumbai');
    await isLive(page, 'Mumbai');
  });
});

describe('a snippet without one', () => {
  test('reserves its room: nothing below it moves', otherHalf, async ({ open, host }) => {
    const page = await open(await host(`${await snippetOf('')}<p>Below</p>`), { ...thumbs, before: watchFirstCard });
    await isLive(page, 'Pune');
    expect(await page.evaluate('window.seen.shift')).toBe(0);
  });
});

/** Stays on the page, and records the addresses of pressed links. */
async function presses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('yantra-equipment-select', (event) => {
      event.preventDefault();
      told.push((event as CustomEvent<{ readonly href: string }>).detail.href);
    });
  });
  return () => page.evaluate<string[]>('window.told');
}

describe('first cards before hydration', () => {
  /** Holds back the script that hydrates them. */
  const held = async (opened: Page) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await opened.route(`${siteUrl}/embed/v1/*/yantra-equipment-carousel.js`, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  test('report a press once, before and after', async ({ open, host }) => {
    const releases: (() => void)[] = [];
    const page = await open(await host(carouselTag), { before: async (opened) => releases.push(await held(opened)) });
    const told = await presses(page);
    const first = cardsOf(page, 'Pune').first().getByRole('link');
    await first.click();
    expect(await told()).toHaveLength(1);
    for (const release of releases) release();
    await isLive(page, 'Pune');
    await first.click();
    const [before, after, ...others] = await told();
    expect([after, others]).toEqual([before, []]);
  });

  test('are replaced when the page has meanwhile requested another city', otherHalf, async ({ open, host }) => {
    const releases: (() => void)[] = [];
    const page = await open(await host(carouselTag), { before: async (opened) => releases.push(await held(opened)) });
    await cardsOf(page, 'Pune').first().waitFor();
    await page.evaluate(() => document.querySelector('yantra-equipment-carousel')?.setAttribute('city', 'Chennai'));
    for (const release of releases) release();
    await machinesIn(page, 'Chennai');
    await isLive(page, 'Chennai');
  });
});

describe('first cards while they are hydrated', () => {
  test('each report a press once in the end', async ({ open, host }) => {
    const page = await open(await host(carouselTag));
    const told = await presses(page);
    await isLive(page, 'Pune');
    const links = await machinesIn(page, 'Pune');
    for (const link of await cardsOf(page, 'Pune').getByRole('link').all())
      await link.evaluate((card: HTMLElement) => card.click());
    expect(await told()).toEqual(links);
  });

  /** Acts on the carousel while its first cards are still being hydrated. */
  const onceReady = (act: (carousel: HTMLElement) => void) => (opened: Page) =>
    opened.addInitScript(
      `document.addEventListener('yantra-ready', ({ target }) => (${act.toString()})(target), { once: true })`,
    );

  test('are removed when the page requests another city meanwhile', otherHalf, async ({ open, host }) => {
    const before = onceReady((carousel) => carousel.setAttribute('city', 'Chennai'));
    const page = await open(await host(carouselTag), { before });
    await machinesIn(page, 'Chennai');
    await isLive(page, 'Chennai');
    expect(await cardsOf(page, 'Pune').count()).toBe(0);
  });

  test(
    'are all there again when the page removes the carousel meanwhile and puts it back',
    otherHalf,
    async ({ open, host }) => {
      const before = onceReady((carousel) => {
        const { parentNode } = carousel;
        carousel.remove();
        setTimeout(() => parentNode?.append(carousel), 100);
      });
      const page = await open(await host(carouselTag), { before });
      const told = await presses(page);
      await isLive(page, 'Pune');
      await cardsOf(page, 'Pune').first().getByRole('link').click();
      expect(await told()).toHaveLength(1);
    },
  );
});
