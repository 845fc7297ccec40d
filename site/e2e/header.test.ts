import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Locator, Page, Route } from 'playwright-core';
import {
  cityPanel,
  citySelector,
  describe,
  desktop,
  expect,
  expectSoon,
  machinesIn,
  phone,
  siteUrl,
  test,
} from './visitor.ts';

const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search equipment' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string): Locator => list(page).getByRole('option', { name, exact: true });
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname);
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const suggestions = '**/api/Search/Suggest**';

describe('the header', () => {
  // spec: header.logo, header.logged-out, header.city, visitors.may, shell.only-dashboard
  test('has the logo as a link home, the city, the e-mail address and the log-in, and nothing of the dashboard', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/contact-us`, { viewport: desktop });
    const header = page.getByRole('banner');
    const city = citySelector(page, 'Pune');
    await city.waitFor();
    // It is a button, not a text field.
    expect(await city.evaluate(({ tagName }) => tagName)).toBe('BUTTON');
    const mail = header.getByRole('link', { name: 'hello@yantra.example' });
    expect(await mail.getAttribute('href')).toBe('mailto:hello@yantra.example');
    await header.getByRole('button', { name: 'Login In/Sign Up' }).waitFor();
    expect(await header.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(0);
    await header.getByRole('link', { name: 'Yantra, home' }).click();
    await machinesIn(page, 'Pune');
    expect(pathOf(page)).toBe('/');
  });
});

describe('the search box', () => {
  // spec: header.search, route.search, about.browse
  test('opens the listing of the typed text, and nothing while it is empty', async ({ open }) => {
    const page = await open(siteUrl);
    await machinesIn(page, 'Pune');
    await searchBox(page).fill('   ');
    await page.keyboard.press('Enter');
    expect(pathOf(page)).toBe('/');
    await searchBox(page).fill('diesel generator');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await expectSoon(async () => pathOf(page)).toBe('/equipments/diesel generator');
    expect(await searchBox(page).inputValue()).toBe('diesel generator');
    await page.goBack();
    await expectSoon(() => searchBox(page).inputValue()).toBe('');
  });

  test('offers a category while typing, and opens it by keyboard', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`);
    await searchBox(page).focus();
    await page.keyboard.type('tracto');
    await option(page, 'Tractors').waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      if ((await option(page, 'Tractors').getAttribute('aria-selected')) === 'true') break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expectSoon(async () => page.url()).toMatch(/\/equipments\?categoryId=1\b/);
    await expectSoon(() => list(page).count()).toBe(0);
    await expectSoon(() => hasFocus(page.getByRole('main'))).toBe(true);
  });

  test(
    'asks once for each thing, however fast somebody types before its code is there',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      const asked: string[] = [];
      page.on('request', (request) => /Suggest|kindsOf/.test(request.url()) && asked.push(request.url()));
      await searchBox(page).pressSequentially('crane');
      await list(page).waitFor();
      expect(asked.filter((url) => url.includes('kindsOf'))).toHaveLength(1);
      expect(new Set(asked).size).toBe(asked.length);
    },
  );

  test('chooses a city on a phone, and shows its machines', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, { viewport: phone, hasTouch: true });
    await machinesIn(page, 'Pune');
    await searchBox(page).tap();
    await searchBox(page).pressSequentially('nashi');
    await list(page)
      .getByRole('option', { name: /^Nashik Maharashtra,/ })
      .tap();
    await expectSoon(async () => pathOf(page)).toBe('/equipments');
    await citySelector(page, 'Nashik').waitFor();
    expect(await searchBox(page).inputValue()).toBe('');
  });

  test('closes the list on Escape and keeps the words', more, async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`);
    await searchBox(page).pressSequentially('crane');
    await list(page).waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => list(page).count()).toBe(0);
    expect(await searchBox(page).inputValue()).toBe('crane');
    expect(await hasFocus(searchBox(page))).toBe(true);
  });

  const failures: readonly (readonly [how: string, answer: (route: Route) => unknown])[] = [
    ['cannot be had', (route) => route.abort()],
    ['never come', () => undefined],
    ['are a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Busy</h1>' })],
    ['are null', (route) => route.fulfill({ json: null })],
    ['fail', (route) => route.fulfill({ status: 500, json: { success: false, message: 'No', code: 'server.failed' } })],
  ];
  test.for(sampleOf(failures))('works silently when suggestions %s', otherHalf, async ([, answer], { open }) => {
    const page = await open(`${siteUrl}/contact-us`, {
      provokes: /ERR_FAILED|Suggest/,
      before: (opened) => opened.route(suggestions, answer),
    });
    const asked = page.waitForRequest(suggestions);
    await searchBox(page).pressSequentially('crane');
    await asked;
    await page.keyboard.press('Enter');
    await expectSoon(async () => pathOf(page)).toBe('/equipments/crane');
    expect(await page.locator('#notices').count()).toBe(0);
  });

  test('says in the list that there is no connection', more, async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`, { provokes: /ERR_INTERNET_DISCONNECTED/ });
    await searchBox(page).pressSequentially('crane');
    await list(page).waitFor();
    await page.context().setOffline(true);
    await searchBox(page).pressSequentially('s');
    await page.getByText('You seem to be offline. Suggestions come back with the connection.').waitFor();
  });
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

  test('the search box is a form, and the log-in button leads to a page', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, noScript);
    await searchBox(page).fill('tractor');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteUrl}/equipments?q=tractor`);
    expect(await searchBox(page).inputValue()).toBe('tractor');
    await page.getByRole('button', { name: 'Login In/Sign Up' }).click();
    await page.waitForURL(/\/log-in/);
    expect(await page.getByRole('main').innerText()).toContain('Logging in needs JavaScript.');
    expect(await page.getByRole('banner').getByRole('button', { name: 'Pune' }).count()).toBe(0);
  });
});

describe('a page whose code cannot be loaded', () => {
  const code = '**/static/js/terms.page*';
  const policies = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' });
  const provokes = /terms\.page|ERR_FAILED/;

  // spec: third-party.scripts
  test('keeps header and footer, says so, and Retry loads it', async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`, { provokes });
    await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor();
    await page.route(code, (route) => route.abort());
    await policies(page).click();
    await page.getByText('This page could not be loaded').waitFor();
    await searchBox(page).waitFor();
    await policies(page).waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Terms and Conditions', level: 1 }).waitFor();
  });

  test('does so as the first page too, where the header still works', more, async ({ open }) => {
    const page = await open(`${siteUrl}/terms-and-conditions`, {
      provokes,
      before: (opened) => opened.route(code, (route) => route.abort()),
    });
    await page.getByText('This page could not be loaded').waitFor();
    await citySelector(page, 'Pune').click();
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai/ })
      .click();
    await citySelector(page, 'Mumbai').waitFor();
    await page.unroute(code);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Law and courts' }).waitFor();
  });

  test('is replaced by a page that was requested later', more, async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`);
    await page.getByRole('heading', { name: 'Contact Us', level: 1 }).waitFor();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await held;
      await route.continue();
    });
    await policies(page).click();
    await page.locator('html[data-arriving="/terms-and-conditions"]').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click();
    await page.getByRole('heading', { name: 'Refund Policy', level: 1 }).waitFor();
    const came = page.waitForResponse(code);
    release();
    await came;
    await expectSoon(() => page.locator('html[data-arriving]').count()).toBe(0);
    expect(pathOf(page)).toBe('/refund-policy');
  });
});
