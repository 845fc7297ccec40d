import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
/** The map on the home page: markers, the chosen machine's card, the list in step, the place search, and failing calls. */
import type { Page } from 'playwright-core';
import { overflowing } from './faults.ts';
import { chooseCity, describe, desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Machines on the map' });
const markers = (page: Page) => map(page).locator('button[data-key]');
const told = (page: Page) => page.getByText(/machines? in this part of the map\.$/i).first();

/** Scrolls the map into view; not by Playwright, since the field it scrolls to is replaced when the map's code has loaded. */
const scrollToMap = (page: Page) =>
  page.getByPlaceholder('Search for location').evaluate((field) => field.scrollIntoView({ block: 'start' }));

/** Scrolls the map into view and waits for its machines. */
async function showMap(page: Page) {
  await scrollToMap(page);
  await markers(page).first().waitFor();
}

/** Opens clusters until a single machine can be pressed. */
async function pressMachine(page: Page): Promise<string> {
  for (let depth = 0; depth < 5; depth += 1) {
    const single = map(page).locator('button.y-map__marker').first();
    if (await single.count()) {
      // The markers are replaced by the answer to the last movement.
      await expectSoon(() => map(page).locator('.y-map__busy').count()).toBe(0);
      // The price follows the name.
      const name = ((await single.getAttribute('aria-label')) ?? '').replace(/, ₹.*/, '');
      await single.press('Enter');
      return name;
    }
    const answered = page.waitForResponse((response) => response.url().includes('/api/Map/Viewport'));
    // The southernmost: in the north are the machines that journeys add, all at one address, which no zoom separates.
    await markers(page).last().press('Enter');
    await answered;
  }
  throw new Error('No single machine came into view.');
}

describe.each(
  sampleOf([
    ['a phone', phone],
    ['a desktop', desktop],
  ]),
)('the map on %s', (_, viewport) => {
  // spec: about.browse, map.markers, visitors.may
  test('shows machines as buttons and as a list, and a machine leads to its page', async ({ open }) => {
    const page = await open(siteUrl, { viewport });
    await showMap(page);
    await list(page).getByRole('listitem').first().waitFor();
    const name = await pressMachine(page);
    const link = map(page).getByRole('article').getByRole('link', { name });
    await link.waitFor();
    await expectSoon(() => map(page).getByRole('article').innerText()).toMatch(/₹[\d,]+\s*\/ (hour|day|week|month)/);
    expect(await overflowing(page)).toEqual([]);
    await link.click();
    await page.waitForURL(/\/equipment-details\?id=/);
  });

  test('flies to a PIN code and says how many machines are there', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, { viewport });
    await showMap(page);
    const before = await told(page).innerText();
    await page.getByRole('combobox', { name: 'Search for location' }).fill('422001');
    await page.getByRole('listbox', { name: 'Places' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => told(page).innerText()).not.toBe(before);
  });
});

describe('the map', () => {
  test('follows the city', more, async ({ open }) => {
    const page = await open(siteUrl);
    await showMap(page);
    await chooseCity(page, 'Pune', 'Mumbai');
    await page.getByRole('heading', { name: 'Machines near Mumbai' }).waitFor();
    await list(page).getByRole('listitem').first().waitFor();
  });

  test('works by keyboard: arrows, plus and minus, Tab, Enter and Escape', otherHalf, async ({ open }) => {
    const page = await open(siteUrl);
    await showMap(page);
    await map(page).focus();
    const answered = page.waitForResponse((response) => response.url().includes('zoom=12'));
    await page.keyboard.press('+');
    await answered;
    const moved = page.waitForResponse((response) => response.url().includes('/api/Map/Viewport'));
    await page.keyboard.press('ArrowUp');
    await moved;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-key'))).toBe(true);
    const name = await pressMachine(page);
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await page.keyboard.press('Escape');
    // A marker's name includes the price.
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(name);
  });

  test('stays when its machines cannot be loaded, and Retry loads them', otherHalf, async ({ open }) => {
    let isBroken = true;
    const page = await open(siteUrl, {
      provokes: /Map\/Viewport|500/,
      before: (opened) =>
        opened.route('**/api/Map/Viewport**', (route) =>
          isBroken ? route.fulfill({ status: 500, body: '<h1>Oops</h1>', contentType: 'text/html' }) : route.continue(),
        ),
    });
    await scrollToMap(page);
    const retry = map(page).getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    isBroken = false;
    await retry.click();
    await markers(page).first().waitFor();
  });

  test('says so when its own code cannot be loaded, and Retry loads it', more, async ({ open }) => {
    let isBroken = true;
    const page = await open(siteUrl, {
      provokes: /live-map|ERR_FAILED|Failed to/,
      before: (opened) =>
        opened.route('**/static/js/live-map-*.js', (route) => (isBroken ? route.abort() : route.continue())),
    });
    await scrollToMap(page);
    await page.getByText('The map could not be loaded.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await page.getByText('The map could not be loaded.').or(map(page)).first().waitFor();
  });
});
