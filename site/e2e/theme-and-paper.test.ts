import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { accountMenu, demoSupplier, loggedIn } from './accounts.ts';
import { hasFocus } from './keys.ts';
import { addressOf, rich } from './machines.ts';
import { describe, desktop, expect, expectSoon, siteUrl, test } from './visitor.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(255, 252, 246)';
const dark = 'rgb(21, 23, 26)';

/** The theme of a page's very first frame: when its body begins. */
const atBody = (): void => {
  new MutationObserver((_changes, observer) => {
    if (!document.body) return;
    observer.disconnect();
    Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] });
  }).observe(document, { childList: true, subtree: true });
};

describe('the theme', () => {
  test('chosen in the footer is set before the next page’s first paint, also where a policy forbids inline scripts', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/terms-and-conditions`, { viewport: desktop, colorScheme: 'light' });
    expect(await ground(page)).toBe(light);
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
    await expectSoon(() => ground(page)).toBe(dark);
    await page.addInitScript(atBody);
    await page.goto(`${siteUrl}/contact-us`);
    expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark');
    expect(await ground(page)).toBe(dark);
    await page.goto(`${siteUrl}/api/docs`);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  });

  test(
    'is chosen in the dashboard’s menu, also by keyboard, and Auto follows the device again',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${siteUrl}/dashboard`, {
        ...(await loggedIn(demoSupplier)),
        viewport: desktop,
        colorScheme: 'dark',
      });
      await accountMenu(page, demoSupplier.name).press('Enter');
      const choice = (name: string) => page.getByRole('menuitemradio', { name });
      await expectSoon(() => choice('Auto').getAttribute('aria-checked')).toBe('true');
      // Arrow keys work once the list has the focus.
      await expectSoon(() => hasFocus(page.getByRole('menuitem').first())).toBe(true);
      await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      await expectSoon(() => ground(page)).toBe(light);
      expect(await choice('Light').getAttribute('aria-checked')).toBe('true');
      await choice('Auto').press('Enter');
      await expectSoon(() => ground(page)).toBe(dark);
    },
  );
});

describe('on paper', () => {
  test('a machine is one A4 page in light colours, with nothing to press', async ({ open }) => {
    const page = await open(addressOf(await rich()), { viewport: desktop, colorScheme: 'dark' });
    await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').all()).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).evaluate((node) => getComputedStyle(node).color)).toBe(
      'rgb(35, 38, 43)',
    );
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(1);
  });

  test('a list has only its machines, without filters and categories', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/equipments`, { viewport: desktop });
    await page.getByRole('article').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('article').count()).toBe(20);
    for (const role of ['button', 'checkbox', 'searchbox', 'navigation'] as const) {
      expect(await page.getByRole(role).all()).toEqual([]);
    }
    const lefts = await page
      .getByRole('article')
      .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);
    expect(lefts).toHaveLength(3);
    expect(await page.getByRole('article').locator('img').first().isVisible()).toBe(false);
  });

  test('every page shows its address', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/equipments?sort=rating`, { viewport: desktop });
    await page.getByRole('article').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const said = await page.evaluate(() => getComputedStyle(document.body, '::after').content);
    expect(said).toContain(`${new URL(siteUrl).host}/equipments?sort=rating`);
  });
});
