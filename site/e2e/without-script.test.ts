import { otherHalf } from '@yantra/testing/sample';
import { carouselOf, describe, expect, machinesIn, siteUrl, test } from './visitor.ts';

/** The browser then reports the page's module scripts as blocked. */
const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

/** Shown only without a script; locators by text and role ignore it. */
const cityLinks = 'noscript .cities a';

describe('without JavaScript', () => {
  test('the home page lists machines with prices and units, each a link', async ({ open }) => {
    const page = await open(siteUrl, noScript);
    const links = carouselOf(page, 'Pune').getByRole('article');
    expect(await links.count()).toBe(12);
    for (const card of await links.all()) {
      expect(await card.textContent()).toMatch(/₹[\d,]+(\.\d\d)?\s*\/\s*(hour|day|week|month)/);
      expect(await card.getByRole('link').getAttribute('href')).toMatch(/^\/equipment-details\?id=[\w-]+$/);
    }
  });

  test('the featured cities are links, and lead to their machines', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, noScript);
    const links = page.locator(cityLinks);
    expect(await links.count()).toBe(10);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    const mumbai = links.filter({ hasText: 'Mumbai' });
    expect(await mumbai.getAttribute('href')).toBe('/?city=1');
    await mumbai.click();
    await carouselOf(page, 'Mumbai').waitFor();
    expect(await page.title()).toBe('Machines for hire in Mumbai · Yantra');
    expect(await carouselOf(page, 'Mumbai').getByRole('article').count()).toBeGreaterThan(0);
  });

  test('an unknown city in the address shows Pune', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/?city=${encodeURIComponent('<script>alert(1)</script>')}`, noScript);
    await carouselOf(page, 'Pune').waitFor();
    expect(await page.content()).not.toContain('alert(1)</script>');
  });

  test('with it, those links are gone and the selector replaces them', async ({ open }) => {
    const page = await open(siteUrl);
    await machinesIn(page, 'Pune');
    expect(await page.locator(cityLinks).count()).toBe(0);
  });
});
