import type { Page } from 'playwright-core';
import { demoSupplier } from './accounts.ts';
import { expectClean } from './dashboard-form.ts';
import { callerOf, openAs } from './owners.ts';
import { describe, expect, expectSoon, type Open, siteUrl, test, type VisitOptions } from './visitor.ts';

/** The supplier's website, and one of somebody else's; to the browser both other sites than ours. */
const website = 'http://127.0.0.1:5599';
const elsewhere = 'http://127.0.0.1:5600';

/** Opens a page of a website that holds what was pasted. */
const openPage = (open: Open, address: string, body: string, options: VisitOptions = {}): Promise<Page> =>
  open(address, {
    ...options,
    before: async (page) => {
      await options.before?.(page);
      await page.route(`${new URL(address).origin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>Fleet</title><link rel="icon" href="data:,"><body>${body}<p>Below</p>`,
        }),
      );
    },
  });

const carousel = (page: Page) => page.locator('yantra-equipment-carousel');
const machineLinks = (page: Page) => carousel(page).getByRole('article').getByRole('link');

/** The ids of the supplier's machines that are for hire now. */
async function ownMachines(): Promise<readonly string[]> {
  const { post } = await callerOf(demoSupplier);
  const { json } = await post('/Equipment/GetOwnerEquipments', {});
  return (json['data'] as readonly { readonly id: string }[]).map(({ id }) => id);
}

async function viewsOf(): Promise<number> {
  const { read } = await callerOf(demoSupplier);
  return (await read('/Partner/Figures'))['views'] as number;
}

/** Adds the website, and copies the snippet that has its key. */
async function copiedSnippet(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'ADD WEBSITE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a website' });
  await dialog.getByLabel('Name').fill('Our shop');
  await dialog.getByLabel('Addresses').fill(`${website}/`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(website, { exact: true }).waitFor();
  const snippet = page.getByRole('textbox', { name: 'Your snippet' });
  await snippet.getByText(/^"pk_/).waitFor();
  await page.getByRole('button', { name: 'Round' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a supplier’s own pages', () => {
  test(
    'show their machines by a pasted snippet, count what is seen, and link plainly elsewhere',
    { timeout: 90_000 },
    async ({ open }) => {
      const dashboard = await openAs(open, demoSupplier, '/embed', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const own = await ownMachines();
      const pasted = await copiedSnippet(dashboard);
      expect(pasted).toMatch(/<yantra-equipment-carousel partner="pk_[\w-]{24}" supplier="own">/);
      expect(pasted).toContain('--yantra-radius-lg: 1.5rem;');
      // The preview is the element itself, and is not counted.
      await dashboard.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      await expectClean(dashboard);

      const told: string[] = [];
      const page = await openPage(open, `${website}/machines?phone=98220`, pasted, {
        before: async (opened) =>
          void opened.on('request', (request) => {
            if (request.url().endsWith('/api/Embed/Event')) told.push(request.postData() ?? '');
          }),
      });
      await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      await expectSoon(async () => (await machineLinks(page).count()) > 0).toBe(true);
      const ids = await machineLinks(page).evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? ''),
      );
      expect(ids.filter((id) => !own.includes(id))).toEqual([]);
      await expectSoon(async () => told.length).toBe(1);
      expect(JSON.parse(told[0] ?? '')).toMatchObject({
        page: '/machines',
        events: [{ kind: 'view', widget: 'equipment-carousel' }],
      });
      await expectSoon(viewsOf).toBe(1);

      const other = await openPage(open, `${elsewhere}/`, pasted, { provokes: /403/ });
      await other.locator('yantra-equipment-carousel[state="error"]').waitFor();
      expect(
        await other
          .getByRole('link', { name: /^See all machines/ })
          .first()
          .isVisible(),
      ).toBe(true);
      await expectSoon(() => other.getByRole('button', { name: 'Retry' }).count()).toBe(0);
      expect(await viewsOf()).toBe(1);

      const bare = pasted.replace(/(<yantra-equipment-carousel[^>]*>)[\s\S]*(<\/yantra-equipment-carousel>)/, '$1$2');
      const blank = await openPage(open, `${elsewhere}/`, bare, { provokes: /403/ });
      const link = blank.getByRole('link', { name: 'See all machines on Yantra' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toMatch(/\/equipments$/);
    },
  );

  test('are counted on the screen, by page', async ({ open }) => {
    const { post } = await callerOf(demoSupplier);
    const { json } = await post('/Partner/Keys', { name: 'Second shop', origins: [elsewhere] });
    const { key } = json['data'] as { readonly key: string };
    const page = await openPage(
      open,
      `${elsewhere}/hire`,
      `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script><yantra-equipment-carousel partner="${key}"></yantra-equipment-carousel>`,
    );
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/Embed/Event'));
    expect((await counted).status()).toBe(200);
    const dashboard = await openAs(open, demoSupplier, '/embed');
    await dashboard.getByRole('heading', { name: 'Views by page' }).waitFor();
    await dashboard.getByRole('listitem').filter({ hasText: '/hire' }).waitFor();
  });
});
