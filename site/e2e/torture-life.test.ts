// @module-tag other
import { hostPage } from '@yantra/testing/board';
/** Widgets on a changing page: moved, many at once, left and returned to, on a slow connection and offline. */
import { byHalves, more, otherHalf } from '@yantra/testing/sample';
import { chromiumArguments, chromiumPath } from '@yantra/tooling/chromium';
import { chromium, type Page } from 'playwright-core';
import { carouselTag, cardsOf, snippetOf, test } from './host-page.ts';
import { chooseCity, citySelector, describe, expect, expectSoon, machinesIn, siteUrl } from './visitor.ts';

const ready = (page: Page, selector: string) => page.locator(`${selector}[state=ready]`);
const carousel = 'yantra-equipment-carousel';
const own = '<p id="own">Call us for our machines.</p>';

describe('a widget', () => {
  for (const [rows, half] of byHalves(['en', 'hi'])) {
    test.for(rows)(
      'in "%s" keeps what it shows when it is moved by moveBefore, and when it is put elsewhere',
      half,
      async (locale, { open, host }) => {
        const tag = `<div id="a"><${carousel} category-bar city="Pune" locale="${locale}"></${carousel}></div><div id="b"></div>`;
        const page = await open(await host(tag));
        const isBusy = page.locator(`${carousel} [aria-busy=true]`);
        await ready(page, carousel).waitFor();
        await page.locator('.y-categories > *').nth(2).waitFor();
        const chosen = page.locator('.y-categories [aria-current]');
        const all = await chosen.innerText();
        await page.locator('.y-categories > *').nth(2).click();
        await expectSoon(() => chosen.innerText()).not.toBe(all);
        await expectSoon(() => isBusy.count()).toBe(0);
        const category = await chosen.innerText();
        await page.evaluate((name) => {
          const card = document.querySelector(name)?.shadowRoot?.querySelector('article');
          card?.setAttribute('data-mark', 'kept');
        }, carousel);
        for (const way of ['moveBefore', 'insertBefore'] as const) {
          await page.evaluate(
            ([name, move, to]) => {
              const widget = document.querySelector(name);
              if (widget) (document.querySelector(to) as HTMLElement)[move](widget, null);
            },
            [carousel, way, way === 'moveBefore' ? '#b' : '#a'] as const,
          );
          await ready(page, carousel).waitFor();
          expect(await chosen.innerText(), way).toBe(category);
          expect(await page.locator(`${carousel} [data-mark=kept]`).count(), way).toBe(1);
        }
      },
    );
  }

  test('used twenty times loads the same machines once', more, async ({ open, host }) => {
    const asked: string[] = [];
    const page = await open(await host(carouselTag.repeat(20)), {
      before: async (opened) =>
        opened.on('request', (request) => {
          if (request.url().includes('/api/')) asked.push(request.url());
        }),
    });
    await expectSoon(() => ready(page, carousel).count()).toBeGreaterThan(1);
    for (const at of [5, 10, 15, 19]) {
      await page.locator(carousel).nth(at).scrollIntoViewIfNeeded();
      await page.locator(carousel).nth(at).locator('article').first().waitFor();
    }
    await expectSoon(() => ready(page, carousel).count()).toBe(20);
    expect(asked).toHaveLength(1);
  });

  test('that a page’s script removes and adds again works as before', otherHalf, async ({ open, host }) => {
    const page = await open(await host(`<div id="view">${carouselTag}<yantra-city-picker></yantra-city-picker></div>`));
    await machinesIn(page, 'Pune');
    await page.evaluate(() => {
      const view = document.getElementById('view');
      const html = view?.innerHTML ?? '';
      view?.replaceChildren();
      requestAnimationFrame(() => {
        if (view) view.innerHTML = html;
      });
    });
    await machinesIn(page, 'Pune');
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await machinesIn(page, 'Mumbai');
  });

  test('works when the page returns from the back/forward cache', otherHalf, async ({ serve }) => {
    const url = await serve(await hostPage('plain', siteUrl));
    const browser = await chromium.launch({
      // The headless build for tests has no back/forward cache.
      executablePath: chromiumPath(),
      args: [...chromiumArguments],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(url);
      await ready(page, carousel).waitFor();
      await page.evaluate(() => {
        (window as { isSame?: boolean }).isSame = true;
      });
      await page.goto(`${url}?another`);
      // A page from the cache does not load again, which goBack would wait for.
      await page.goBack({ waitUntil: 'commit' });
      expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
      await citySelector(page, 'Pune, Maharashtra').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Mumbai/ })
        .click();
      await citySelector(page, 'Mumbai, Maharashtra').waitFor();
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test(
    'on a slow connection keeps the page’s own content visible until it has loaded, and moves nothing',
    otherHalf,
    async ({ open, host }) => {
      const snippet = await snippetOf('');
      const url = await host(`${snippet}<p id="below">Below</p>`, {}, '');
      const page = await open('about:blank');
      const line = await page.context().newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 25_000,
      });
      await page.goto(url, { waitUntil: 'commit' });
      const words = page.locator(`${carousel} > ul`);
      await words.waitFor();
      const top = () => page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await cardsOf(page, 'Pune').first().waitFor();
      expect(await words.isVisible()).toBe(false);
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
    },
  );

  test('offline keeps the page’s own content visible', async ({ open, host }) => {
    const page = await open(await host(`<${carousel}>${own}</${carousel}>`), {
      provokes: /ERR_|Failed to fetch|failed/i,
      before: (opened) => opened.route(`${siteUrl}/**`, (route) => route.abort('internetdisconnected')),
    });
    await expectSoon(() => page.locator('#own').isVisible()).toBe(true);
  });
});
