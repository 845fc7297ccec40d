import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Locator, Page, Route } from 'playwright-core';
import {
  chooseCity,
  describe,
  desktop,
  expect,
  expectSoon,
  type Open,
  phone,
  siteUrl,
  test,
  type VisitOptions,
} from './visitor.ts';

const listingUrl = `${siteUrl}/equipments`;
const searchCall = '**/api/Equipment/SearchEquipments*';
/** The browser then reports the page's module scripts as blocked. */
const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

const list = (page: Page, place = 'Pune'): Locator =>
  page.getByRole('list', { name: `Machines on rent in ${place}`, exact: true });
const cards = (page: Page, place?: string): Locator => list(page, place).getByRole('article');
const chip = (page: Page, label: string): Locator => page.getByRole('link', { name: `Remove ${label}`, exact: true });
/** The number of machines in the line above the list. */
const total = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.y-listing__count b').innerText()).replaceAll(',', ''), 10);
const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Waits until the page is hydrated. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.y-listing__count') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens a listing and waits until it is hydrated. */
async function visit(open: Open, url: string, options?: VisitOptions): Promise<Page> {
  const page = await open(url, options);
  await takenOver(page);
  return page;
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error('Tab does not lead there.');
}

describe('the listing page', () => {
  // spec: listing.title, listing.head
  test('has machines, title, description, address and JSON-LD in its first HTML', async ({ open }) => {
    const page = await open(`${listingUrl}?categoryId=6`, noScript);
    expect(await page.title()).toBe('Earthmoving EQUIPMENTS on rent in Pune · Yantra');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Earthmoving EQUIPMENTS on rent');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain(
      'Earthmoving on rent in Pune',
    );
    expect(await page.locator('meta[name="keywords"]').getAttribute('content')).toContain('Earthmoving');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${listingUrl}?categoryId=6`);
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(0);
    const told = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
      readonly itemListElement: readonly { readonly url: string }[];
    };
    expect(told).toMatchObject({ '@type': 'ItemList', numberOfItems: await total(page) });
    expect(told.itemListElement).toHaveLength(shown);
    expect(told.itemListElement[0]?.url).toBe(
      siteUrl + (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')),
    );
  });

  test('tells in a narrow card what kind a machine is and where, whichever is longer', otherHalf, async ({ open }) => {
    const page = await visit(open, listingUrl, { viewport: { width: 768, height: 1024 } });
    const lines = await page.locator('.y-facts').evaluateAll((all) =>
      all.map((line) => {
        const [kind, place] = [...line.children] as [Element, Element];
        const least = Math.min(kind.scrollWidth, line.clientWidth / 4);
        return {
          isKindSaid: kind.clientWidth >= least,
          isInside: place.getBoundingClientRect().right <= line.getBoundingClientRect().right + 1,
        };
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ isKindSaid, isInside }) => !isKindSaid || !isInside)).toEqual([]);
  });

  test('is hidden from search engines once it is filtered', otherHalf, async ({ open }) => {
    const page = await open(`${listingUrl}?zone=West`, noScript);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
  });

  test('without JavaScript filters by its form, changes pages and removes filters', otherHalf, async ({ open }) => {
    const page = await open(listingUrl, { ...noScript, viewport: phone });
    const all = await total(page);
    await page.getByRole('link', { name: 'Page 2' }).click();
    expect(queryOf(page)).toBe('?page=2');
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: /^10% or more/ }).check();
    await page.getByLabel('Zone').selectOption('West');
    await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Apply' }).click();
    await chip(page, '10% or more').waitFor();
    expect(new URL(page.url()).searchParams.get('discount')).toBe('10');
    expect(await total(page)).toBeLessThan(all);
    await chip(page, '10% or more').click();
    expect(queryOf(page)).toBe('?zone=West');
    await page.getByRole('link', { name: 'Clear all' }).click();
    expect(await total(page)).toBe(all);
  });
});

describe('filtering the list', () => {
  // spec: listing.apply
  test('takes effect on Apply only, is kept in the address, and survives reload and Back', async ({ open }) => {
    const page = await visit(open, `${listingUrl}?page=2`);
    await cards(page).first().waitFor();
    const all = await total(page);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('SearchEquipments') && asked.push(request.url()));
    await page.getByRole('checkbox', { name: /^10% or more/ }).check();
    await page.getByRole('checkbox', { name: /^25% or more/ }).check();
    await page.getByRole('group', { name: 'Insurance' }).getByText('Yes').click();
    expect(asked).toEqual([]);
    expect(queryOf(page)).toBe('?page=2');
    await page.getByRole('button', { name: 'Apply' }).click();
    await chip(page, '25% or more').waitFor();
    expect(queryOf(page)).toBe('?discount=10,25&insurance=yes');
    await expectSoon(() => total(page)).toBeLessThan(all);
    const narrowed = await total(page);
    await page.reload();
    await takenOver(page);
    expect(await total(page)).toBe(narrowed);
    await chip(page, 'With insurance').click();
    await expectSoon(async () => queryOf(page)).toBe('?discount=10,25');
    await page.goBack();
    await chip(page, 'With insurance').waitFor();
    expect(await total(page)).toBe(narrowed);
    await page.goBack();
    await expectSoon(async () => queryOf(page)).toBe('?page=2');
    await expectSoon(() => total(page)).toBe(all);
  });

  test('shows counts beside options that match the results', more, async ({ open }) => {
    const page = await visit(open, listingUrl);
    const option = page.getByRole('group', { name: 'Equipment type' }).locator('label').first();
    const name = await option.locator('span').first().innerText();
    const promised = Number(await option.locator('.y-check__count').innerText());
    await option.click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await chip(page, name).waitFor();
    await expectSoon(() => total(page)).toBe(promised);
  });

  // spec: listing.layout
  test('on a phone happens in a panel that a press beside it closes without effect', otherHalf, async ({ open }) => {
    const page = await visit(open, listingUrl, { viewport: phone });
    await cards(page).first().waitFor();
    const all = await total(page);
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await panel.getByRole('checkbox', { name: /^25% or more/ }).check();
    await page.mouse.click(180, 20);
    await panel.waitFor({ state: 'detached' });
    expect(queryOf(page)).toBe('');
    await page.getByRole('button', { name: /^Filters/ }).click();
    expect(await panel.getByRole('checkbox', { name: /^25% or more/ }).isChecked()).toBe(false);
    await panel.getByRole('checkbox', { name: /^25% or more/ }).check();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expectSoon(() => total(page)).toBeLessThan(all);
    expect(queryOf(page)).toBe('?discount=25');
    await page.getByRole('button', { name: 'Filters 1' }).waitFor();
  });

  test('works by keyboard', otherHalf, async ({ open }) => {
    const page = await visit(open, listingUrl);
    await cards(page).first().waitFor();
    await tabTo(page, page.getByRole('slider', { name: 'Rental hours from' }));
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    expect(await page.getByRole('slider', { name: 'Rental hours to' }).getAttribute('aria-valuetext')).toBe(
      '30 hours a week',
    );
    await tabTo(page, page.getByRole('checkbox', { name: /^10% or more/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Apply' }));
    await page.keyboard.press('Enter');
    await chip(page, '20–30 hours').waitFor();
    expect(queryOf(page)).toBe('?hoursFrom=20&hoursTo=30&discount=10');
    await tabTo(page, chip(page, '20–30 hours'));
    await page.keyboard.press('Enter');
    await expectSoon(async () => queryOf(page)).toBe('?discount=10');
    await expectSoon(() => hasFocus(page.locator('.y-listing__count'))).toBe(true);
  });

  test('to nothing says so, and offers ways on', otherHalf, async ({ open }) => {
    const page = await visit(open, `${listingUrl}/qqqqxxxx?discount=70`);
    await page.getByRole('heading', { name: 'No Equipment found' }).waitFor();
    await page.getByRole('link', { name: 'See all machines' }).click();
    await cards(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/equipments');
  });
});

describe('paging through the list', () => {
  // spec: listing.cards, constant.page-size
  test('uses links to pages of twenty, and another city begins at its first', async ({ open }) => {
    const page = await visit(open, listingUrl);
    expect(await cards(page).count()).toBe(20);
    const first = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expectSoon(() => cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')).not.toBe(
      first,
    );
    expect(queryOf(page)).toBe('?page=2');
    await chooseCity(page, 'Pune', 'Mumbai');
    await cards(page, 'Mumbai').first().waitFor();
    await expectSoon(async () => queryOf(page)).toBe('');
    await page.reload();
    await cards(page, 'Mumbai').first().waitFor();
  });

  test('follows categories and words', more, async ({ open }) => {
    const page = await visit(open, listingUrl, { viewport: desktop });
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Tractors' }).click();
    await page.getByRole('heading', { name: 'Tractors EQUIPMENTS on rent' }).waitFor();
    expect(await page.title()).toBe('Tractors EQUIPMENTS on rent in Pune · Yantra');
    await page.goto(`${listingUrl}?q=mahindra&categoryId=1`);
    await chip(page, '“mahindra”').waitFor();
    await expectSoon(async () => (await cards(page).allInnerTexts()).every((text) => text.includes('Mahindra'))).toBe(
      true,
    );
  });

  test('shows the same machines on a map on request', more, async ({ open }) => {
    const page = await visit(open, listingUrl);
    await page.getByRole('button', { name: 'Map' }).click();
    await page.getByRole('region', { name: 'Map', exact: true }).waitFor();
    expect(queryOf(page)).toBe('?view=map');
    await page.getByText(/^\d+ machines? in this part of the map$/).waitFor();
    const beside = page.getByRole('list', { name: 'Machines on the map' }).getByRole('listitem');
    await beside.first().waitFor();
    expect(await beside.count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'List' }).click();
    await expectSoon(() => cards(page).count()).toBe(20);
    expect(queryOf(page)).toBe('');
  });

  test(
    'is behind the map that was opened from it: by Back, and by List where one stood in it',
    otherHalf,
    async ({ open }) => {
      const page = await visit(open, `${listingUrl}?page=2`, { viewport: phone });
      const standing = () => page.evaluate(() => Math.round(scrollY));
      const showMap = async () => {
        await page.evaluate(() => scrollTo(0, 400));
        // A press of Playwright's would bring the button into view first.
        await page.getByRole('button', { name: 'Map' }).dispatchEvent('click');
        await page.getByRole('region', { name: 'Map', exact: true }).waitFor();
      };
      await showMap();
      expect(await standing()).toBe(0);
      await page.goBack();
      await expectSoon(() => cards(page).count()).toBeGreaterThan(0);
      expect(queryOf(page)).toBe('?page=2');
      await expectSoon(standing).toBe(400);
      const entries = await page.evaluate(() => history.length);
      for (const [role, name] of [
        ['button', 'List'],
        ['link', 'Back to the list'],
      ] as const) {
        await showMap();
        await page.getByRole(role, { name }).filter({ visible: true }).click();
        await expectSoon(() => cards(page).count()).toBeGreaterThan(0);
        expect(queryOf(page)).toBe('?page=2');
        await expectSoon(standing).toBe(400);
        expect(await page.evaluate(() => history.length)).toBe(entries);
      }
      // What is chosen on the map is chosen in the list as well.
      await showMap();
      await page.reload();
      await page.getByRole('region', { name: 'Map', exact: true }).waitFor();
      await page.getByRole('button', { name: 'List' }).filter({ visible: true }).click();
      await expectSoon(() => cards(page).count()).toBeGreaterThan(0);
    },
  );

  // spec: route.listing
  test('begins with the category that was chosen in the lead form, and says that the requirement is stored', async ({
    open,
  }) => {
    const page = await visit(open, `${listingUrl}?categoryId=1&sent=1`);
    await page.getByText(/^Your requirement is stored\./).waitFor();
    await page.evaluate(() => {
      const state = { fullName: 'Asha', email: 'a@example.in', phone: '9876543210', selectedNavCategory: '7' };
      history.pushState(state, '', '/equipments');
    });
    const said = page.getByRole('status').filter({ hasText: 'Your requirement is stored, Asha.' });
    await said.waitFor();
    const next = said.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
    expect(await next.allInnerTexts()).toEqual([
      expect.stringMatching(/^Stored/),
      expect.stringMatching(/^Owners call\s+They see \+91 98765 43210\.$/),
      expect.stringMatching(/^You choose/),
    ]);
    await page.getByRole('heading', { name: 'Lifting EQUIPMENTS on rent' }).waitFor();
  });
});

describe('when the list does not load', () => {
  const failures: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
    ['fails', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Too busy.', code: 'x' } })],
    ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Gateway</p>' })],
    ['is null', (route) => route.fulfill({ json: null })],
    ['is cut off', (route) => route.abort()],
  ];

  test.for(sampleOf(failures))(
    'because its answer %s, the page stays, says so, and Retry works',
    async ([, answer], { open }) => {
      const page = await visit(open, listingUrl, { provokes: /SearchEquipments|status of 500|ERR_FAILED/ });
      await cards(page).first().waitFor();
      await page.route(searchCall, answer);
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('priceAsc');
      await page.getByRole('heading', { name: /^Error: / }).waitFor({ timeout: 15_000 });
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(landmark).isVisible()).toBe(true);
      }
      expect(await page.getByRole('heading', { name: 'No Equipment found' }).count()).toBe(0);
      await page.unroute(searchCall);
      await page.getByRole('button', { name: 'Retry' }).click();
      await cards(page).first().waitFor();
      expect(queryOf(page)).toBe('?sort=priceAsc');
    },
  );

  test(
    'because it never ends, six placeholders are shown and another list can be requested',
    otherHalf,
    async ({ open }) => {
      const page = await visit(open, listingUrl);
      await cards(page).first().waitFor();
      await page.route(searchCall, () => undefined);
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest');
      await page.getByText('Loading machines in Pune').waitFor();
      expect(await page.locator('.y-card--skeleton').count()).toBe(6);
      await page.unroute(searchCall);
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('priceDesc');
      await cards(page).first().waitFor();
    },
  );

  test('the page works without the categories, the types and the map', more, async ({ open }) => {
    const page = await open(siteUrl, {
      provokes: /GetCategories|GetEquipmentTypeDropDown|status of 500|equipment-map/,
      before: (opened) =>
        opened.route(/GetCategories|GetEquipmentTypeDropDown/, (route) => route.fulfill({ status: 500, json: {} })),
    });
    await page.getByRole('link', { name: 'View All' }).first().click();
    await cards(page).first().waitFor();
    await page.getByRole('checkbox', { name: /^Tractor/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await chip(page, 'Tractor').waitFor();
  });
});
