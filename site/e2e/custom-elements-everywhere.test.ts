/**
 * The expectations of custom-elements-everywhere.com on a framework and an element, with the pages of the torture board:
 * properties, events, children, mounting and unmounting.
 */
import { type FleetState, frameworks, type HostPage, hostPage } from '@yantra/testing/board';
import { byHalves, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { test } from './host-page.ts';
import { chooseCity, describe, expect, expectSoon, machinesIn, siteUrl } from './visitor.ts';

const carousel = 'yantra-equipment-carousel';
const map = 'yantra-equipment-map';
const set = (page: Page, change: Partial<FleetState>) => page.evaluate((wanted) => window.fleet.set(wanted), change);
const property = (page: Page, tag: string, name: string) =>
  page.locator(tag).evaluate((element, wanted) => (element as unknown as Record<string, unknown>)[wanted], name);

for (const [rows, half] of byHalves(sampleOf(frameworks, 2))) {
  describe.each(rows)('in %s', half, (framework) => {
    let fleet: HostPage;
    beforeAll(async () => {
      fleet = await hostPage(framework, siteUrl);
    });

    test('an element accepts texts, numbers, booleans and objects as properties, and follows their changes', async ({
      open,
      serve,
    }) => {
      const page = await open(await serve(fleet));
      expect((await machinesIn(page, 'Pune')).length).toBe(6);
      expect(await property(page, carousel, 'limit')).toBe(6);
      expect(await property(page, carousel, 'heading')).toBe(true);
      await page.locator(carousel).getByRole('heading', { name: 'Products / Equipments' }).waitFor();
      await set(page, { city: 'Mumbai', limit: 3, heading: false });
      expect((await machinesIn(page, 'Mumbai')).length).toBe(3);
      expect(await property(page, carousel, 'heading')).toBe(false);
      expect(await page.locator(carousel).getByRole('heading', { name: 'Products / Equipments' }).count()).toBe(0);
      // React and Vue check whether the element has a property: it must be loaded.
      await page.locator(map).scrollIntoViewIfNeeded();
      await page.waitForFunction((tag) => customElements.get(tag), map);
      await set(page, { filters: { discount: 25 } });
      await expectSoon(() => property(page, map, 'filters')).toEqual({ discount: 25 });
    });

    test('an element’s events reach the framework’s listeners', async ({ open, serve }) => {
      const page = await open(await serve(fleet));
      await machinesIn(page, 'Pune');
      await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
      await expectSoon(() => page.evaluate(() => window.fleet.heard)).toEqual([
        expect.objectContaining({ name: 'Mumbai' }),
      ]);
    });

    test('the framework can change an element’s children, and mount and unmount it', async ({ open, serve }) => {
      const page = await open(await serve(fleet));
      await machinesIn(page, 'Pune');
      await set(page, { note: 'Fresh from the yard' });
      await expectSoon(() => page.locator(`${carousel} > p`).textContent()).toBe('Fresh from the yard');
      await machinesIn(page, 'Pune');
      await set(page, { isShown: false });
      await expectSoon(() => page.locator(carousel).count()).toBe(0);
      await set(page, { isShown: true });
      await machinesIn(page, 'Pune');
    });
  });
}
