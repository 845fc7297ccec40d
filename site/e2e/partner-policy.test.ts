import { strictPolicy } from '@yantra/testing/board';
import { carouselTag, pickerTag, test } from './host-page.ts';
import { chooseCity, cityPanel, citySelector, describe, expect, machinesIn, siteUrl } from './visitor.ts';

describe('on a page with the strictest content security policy', () => {
  test('everything works, and nothing is reported', async ({ open, host }) => {
    const page = await open(
      await host(`${pickerTag}${carouselTag}`, { 'content-security-policy': strictPolicy(siteUrl) }),
      {
        before: (opened) =>
          opened.addInitScript(() => {
            addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
              console.error(`policy: ${violatedDirective} ${blockedURI}`);
            });
          }),
      },
    );
    await machinesIn(page, 'Pune');
    await chooseCity(page, 'Pune, Maharashtra', 'Mumbai');
    await machinesIn(page, 'Mumbai');
    const colours = page.locator('yantra-equipment-carousel article').first();
    expect(await colours.evaluate((card) => getComputedStyle(card).getPropertyValue('--colour'))).toMatch(/^#/);
    await citySelector(page, 'Mumbai, Maharashtra').click();
    await cityPanel(page).getByRole('searchbox', { name: 'Search cities' }).fill('kochi');
    await cityPanel(page).getByRole('button', { name: 'Kochi, Kerala' }).click();
    await machinesIn(page, 'Kochi');
  });

  test('a carousel with bar and heading works too', async ({ open, host }) => {
    const tag = '<yantra-equipment-carousel category-bar heading></yantra-equipment-carousel>';
    const page = await open(await host(tag, { 'content-security-policy': strictPolicy(siteUrl) }));
    await machinesIn(page, 'Pune');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    await bar.getByRole('link', { name: 'Tractors' }).click();
    await expect.poll(() => bar.locator('[aria-current="true"]').innerText()).toBe('Tractors');
    await page.getByRole('heading', { name: 'Products / Equipments' }).waitFor();
  });
});
