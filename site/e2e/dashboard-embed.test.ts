import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { more, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { demoSupplier } from './accounts.ts';
import { expectClean } from './dashboard-form.ts';
import { callerOf, openAs } from './owners.ts';
import { describe, expect, expectSoon, siteUrl, test as visitorTest } from './visitor.ts';

/** A person's website, another site to the browser; it shows the snippet pasted last. */
interface Website {
  readonly origin: string;
  readonly paste: (markup: string) => void;
}

const test = visitorTest.extend('website', async ({}, { onCleanup }) => {
  const servers: Server[] = [];
  onCleanup(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
  return async (): Promise<Website> => {
    let body = '';
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><html lang="en"><title>Fleet</title><link rel="icon" href="data:,"><body>${body}<p>Below</p>`,
      );
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return {
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      paste(markup) {
        body = markup;
      },
    };
  };
});

const carousel = (page: Page) => page.locator('yantra-equipment-carousel');
const machineLinks = (page: Page) => carousel(page).getByRole('article').getByRole('link');

/** The ids of the supplier's machines that are available now. */
async function ownMachines(): Promise<readonly string[]> {
  const { post } = await callerOf(demoSupplier);
  const { json } = await post('/Equipment/GetOwnerEquipments', {});
  return (json['data'] as readonly { readonly id: string }[]).map(({ id }) => id);
}

async function figureOf(name: 'views' | 'leads'): Promise<number> {
  const { read } = await callerOf(demoSupplier);
  return (await read('/Partner/Figures'))[name] as number;
}
const viewsOf = () => figureOf('views');
const leadsOf = () => figureOf('leads');

/** Adds the website, and copies its snippet with the key. */
async function copiedSnippet(page: Page, origin: string): Promise<string> {
  await page.getByRole('button', { name: 'ADD WEBSITE' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a website' });
  await dialog.getByLabel('Name').fill('Our shop');
  await dialog.getByLabel('Addresses').fill(`${origin}/`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(origin, { exact: true }).waitFor();
  const snippet = page.getByRole('textbox', { name: 'Your snippet' });
  await snippet.getByText(/^"pk_/).waitFor();
  await page.getByRole('button', { name: 'Round' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a supplier’s own pages', () => {
  test(
    'show their machines by a pasted snippet, count views, and show a plain link on other websites',
    { ...otherHalf, timeout: 90_000 },
    async ({ open, website }) => {
      const dashboard = await openAs(open, demoSupplier, '/embed', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const [shop, stranger] = [await website(), await website()];
      const own = await ownMachines();
      const pasted = await copiedSnippet(dashboard, shop.origin);
      expect(pasted).toMatch(/<yantra-equipment-carousel partner="pk_[\w-]{24}" supplier="own">/);
      expect(pasted).toContain('--yantra-radius-lg: 1.5rem;');
      // The preview is the real element, and is not counted.
      await dashboard.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      await expectClean(dashboard);

      const [told, before]: [string[], number] = [[], await viewsOf()];
      shop.paste(pasted);
      const page = await open(`${shop.origin}/machines?phone=98220`, {
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
      await expectSoon(viewsOf).toBe(before + 1);

      stranger.paste(pasted);
      const other = await open(stranger.origin, { provokes: /403/ });
      await other.locator('yantra-equipment-carousel[state="error"]').waitFor();
      expect(
        await other
          .getByRole('link', { name: /^See all machines/ })
          .first()
          .isVisible(),
      ).toBe(true);
      await expectSoon(() => other.getByRole('button', { name: 'Retry' }).count()).toBe(0);
      expect(await viewsOf()).toBe(before + 1);

      const bare = pasted.replace(/(<yantra-equipment-carousel[^>]*>)[\s\S]*(<\/yantra-equipment-carousel>)/, '$1$2');
      stranger.paste(bare);
      const blank = await open(stranger.origin, { provokes: /403/ });
      const link = blank.getByRole('link', { name: 'See all machines on Yantra' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toMatch(/\/equipments$/);
    },
  );

  test('have their counts on the screen, by page', more, async ({ open, website }) => {
    const shop = await website();
    const { post } = await callerOf(demoSupplier);
    const { json } = await post('/Partner/Keys', { name: 'Second shop', origins: [shop.origin] });
    const { key } = json['data'] as { readonly key: string };
    shop.paste(
      `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script><yantra-equipment-carousel partner="${key}"></yantra-equipment-carousel>`,
    );
    const before = await viewsOf();
    await open(`${shop.origin}/hire`);
    await expectSoon(viewsOf).toBe(before + 1);
    const dashboard = await openAs(open, demoSupplier, '/embed');
    await dashboard.getByRole('heading', { name: 'Views by page' }).waitFor();
    await dashboard.getByRole('listitem').filter({ hasText: '/hire' }).waitFor();
  });

  test('accept requirements by a form with their key, and count them', async ({ open, website }) => {
    const shop = await website();
    const { post } = await callerOf(demoSupplier);
    const { json } = await post('/Partner/Keys', { name: 'Third shop', origins: [shop.origin] });
    const { key } = json['data'] as { readonly key: string };
    shop.paste(
      `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script><yantra-lead-form mode="need" partner="${key}"></yantra-lead-form>`,
    );
    const page = await open(`${shop.origin}/contact`);
    const before = await leadsOf();
    await page.getByLabel('Full Name').fill('Sunita Jadhav');
    await page.getByLabel('Email Id').fill('sunita.jadhav@example.com');
    await page.getByLabel('Phone no.').fill('98220 41573');
    await page.getByLabel('Select Category').selectOption('Earthmoving');
    await page.getByRole('button', { name: 'Submit Requirement' }).click();
    await page.getByText('Your requirement for Earthmoving in Pune has been sent.').waitFor();
    await expectSoon(leadsOf).toBe(before + 1);
  });
});
