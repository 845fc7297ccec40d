import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { describe, desktop, expect, expectSoon, phone, quiet, siteUrl, test } from './visitor.ts';

const listingUrl = `${siteUrl}/equipments`;
/** The browser then reports the page's module scripts as blocked. */
const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true });
const strips = (page: Page) => page.locator('.y-card__job:not([data-pending])');
/** The totals on the page, in rupees. */
const totalsOf = async (page: Page): Promise<readonly number[]> =>
  (await strips(page).locator('b').allInnerTexts()).map((text) => Number(text.replaceAll(/[₹,]/g, '')));
const paramOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** Says for how many days; on a phone in the panel that one line opens. */
async function sayDays(page: Page, days: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^See what your job costs/ }).click();
  await fieldOf(page, 'For').fill(days);
  if (isPhone) await page.getByRole('dialog').getByRole('button', { name: 'Show totals' }).click();
  else await page.keyboard.press('Enter');
}

describe('a renter’s job', () => {
  for (const [rows, half] of byHalves([
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const)) {
    test.for(rows)(
      'has its total on every card, an order by it, and stays until it is cleared, on %s',
      half,
      async ([, viewport], { open }) => {
        const page = await open(listingUrl, { viewport });
        await quiet(page);
        expect(await strips(page).count()).toBe(0);

        await sayDays(page, '12', viewport === phone);
        await expectSoon(async () => (await totalsOf(page)).length).toBeGreaterThan(0);
        expect(await strips(page).count()).toBe(await page.getByRole('article').count());
        expect(await strips(page).first().innerText()).toMatch(/for 12 days,/);
        expect(await page.locator('.y-listing__note').innerText()).toMatch(
          /^Totals include operator, transport to Pune and GST\./,
        );
        await expectSoon(() => paramOf(page, 'jobDays')).toBe('12');

        await page.getByRole('combobox', { name: 'Sort' }).selectOption('cost');
        await expectSoon(() => paramOf(page, 'sort')).toBe('cost');
        await quiet(page);

        await page.getByRole('link', { name: 'Page 2', exact: true }).click();
        await expectSoon(() => paramOf(page, 'page')).toBe('2');
        expect(paramOf(page, 'jobDays')).toBe('12');
        await quiet(page);
        await page.goBack();
        await expectSoon(() => paramOf(page, 'page')).toBe(null);
        expect(paramOf(page, 'jobDays')).toBe('12');
        await expectSoon(async () => (await totalsOf(page)).length).toBeGreaterThan(0);

        // A visit later, from an address that says nothing of it.
        await page.goto(listingUrl);
        await expectSoon(async () => (await totalsOf(page)).length).toBeGreaterThan(0);
        await expectSoon(() => paramOf(page, 'jobDays')).toBe('12');

        await page.getByRole('link', { name: 'Clear job' }).click();
        await expectSoon(() => strips(page).count()).toBe(0);
        await expectSoon(() => paramOf(page, 'jobDays')).toBe(null);
        await page.reload();
        await quiet(page);
        expect(await strips(page).count()).toBe(0);
      },
    );
  }

  test.for([phone, desktop])(
    'that only the browser knows moves nothing as it comes, at $width px',
    async (viewport, { open }) => {
      const page = await open(listingUrl, {
        viewport,
        before: async (opened) => {
          await opened.addInitScript(() => {
            localStorage.setItem('yantra.job', 'jobDays=12');
            const shown = window as unknown as { shift: number };
            shown.shift = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) shown.shift += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
          });
        },
      });
      await expectSoon(async () => (await totalsOf(page)).length).toBeGreaterThan(0);
      await quiet(page);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
    },
  );

  test('works without JavaScript', otherHalf, async ({ open }) => {
    for (const viewport of [phone, desktop]) {
      const page = await open(`${listingUrl}?categoryId=6`, { ...noScript, viewport });
      await fieldOf(page, 'Where').fill('Hadapsar');
      await fieldOf(page, 'For').fill('5');
      await page.locator('.y-jobbar').getByRole('button', { name: 'Show totals' }).click();
      expect(paramOf(page, 'categoryId')).toBe('6');
      expect(await strips(page).count()).toBe(await page.getByRole('article').count());
      expect((await totalsOf(page)).length).toBeGreaterThan(0);
      expect(await page.locator('.y-listing__note').innerText()).toContain('transport to Hadapsar');
      await page.getByRole('link', { name: 'Clear job' }).click();
      expect(await strips(page).count()).toBe(0);
      expect(paramOf(page, 'categoryId')).toBe('6');
    }
  });
});
