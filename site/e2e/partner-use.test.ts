/** Visitors use the widgets on a partner's page: there they run on another engine than on the site. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { carouselTag, test } from './host-page.ts';
import { describe, expect, expectSoon, siteUrl } from './visitor.ts';

/** Records the widgets' events, and prevents them from leaving the page. */
const recordEvents = (page: Page) =>
  page.evaluate(() => {
    const events: { readonly type: string; readonly detail: unknown }[] = [];
    Object.assign(window, { widgetEvents: events });
    for (const name of ['search-submit', 'suggestion-select', 'equipment-select', 'lead-submit', 'query-change']) {
      document.addEventListener(`yantra-${name}`, (event) => {
        if (name !== 'lead-submit') event.preventDefault();
        events.push({ type: name, detail: (event as CustomEvent).detail });
      });
    }
  });
const eventsOf = (page: Page) => page.evaluate<readonly { type: string; detail: object }[]>('window.widgetEvents');

describe('on another company’s page', () => {
  test('the search box suggests while typing, and reports the choice', async ({ open, host }) => {
    const page = await open(await host('<yantra-equipment-search></yantra-equipment-search>'));
    await recordEvents(page);
    const field = page.getByRole('combobox', { name: 'Search equipment' });
    await field.pressSequentially('tracter');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectSoon(() => eventsOf(page)).toMatchObject([{ type: 'suggestion-select', detail: { name: /./ } }]);
    await field.fill('excavator');
    await field.press('Enter');
    await expectSoon(async () => (await eventsOf(page)).at(-1)).toMatchObject({
      type: 'search-submit',
      detail: { term: 'excavator', href: `${siteUrl}/equipments/excavator` },
    });
  });

  test('four carousels become live one after the other: no task holds the page for all of them', async ({
    open,
    host,
  }) => {
    const page = await open(await host(carouselTag.repeat(4)), {
      before: async (opened) => {
        await opened.route(`${siteUrl}/api/**`, () => undefined);
        await opened.addInitScript(() => {
          const { scheduler } = window as unknown as {
            readonly scheduler: { postTask(act: () => void, how: { readonly priority: 'user-blocking' }): void };
          };
          const together: number[] = [];
          Object.assign(window, { together });
          let count = 0;
          // A task before any other that waits: it ends what one task has changed.
          const end = (): void => {
            together.push(count);
            count = 0;
          };
          new MutationObserver(({ length }) => {
            if (count === 0) scheduler.postTask(end, { priority: 'user-blocking' });
            count += length;
          }).observe(document, { subtree: true, attributeFilter: ['state'] });
        });
      },
    });
    await expectSoon(() => page.evaluate('window.together')).toEqual([1, 1, 1, 1]);
  });

  test('the listing is filtered, searched and paged', otherHalf, async ({ open, host }) => {
    const page = await open(await host('<yantra-equipment-listing page-size="6"></yantra-equipment-listing>'));
    const total = async () => Number((await page.getByText(/^\d+ machines? in Pune/).innerText()).split(' ')[0]);
    await page.getByRole('article').first().waitFor();
    const all = await total();
    await page.getByRole('checkbox', { name: /^10% or more/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectSoon(total).toBeLessThan(all);
    await page.getByRole('link', { name: 'Remove 10% or more' }).click();
    await expectSoon(total).toBe(all);
    const first = await page.getByRole('article').first().innerText();
    await page.getByRole('link', { name: 'Next' }).click();
    await expectSoon(() => page.getByRole('article').first().innerText()).not.toBe(first);
    await page.getByPlaceholder('Search in this list').pressSequentially('JCB');
    await expectSoon(() => page.getByRole('article').first().innerText()).toContain('JCB');
  });

  test('a machine’s pictures are enlarged and its reviews paged', async ({ open, host }) => {
    const answer = await fetch(`${siteUrl}/api/Equipment/SearchEquipments?page=1&pageSize=1&sort=rating`);
    const { data } = (await answer.json()) as { readonly data: readonly { readonly id: string }[] };
    const page = await open(
      await host(`<yantra-equipment-details equipment-id="${data[0]?.id ?? ''}"></yantra-equipment-details>`),
    );
    await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: 'Get Seller Details' }).first().waitFor();
  });

  test('the map opens its clusters down to a machine, and Escape closes that', otherHalf, async ({ open, host }) => {
    const page = await open(await host('<yantra-equipment-map></yantra-equipment-map>'));
    const map = page.getByRole('region', { name: 'Map', exact: true });
    const single = map.locator('button.y-map__marker');
    const cluster = map.getByRole('button', { name: /^[\d,]+ machines$/ }).first();
    // Of machines that no zoom can part.
    const listed = map.getByRole('group', { name: /at this place$/ });
    const count = async () => (await single.count()) + (await listed.count());
    await expectSoon(async () => (await cluster.count()) + (await count())).toBeGreaterThan(0);
    for (let depth = 0; depth < 5 && (await count()) === 0; depth += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/api/Map/Viewport'));
      const opened = Promise.race([answered, listed.waitFor()]);
      await cluster.press('Enter');
      await opened;
      await expectSoon(() => map.locator('.y-map__busy').count()).toBe(0);
    }
    const ofList = listed.getByRole('listitem').getByRole('button');
    await ((await listed.count()) > 0 ? ofList : single).first().press('Enter');
    await map.getByRole('article').getByRole('link').press('Escape');
    await expectSoon(() => map.getByRole('article').count()).toBe(0);
  });

  test(
    'the form shows a field’s error, reports what is sent, and without a key links to the marketplace’s',
    otherHalf,
    async ({ open, host }) => {
      const page = await open(await host('<yantra-lead-form mode="need"></yantra-lead-form>'), { provokes: /403/ });
      await recordEvents(page);
      const submit = page.getByRole('button', { name: 'Submit Requirement' });
      await submit.filter({ hasText: '4 fields to go' }).waitFor();
      await page.getByLabel('Full Name').pressSequentially('Sunita Jadhav');
      await page.getByLabel('Email Id').pressSequentially('sunita');
      await page.getByLabel('Phone no.').pressSequentially('98220 41573');
      await page.getByLabel('Select Category').selectOption('Earthmoving');
      await submit.click();
      await expectSoon(() => page.getByLabel('Email Id').getAttribute('aria-invalid')).toBe('true');
      await page.getByLabel('Email Id').fill('sunita.jadhav@example.com');
      await submit.click();
      // A page without a key may not send requirements; the form says so, and links to the marketplace's.
      const alert = page.getByRole('alert').filter({ hasText: 'Requirements cannot be sent from this website.' });
      expect(await alert.getByRole('link', { name: 'Go to Yantra' }).getAttribute('href')).toBe(`${siteUrl}/`);
      expect((await eventsOf(page)).at(-1)).toMatchObject({
        type: 'lead-submit',
        detail: { mode: 'need', city: 'Pune' },
      });
    },
  );
});
