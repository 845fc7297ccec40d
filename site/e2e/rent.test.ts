import { allCities } from '@yantra/places/all';
import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { accessibilityFaults, overflowing } from './faults.ts';
import { citySelector, desktop, describe, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const notFound = /^(?:answered 404|logged: Failed to load resource)/;

/** The paths of all landing pages, as search engines find them. */
async function paths(): Promise<readonly string[]> {
  const text = await (await fetch(`${siteUrl}/sitemap-rent.xml`)).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

const citySlugOf = (path: string) => path.split('/')[3] ?? '';
const cityOf = (path: string) => allCities.find(({ name }) => name.toLowerCase() === citySlugOf(path));

/** A landing page in a city other than the default, of a kind that has one in another city too. */
async function onePath(): Promise<string> {
  const all = await paths();
  const found = all.find(
    (path) =>
      citySlugOf(path) !== 'pune' &&
      cityOf(path) !== undefined &&
      all.some((other) => other !== path && other.split('/')[2] === path.split('/')[2]),
  );
  if (found === undefined) throw new Error('No kind has a page in two cities.');
  return found;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const elsewhere = (page: Page) => page.locator('section', { hasText: /in other cities/ }).getByRole('link');
const canonicalOf = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

describe('a landing page', () => {
  test('on a phone shows the rents in the city, and links to the same kind elsewhere', otherHalf, async ({ open }) => {
    const path = await onePath();
    const page = await open(`${siteUrl}${path}`, { viewport: phone });
    const city = cityOf(path)?.name ?? '';
    expect(await heading(page).textContent()).toMatch(new RegExp(` on rent in ${city}$`));
    expect(await page.locator('table tbody tr').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    // The page's city is also that of the header.
    await citySelector(page, city).waitFor();
    const link = elsewhere(page).first();
    const next = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`${siteUrl}${next}`);
    const there = cityOf(next)?.name ?? '';
    await expectSoon(() => heading(page).textContent()).toMatch(new RegExp(` on rent in ${there}$`));
    await expectSoon(() => page.title()).toContain(`on rent in ${there}`);
    await citySelector(page, there).waitFor();
  });

  test('has its machines in rows of four at a desk, however one comes to it', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}${await onePath()}`, { viewport: desktop });
    const cards = page.getByRole('main').getByRole('article').getByRole('article');
    const boxes = await Promise.all((await cards.all()).slice(0, 5).map((card) => card.boundingBox()));
    expect(new Set(boxes.slice(0, 4).map((box) => box?.y)).size).toBe(1);
    expect(boxes[4]?.y).toBeGreaterThan(boxes[0]?.y ?? Infinity);
  });

  test('works without JavaScript, and its list has as many machines as it says', async ({ open }) => {
    const path = await onePath();
    const page = await open(`${siteUrl}${path}`, { ...noScript, viewport: phone });
    expect(await canonicalOf(page)).toBe(`${siteUrl}${path}`);
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain('BreadcrumbList');
    for (const card of await page.getByRole('article').getByRole('article').all()) {
      expect(await card.textContent()).toMatch(/₹[\d,]+(\.\d\d)?\s*\/\s*(hour|day|week|month)/);
    }
    const all = page.getByRole('link', { name: /^See all [\d,]+$/ });
    const count = (await all.textContent())?.replace('See all ', '') ?? '';
    await all.click();
    await page.waitForURL(/\/equipments\?/);
    expect(await page.locator('main').textContent()).toContain(count);
  });

  test('works by keyboard, up to a machine', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}${await onePath()}`);
    const card = page.locator('a[href^="/equipment-details?id="]').first();
    const hasFocus = () => card.evaluate((node) => node === document.activeElement);
    for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/equipment-details\?id=/);
  });

  for (const [rows, half] of byHalves([
    ['a phone', phone, 'light'],
    ['a desk', desktop, 'dark'],
  ] as const)) {
    test.for(rows)('has no fault on %s', half, async ([, viewport, colorScheme], { open }) => {
      const page = await open(`${siteUrl}${await onePath()}`, { viewport, colorScheme });
      await heading(page).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }

  test('keeps its rents inside their frame in the narrowest window', otherHalf, async ({ open }) => {
    const path = (await paths()).find((one) => one.startsWith('/rent/earthmoving/'));
    const page = await open(`${siteUrl}${path}`, { viewport: { width: 320, height: 640 } });
    expect(await overflowing(page)).toEqual([]);
    const widthOf = (part: string) => page.locator(part).evaluate((element) => element.clientWidth);
    expect(await widthOf('.rent__table')).toBeLessThan(await widthOf('.rent__facts'));
  });

  test('does not exist for too few machines: a search is offered instead', async ({ open }) => {
    const all = new Set(await paths());
    const kinds = new Set([...all].map((path) => path.split('/')[2] ?? ''));
    const thin = [...kinds].map((kind) => `/rent/${kind}/tanda-rampur-uttar-pradesh`).find((path) => !all.has(path));
    const page = await open(`${siteUrl}${thin}`, { provokes: notFound });
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.getByRole('link', { name: /^Search for .* tanda rampur uttar pradesh$/ }).waitFor();
    expect((await fetch(`${siteUrl}${thin}`)).status).toBe(404);
  });

  test('fills the form on the home page', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}${await onePath()}`);
    const name = (await heading(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Tell owners what you need' }).click();
    await page.waitForURL(/#lead$/);
    await page.getByRole('button', { name: 'Need Machine', pressed: true }).waitFor();
    await expectSoon(() => page.getByLabel('Select Category').inputValue()).toMatch(/^\d+$/);
    const city = / on rent in (.*)$/.exec(name)?.[1] ?? '';
    await page
      .getByRole('form')
      .getByText(new RegExp(` in ${city}$`))
      .waitFor();
  });
});

test('the lead form takes a need from the address, also without JavaScript', async ({ open }) => {
  const address = `${siteUrl}/?need=${encodeURIComponent('hydra <b>14 ton</b> in Pune')}&categoryId=7#lead`;
  const page = await open(address, noScript);
  const form = page.getByRole('form', { name: 'Your requirement' });
  await form.getByText('hydra <b>14 ton</b> in Pune').waitFor();
  expect(await page.getByLabel('Select Category').inputValue()).toBe('7');
  expect(await form.locator('input[name="details"]').inputValue()).toBe('hydra <b>14 ton</b> in Pune');
});
