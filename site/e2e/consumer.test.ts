/** The app of a company that installed our packages from their tarballs (packages/tooling/consumer), on its own origin. */
import { join } from 'node:path';
import { otherHalf } from '@yantra/testing/sample';
import { bringConsumer } from '@yantra/tooling/consumer';
import { serveFolder } from '@yantra/tooling/serve-folder';
import { atMarketplace } from './at-marketplace.ts';
import { cardsOf } from './host-page.ts';
import { cityPanel, describe, expect, expectSoon, siteUrl, test as visitorTest } from './visitor.ts';

/**
 * Packing, installing and building take twenty seconds if the check of the packages has already built them; otherwise minutes.
 */
const setUpLimitMs = 300_000;

const test = visitorTest.extend('app', { scope: 'file' }, async ({}, { onCleanup }): Promise<string> => {
  const { folder } = await bringConsumer();
  const { url, close } = await serveFolder(join(folder, 'dist'), await atMarketplace());
  onCleanup(close);
  return url;
});

describe('a React app with the published packages', { timeout: setUpLimitMs }, () => {
  test('shows a widget as component and as element, in one city', async ({ app, open }) => {
    const page = await open(`${app}/?site=${encodeURIComponent(siteUrl)}`);
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

  test('shows a card five minutes after its developer has read the guide', async ({ app, open }) => {
    const page = await open(`${app}/five-minutes.html`);
    await page.getByRole('article').first().waitFor();
  });

  test(
    'controls an element from a component, without firing an event of the element',
    otherHalf,
    async ({ app, open }) => {
      const page = await open(`${app}/?site=${encodeURIComponent(siteUrl)}`);
      await page.getByRole('region', { name: 'Component' }).getByRole('button', { name: 'Pune' }).click();
      await cityPanel(page)
        .getByRole('button', { name: /^Mumbai\b/ })
        .click();
      await cardsOf(page, 'Mumbai').first().waitFor();
      expect(await page.locator('output').innerText()).toBe('');
    },
  );
});
