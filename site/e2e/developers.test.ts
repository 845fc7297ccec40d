import { chooseCity, cityPanel, describe, expect, expectSoon, machinesIn, siteUrl, test } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const playground = `${siteUrl}/developers/playground`;
const described = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${siteUrl}/embed/v1/custom-elements.json`);
  const { modules } = (await answer.json()) as { modules: { declarations: { tagName: string }[] }[] };
  return modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
};

describe('the guide for developers', () => {
  test('stands in the first HTML, with every host and every element that is served', async ({ open }) => {
    const answer = await fetch(`${siteUrl}/developers`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/developers">`);
    expect(html).toContain(`src=&quot;${siteUrl}/embed/v1/yantra.js&quot;`);
    expect(html).not.toContain('https://yantra.example');
    const page = await open(`${siteUrl}/developers`, noScript);
    for (const host of ['Plain HTML', 'WordPress', 'React', 'Vue', 'Angular', 'Svelte']) {
      await page.getByRole('heading', { name: host, level: 2, exact: true }).waitFor();
    }
    for (const tag of await described()) {
      await page.getByRole('heading', { name: `<${tag}>`, level: 3, exact: true }).waitFor();
    }
  });

  test('is reached from the footer; what it shows to paste is this marketplace’s, and is copied by a button', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/contact-us`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Widgets for your site' }).click();
    await page.getByRole('heading', { name: 'Widgets for your site', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Copy: HTML', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`);
    expect(copied).not.toContain('yantra.example');
  });

  test('has snippets that work as they are pasted', async ({ open }) => {
    const page = await open(`${siteUrl}/developers`);
    const pasted = await page.getByRole('figure').first().locator('pre').innerText();
    await page.route('**/pasted', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pasted</title>${pasted}` }),
    );
    await page.goto(`${siteUrl}/pasted`);
    expect(await machinesIn(page, 'Pune')).toHaveLength(8);
  });
});

describe('the playground', () => {
  test('shows the very element, changes it as its attributes are set, and has what to paste', async ({ open }) => {
    const page = await open(playground);
    await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
    await page.getByLabel('limit').fill('3');
    await expectSoon(() => page.locator('yantra-equipment-carousel').getByRole('article').count()).toBe(3);
    await page.getByLabel('heading').check();
    await page.locator('yantra-equipment-carousel').getByRole('heading', { name: 'Products / Equipments' }).waitFor();
    const code = page.getByRole('figure').locator('pre');
    expect(await code.innerText()).toContain('<yantra-equipment-carousel limit="3" heading>');
    await expectSoon(async () => page.url()).toBe(`${playground}?widget=yantra-equipment-carousel&limit=3&heading=on`);
    await page.reload();
    expect(await page.getByLabel('limit').inputValue()).toBe('3');
  });

  test('logs what the widget tells, and stays where the widget would lead away', async ({ open }) => {
    const page = await open(playground);
    const cards = page.locator('yantra-equipment-carousel').getByRole('article');
    await cards.first().getByRole('link').click();
    const log = page.getByRole('log');
    await log.getByText('yantra-equipment-select').waitFor();
    expect(await log.innerText()).toMatch(/yantra-equipment-select \{"id":"[^"]+","name":/);
    expect(page.url()).toBe(playground);
    await page.getByRole('button', { name: 'Clear' }).click();
    await log.getByText('None yet.').waitFor();
  });

  test('goes to another widget with the controls that fit it', async ({ open }) => {
    const page = await open(playground);
    await page.getByLabel('Widget').selectOption('yantra-city-picker');
    await page.getByLabel('appearance').selectOption('inline');
    const picker = page.locator('yantra-city-picker');
    await picker.getByRole('button', { name: 'Pune' }).click();
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai\b/ })
      .click();
    await page.getByRole('log').getByText('yantra-city-change').waitFor();
    // The site's own city is its visitor's, not the widget's.
    await chooseCity(page, 'Pune', 'Kochi');
    await picker.getByRole('button', { name: 'Mumbai' }).waitFor();
  });

  test('is a plain form without JavaScript, and still says what to paste', async ({ open }) => {
    const page = await open(`${playground}?widget=yantra-equipment-carousel&city=Nashik`, noScript);
    expect(await page.getByLabel('city').inputValue()).toBe('Nashik');
    await page.getByLabel('limit').fill('5');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await page.getByRole('figure').locator('pre').innerText()).toContain(
      '<yantra-equipment-carousel city="Nashik" limit="5">',
    );
  });
});
