/** What a job costs: on a partner's page, and on a machine's own page. */
import { byHalves } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { test } from './host-page.ts';
import { addressOf, rich } from './machines.ts';
import { describe, desktop, expect, expectSoon, phone, quiet, siteUrl } from './visitor.ts';

const job = { jobDays: '12', jobHours: '8', jobPlace: 'Hadapsar, Pune', jobAt: '18.5,73.93' };

/** The row of the table that says the total for so many days. */
const totalOf = (page: Page, days: number) =>
  page.getByRole('row', { name: new RegExp(`^Total for ${days} days.*₹[\\d,]+\\.\\d\\d$`) });

describe('what a job costs, on a partner’s page', () => {
  for (const [rows, half] of byHalves([phone, desktop])) {
    test.for(rows)('at %o is shown, and follows the days by keyboard', half, async (viewport, { open, host }) => {
      const { id } = await rich();
      const page = await open(
        await host(`<yantra-job-cost machine="${id}" job-days="12" job-at="18.5,73.93"></yantra-job-cost>`),
        { viewport },
      );
      await totalOf(page, 12).waitFor();
      const before = await totalOf(page, 12).textContent();
      await page.getByRole('textbox', { name: 'For' }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('3');
      await totalOf(page, 3).waitFor();
      expect(await totalOf(page, 3).textContent()).not.toBe(before);
      const link = page.getByRole('link', { name: 'Ask for a quote' });
      const href = new URL((await link.getAttribute('href')) ?? '');
      expect([href.origin, href.pathname]).toEqual([siteUrl, '/equipment-details']);
      expect(Object.fromEntries(href.searchParams)).toMatchObject({ id, jobDays: '3', jobAt: '18.5,73.93' });
      await link.click();
      // The machine's page has the job.
      await totalOf(page, 3).waitFor();
    });
  }

  test.for([phone, desktop])(
    'at %o is on each card of a carousel that names a job',
    async (viewport, { open, host }) => {
      const page = await open(
        await host('<yantra-equipment-carousel job-days="12" job-hours="10"></yantra-equipment-carousel>'),
        { viewport },
      );
      const cards = page.locator('yantra-equipment-carousel').getByRole('article');
      await expectSoon(() => cards.getByText('for 12 days').count()).toBeGreaterThan(0);
      await expectSoon(async () => (await cards.getByText('for 12 days').count()) === (await cards.count())).toBe(true);
      const total = (await cards.first().locator('.y-card__job > b').textContent()) ?? '';
      await cards.first().getByRole('link').click();
      // The machine's page has the job, and says the same.
      await totalOf(page, 12).waitFor();
      expect(new URL(page.url()).searchParams.get('jobHours')).toBe('10');
      expect(await page.getByText(total, { exact: true }).count()).toBeGreaterThan(0);
    },
  );
});

describe('what a job costs, on a machine’s page', () => {
  for (const [rows, half] of byHalves([phone, desktop])) {
    test.for(rows)('at %o is said, changed, and asked about', half, async (viewport, { open }) => {
      const machine = await rich();
      const page = await open(`${addressOf(machine)}&${new URLSearchParams(job)}`, { viewport });
      await totalOf(page, 12).waitFor();
      await quiet(page);
      await page.getByRole('textbox', { name: 'For' }).fill('5');
      await totalOf(page, 5).waitFor();
      await expectSoon(() => new URL(page.url()).searchParams.get('jobDays')).toBe('5');
      await page.reload();
      await totalOf(page, 5).waitFor();
      await page.getByRole('link', { name: 'Ask for a quote' }).locator('visible=true').click();
      await page.waitForURL(/\/ask-for-quote\?/);
      await page.getByText(machine.name).first().waitFor();
      expect([
        await page.getByLabel('For how many days').inputValue(),
        await page.getByRole('textbox', { name: 'Where' }).inputValue(),
      ]).toEqual(['5', 'Hadapsar, Pune']);
    });
  }

  test('is in the page without a script, and its fields are a form of the same address', async ({ open }) => {
    const machine = await rich();
    const page = await open(`${addressOf(machine)}&${new URLSearchParams(job)}`, {
      javaScriptEnabled: false,
      provokes: /^failed: .*\.js csp$/,
    });
    await totalOf(page, 12).waitFor();
    await page.getByRole('textbox', { name: 'For' }).fill('5');
    await page.getByRole('button', { name: 'Show totals' }).click();
    await totalOf(page, 5).waitFor();
    expect(new URL(page.url()).searchParams.get('id')).toBe(machine.id);
  });
});
