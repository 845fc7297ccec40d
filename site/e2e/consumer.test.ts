/** The app of a company that installed our packages from their tarballs (packages/tooling/consumer), on its own origin. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { bringConsumer } from '@yantra/tooling/consumer';
import { cardsOf } from './host-page.ts';
import { cityPanel, describe, expect, expectSoon, siteUrl, test as visitorTest } from './visitor.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/**
 * Packing, installing and building take twenty seconds if the check of the packages has already built them; otherwise minutes.
 */
const setUpLimitMs = 300_000;

const test = visitorTest.extend('app', { scope: 'file' }, async ({}, { onCleanup }): Promise<string> => {
  const { folder } = await bringConsumer();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, siteUrl);
    const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) response.writeHead(404).end();
    else createReadStream(file).pipe(response.writeHead(200, { 'content-type': types[extname(file)] ?? '' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onCleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/?site=${encodeURIComponent(siteUrl)}`;
});

describe('a React app with the published packages', { timeout: setUpLimitMs }, () => {
  test('shows a widget as component and as element, in one city', async ({ app, open }) => {
    const page = await open(app);
    const component = page.getByRole('region', { name: 'Component' });
    const element = page.getByRole('region', { name: 'Element' });
    await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
    expect(await page.locator('yantra-equipment-carousel').getByRole('article').count()).toBe(4);
    await element.getByRole('button', { name: 'Pune' }).click();
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai\b/ })
      .click();
    await component.getByRole('button', { name: 'Mumbai' }).waitFor();
    await element.getByRole('button', { name: 'Mumbai' }).waitFor();
    // By addEventListener and by the prop of React 19.
    await expectSoon(() => page.locator('output').innerText()).toBe('Mumbai Mumbai');
    await cardsOf(page, 'Mumbai').first().waitFor();
  });

  test('controls an element from a component, without firing an event of the element', async ({ app, open }) => {
    const page = await open(app);
    await page.getByRole('region', { name: 'Component' }).getByRole('button', { name: 'Pune' }).click();
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai\b/ })
      .click();
    await cardsOf(page, 'Mumbai').first().waitFor();
    expect(await page.locator('output').innerText()).toBe('');
  });
});
