import { strictPolicy } from '@yantra/testing/board';
import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
/** Every widget on a partner's page, as tags, with only the loader. */
import type { Page } from 'playwright-core';
import { carouselTag, cardsOf, snippetOf, test } from './host-page.ts';
import { chooseCity, describe, expect, expectSoon, machinesIn, siteUrl } from './visitor.ts';

const machineId = async (): Promise<string> => {
  const answer = await fetch(`${siteUrl}/api/Equipment/GetActiveSubscriptionEquipments?page=1&pageSize=1`);
  const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
  return data[0]?.id ?? '';
};

const tags = [
  ['yantra-city-picker', '', 'Pune'],
  ['yantra-equipment-search', '', 'Search tractors, cranes, lathes'],
  ['yantra-equipment-carousel', 'heading category-bar', 'Products / Equipments'],
  ['yantra-equipment-listing', '', 'Pune'],
  ['yantra-equipment-details', 'equipment-id="%id"', 'Get Seller Details'],
  ['yantra-job-cost', 'machine="%id" job-days="12"', 'Ask for a quote'],
  ['yantra-availability', 'machine="%id"', 'Ask for a quote'],
  ['yantra-compare', 'machines="%id" job-days="12"', 'Ask for a quote'],
  ['yantra-favourites', '', 'Nothing saved yet'],
  ['yantra-equipment-map', '', 'Machines near Pune'],
  ['yantra-lead-form', '', 'Submit Requirement'],
  ['yantra-auth-modals', '', 'Log in'],
  ['yantra-dashboard', '', 'dashboard'],
] as const;

describe('a tag on another company’s page', () => {
  test.for(sampleOf(tags, 3))(
    '%s becomes ready, strict policy and all',
    async ([tag, attributes, text], { open, host }) => {
      const written = attributes.replace('%id', await machineId());
      const page = await open(
        await host(`<${tag} ${written}></${tag}>`, { 'content-security-policy': strictPolicy(siteUrl) }),
      );
      // Nothing is kept in a new browser.
      const state = tag === 'yantra-favourites' ? 'empty' : 'ready';
      await page.locator(`${tag}[state="${state}"]`).waitFor({ timeout: 20_000 });
      await page.locator(tag).getByText(text).or(page.getByPlaceholder(text)).first().waitFor();
    },
  );
});

describe('widgets outside of their scope', () => {
  test('share the scope named in `for`, and leave the page’s own alone', otherHalf, async ({ open, host }) => {
    const page = await open(
      await host(
        `<yantra-scope id="north"></yantra-scope><yantra-city-picker for="north"></yantra-city-picker>` +
          `<div><yantra-equipment-carousel for="north" id="tied"></yantra-equipment-carousel></div>${carouselTag}`,
      ),
    );
    await expectSoon(() => page.locator('yantra-equipment-carousel[state=ready]').count()).toBe(2);
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await expectSoon(() => cardsOf(page.locator('#tied'), 'Mumbai').count()).toBeGreaterThan(0);
    await expectSoon(() =>
      cardsOf(page.locator('yantra-equipment-carousel:not([for])'), 'Pune').count(),
    ).toBeGreaterThan(0);
  });

  test('are dark where tag or scope sets it, on a light page', async ({ open, host }) => {
    const page = await open(
      await host(
        `<yantra-city-picker theme="dark"></yantra-city-picker><yantra-scope theme="dark"><yantra-city-picker></yantra-city-picker></yantra-scope>` +
          '<yantra-city-picker id="plain"></yantra-city-picker>',
      ),
    );
    await expectSoon(() => page.locator('yantra-city-picker[state=ready]').count()).toBe(3);
    const colours = await page
      .locator('yantra-city-picker')
      .evaluateAll((pickers) =>
        pickers.map((picker) => getComputedStyle(picker.shadowRoot?.querySelector('button') as Element).color),
      );
    expect([colours[0] === colours[1], colours[0] === colours[2]]).toEqual([true, false]);
  });
});

describe('the loader', () => {
  const loader = `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`;
  const another = `<script type="module" src="${siteUrl}/embed/v1/yantra.js?second"></script>`;

  test('included twice, from two addresses, runs once: each file is loaded once and the cards are there once', async ({
    open,
    host,
  }) => {
    const asked: string[] = [];
    const page = await open(await host(`${loader}${another}${carouselTag}${another}`), {
      before: async (opened) =>
        opened.on('request', (request) => request.url().includes('/embed/') && asked.push(request.url())),
    });
    await machinesIn(page, 'Pune');
    expect(asked.filter((url) => url.endsWith('/core.js'))).toHaveLength(1);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('handles tags that a single-page app adds later, removes and adds again', otherHalf, async ({ open, host }) => {
    const page = await open(await host('<main></main>'));
    const show = (mark: string) =>
      page
        .locator('main')
        .evaluate((main, html) => main.replaceChildren(document.createRange().createContextualFragment(html)), mark);
    await show(carouselTag);
    await machinesIn(page, 'Pune');
    await show('<p>About us</p>');
    expect(await page.locator('yantra-equipment-carousel').count()).toBe(0);
    await show(carouselTag);
    await machinesIn(page, 'Pune');
  });

  test(
    'of a version and the newest one on one page act as one, whichever is first',
    otherHalf,
    async ({ open, host }) => {
      const pinned = await snippetOf('pin');
      expect(pinned).toMatch(/"integrity":\{.*\/embed\/\d+\.\d+\.\d+(?:-\w+)?\/\w+\/core\.js":"sha384-/);
      // Preloaded files are fetched, not run.
      const plain = pinned.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
      const asked: string[] = [];
      const note = async (opened: Page) =>
        opened.on('request', (request) => request.url().endsWith('/core.js') && asked.push(request.url()));
      // The host's head has the newest version.
      const page = await open(await host(plain), { before: note });
      await machinesIn(page, 'Pune');
      expect(asked).toEqual([expect.stringContaining('/embed/v1/')]);
    },
  );

  test(
    'of a version loads files that the browser verifies, and a changed one is not run',
    more,
    async ({ open, host }) => {
      const pinned = await snippetOf('pin');
      const address = await host(pinned, {}, '');
      const page = await open(address);
      await machinesIn(page, 'Pune');
      const changed = await open(address, {
        // Requested again under other names in the folder, which do not exist in a version.
        provokes: /integrity|Failed to fetch|ERR_|\/[0-9a-f]{8}~+\/core\.js/,
        before: (opened) =>
          opened.route('**/core.js', async (route) => {
            const answer = await route.fetch();
            await route.fulfill({ response: answer, body: `${await answer.text()}\n;document.title = 'run'` });
          }),
      });
      await changed.locator('yantra-equipment-carousel[state="error"]').waitFor({ timeout: 15_000 });
      expect(await changed.title()).toBe('Fleet');
      expect(await changed.getByRole('link', { name: /^See all machines/ }).isVisible()).toBe(true);
    },
  );
});
