// @module-tag other
/** A place is looked for on the map as people write it: the pin, the words, the address. */
import { otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { accessibilityFaults, overflowing, wcag } from './faults.ts';
import { describe, desktop, expect, expectSoon, phone, siteUrl, test } from './visitor.ts';

const placeIn = (page: Page) => new URL(page.url()).searchParams.get('place');
const field = (page: Page, name: string) => page.getByRole('combobox', { name });

describe('a place looked for on the map', () => {
  test('in Marathi has a pin and its name; reload, Back and sharing keep it, and it can be taken away', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/mr/equipments?view=map`, { viewport: desktop });
    const found = page.getByRole('img', { name: 'शोधलेले ठिकाण: Koregaon Park' });
    const said = page.getByText('Koregaon Park परिसरातील यंत्रे', { exact: true });
    await field(page, 'ठिकाण शोधा').fill('कोरेगाव पार्क');
    await page.getByRole('listbox', { name: 'ठिकाणे' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await found.waitFor();
    await said.waitFor();
    await expectSoon(() => placeIn(page)).toBe('18.536_73.893_Koregaon Park');
    expect(await accessibilityFaults(page, wcag)).toEqual([]);

    await page.reload();
    await found.waitFor();
    await said.waitFor();
    // The pin's place, not the city's.
    await expectSoon(() => new URL(page.url()).searchParams.get('at')).toMatch(/^18\.5[34]\d*_73\.89\d*_13$/);

    await page.getByRole('list', { name: 'नकाशावरील यंत्रे' }).getByRole('link').first().click();
    await page.waitForURL(/equipment-details/);
    await page.goBack();
    await found.waitFor();

    await page.getByRole('button', { name: 'Koregaon Park काढा' }).click();
    await expectSoon(() => found.count()).toBe(0);
    await expectSoon(() => placeIn(page)).toBeNull();
  });

  test('on the home page in Hindi is what its heading says, on a phone as well', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/hi/`, { viewport: phone });
    await page.getByPlaceholder('जगह खोजें').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await field(page, 'जगह खोजें').fill('पुणे स्टेशन');
    await page.getByRole('listbox', { name: 'जगहें' }).getByRole('option').first().click();
    await page.getByRole('heading', { name: 'Pune Railway Station के आसपास की मशीनें' }).waitFor();
    await page.getByRole('img', { name: 'खोजी गई जगह: Pune Railway Station' }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Pune Railway Station के आसपास की मशीनें' }).waitFor();
    expect(await page.getByRole('link', { name: 'नक्शा खोलें' }).getAttribute('href')).toContain('place=18.529_73.874');
  });
});
