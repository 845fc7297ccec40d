import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import { cityPanel, describe, desktop, expect, expectSoon, machinesIn, siteUrl, test, quiet } from './visitor.ts';

const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };
const playground = `${siteUrl}/developers/playground`;
const described = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${siteUrl}/embed/v1/custom-elements.json`);
  const { modules } = (await answer.json()) as { modules: { declarations: { tagName: string }[] }[] };
  return modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
};

const hosts = {
  html: 'Plain HTML',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  angular: 'Angular',
  svelte: 'Svelte',
  astro: 'Astro',
  htmx: 'htmx',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  wix: 'Wix',
  'tag-manager': 'Tag managers',
};
const code = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('the pages for developers', () => {
  test('are in the first HTML, with this marketplace’s address, each framework and each served element', async ({
    open,
  }) => {
    const answer = await fetch(`${siteUrl}/developers`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/developers">`);
    expect(html).toContain(`&quot;${siteUrl}/embed/v1/yantra.js&quot;`);
    expect(html).not.toContain('https://yantra.example');
    const page = await open(`${siteUrl}/developers/guide/html`, noScript);
    const list = page.getByRole('navigation', { name: 'Documentation' });
    for (const host of Object.values(hosts)) await list.getByRole('link', { name: host, exact: true }).waitFor();
    for (const tag of await described()) {
      const name = tag.replace('yantra-', '');
      await list.getByRole('link', { name, exact: true }).waitFor();
      const told = await (await fetch(`${siteUrl}/developers/elements/${name}`)).text();
      expect(told).toContain(`<h1><code>&lt;${tag}&gt;</code></h1>`);
    }
    for (const [id, host] of Object.entries(hosts)) {
      const told = await (await fetch(`${siteUrl}/developers/guide/${id}`)).text();
      expect(told).toContain(`<h1>${host}</h1>`);
    }
  });

  test('say that a name is unknown, and list the known ones', otherHalf, async ({ open }) => {
    for (const path of ['guide/cobol', 'elements/script']) {
      const page = await open(`${siteUrl}/developers/${path}`, { provokes: /404/ });
      await page.getByRole('heading', { name: 'There is no such page', level: 1 }).waitFor();
      expect((await fetch(`${siteUrl}/developers/${path}`)).status).toBe(404);
      await page.getByRole('link', { name: 'equipment-carousel' }).click();
      await page.getByRole('heading', { name: '<yantra-equipment-carousel>', level: 1 }).waitFor();
      expect(await page.title()).toContain('yantra-equipment-carousel');
    }
  });

  test(
    'are linked in the footer, show the real element, and change its look and language',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${siteUrl}/contact-us`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Widgets for your site' }).click();
      await page.getByRole('heading', { name: 'Machines for hire, on your page', level: 1 }).waitFor();
      expect(await machinesIn(page, 'Pune')).toHaveLength(6);
      const carousel = page.locator('yantra-equipment-carousel');
      const brand = () => carousel.evaluate((element) => getComputedStyle(element).getPropertyValue('--yantra-brand'));
      const before = await brand();
      await page.getByRole('radio', { name: 'Violet' }).check();
      await expectSoon(brand).not.toBe(before);
      await page.getByRole('button', { name: 'Dark' }).click();
      await expectSoon(() => carousel.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('dark');
      await page.getByRole('button', { name: 'HI', exact: true }).click();
      await expectSoon(() => carousel.getAttribute('locale')).toBe('hi');
    },
  );

  test('have code in the chosen framework, which is remembered, and a copy button', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/developers`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('tab', { name: 'Vue' }).click();
    await page.reload();
    await expectSoon(() => page.getByRole('tab', { name: 'Vue' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Copy: Vue' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('<yantra-equipment-carousel :city="city"');
    expect(copied).toBe(await code(page, 'Vue').textContent());
  });

  test('have snippets that work when pasted', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/developers/guide/html`);
    const pasted = await code(page, 'HTML').innerText();
    expect(pasted).toContain(`<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`);
    await page.route('**/pasted', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pasted</title>${pasted}` }),
    );
    await page.goto(`${siteUrl}/pasted`);
    expect(await machinesIn(page, 'Pune')).toHaveLength(8);
  });
});

describe('the search of the pages for developers', () => {
  const wide = { viewport: { width: 1440, height: 900 } };

  test('finds a topic by the keyboard alone, whose snippet is copied and whose page is there as Markdown', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/developers`, { ...wide, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Search the documentation' }).waitFor();
    // The button is in the first HTML; the key is heard once the page is live.
    await quiet(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
    await dialog.getByRole('searchbox').waitFor();
    await page.keyboard.type('closed shadow');
    await dialog.getByText(/^\d+ results?$/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'In a shadow root', level: 1 }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Copy: JavaScript' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('yantra.watch(root);');
    await page.getByRole('link', { name: 'This page as Markdown' }).click();
    await page.waitForURL(`${siteUrl}/developers/guide/shadow-roots.md`);
    expect(await page.locator('body').innerText()).toContain('# In a shadow root');
  });

  test('goes to the section of an attribute, and says when nothing is found', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/developers/guide/html`, wide);
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    const field = page.getByRole('searchbox', { name: 'Search the documentation' });
    await field.fill('cobol');
    await page.getByText('Nothing is called “cobol”.').waitFor();
    await field.fill('category-bar');
    await field.press('Enter');
    await page.getByRole('heading', { name: '<yantra-equipment-carousel>', level: 1 }).waitFor();
    expect(new URL(page.url()).hash).toBe('#attributes');
    await expectSoon(async () => (await page.locator('#attributes').boundingBox())?.y).toBeLessThan(200);
  });
});

describe('the pages for developers as Markdown', () => {
  test('are at their address with .md, and for who asks for Markdown, and listed in llms.txt', async () => {
    const list = await fetch(`${siteUrl}/llms.txt`);
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const links = [...(await list.text()).matchAll(/\]\(([^)]+\.md)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(30);
    for (const href of links) {
      const answer = await fetch(href);
      expect([answer.status, answer.headers.get('content-type')], href).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(await answer.text(), href).toMatch(/^# /);
    }
    const path = `${siteUrl}/developers/guide/react`;
    const asked = await fetch(path, { headers: { accept: 'text/markdown' } });
    expect(await asked.text()).toBe(await (await fetch(`${path}.md`)).text());
    expect(asked.headers.get('vary')).toContain('accept');
    const html = await fetch(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(html.headers.get('content-type')).toContain('text/html');
    expect((await fetch(`${siteUrl}/developers/guide/cobol.md`)).status).toBe(404);
  });
});

describe('an element’s page', () => {
  test('has a live example whose attributes can be changed, and code that follows in each framework', async ({
    open,
  }) => {
    const page = await open(`${siteUrl}/developers/elements/equipment-carousel`);
    await machinesIn(page, 'Pune');
    await page.getByText('Change its attributes').click();
    await page.getByLabel('limit').fill('3');
    await expectSoon(() => page.locator('yantra-equipment-carousel').getByRole('article').count()).toBe(3);
    await page.getByRole('tab', { name: 'Svelte' }).click();
    expect(await code(page, 'Svelte').innerText()).toContain(
      '<yantra-equipment-carousel city="Pune" limit="3" onyantra-equipment-select={open}>',
    );
  });

  test('says attributes, events, slots, states, sizes and parts', async () => {
    const told = await (await fetch(`${siteUrl}/developers/elements/equipment-carousel`)).text();
    for (const id of ['attributes', 'events', 'slots', 'states', 'sizes', 'parts'])
      expect(told).toContain(`<section id="${id}"`);
  });
});

/** The middle of an element. */
async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + Math.min(height / 2, 200) };
}

async function byMouse(page: Page, edge: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(edge);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

async function byFinger(page: Page, edge: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(edge);
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  const end = Math.min(Math.max(x + pixels, 1), desktop.width - 1);
  await touch('touchMove', [{ x: (x + end) / 2, y: y + 4 }]);
  await touch('touchMove', [{ x: end, y: y + 4 }]);
  await touch('touchEnd', []);
}

async function byKeys(_: Page, edge: Locator, pixels: number): Promise<void> {
  if (Math.abs(pixels) > 1000) return edge.press(pixels < 0 ? 'Home' : 'End');
  for (let step = 0; step < Math.abs(pixels) / 16; step += 1) await edge.press(pixels < 0 ? 'ArrowLeft' : 'ArrowRight');
}

describe('the playground', () => {
  test('shows the real element, follows its attributes, and has the code to paste', async ({ open }) => {
    const page = await open(playground);
    await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
    await page.getByLabel('limit').fill('3');
    await expectSoon(() => page.locator('yantra-equipment-carousel').getByRole('article').count()).toBe(3);
    await page.getByLabel('heading').check();
    await page.locator('yantra-equipment-carousel').getByRole('heading', { name: 'Products / Equipments' }).waitFor();
    expect(await code(page, 'What to paste').innerText()).toContain('<yantra-equipment-carousel limit="3" heading>');
    await expectSoon(async () => page.url()).toBe(`${playground}?widget=yantra-equipment-carousel&limit=3&heading=on`);
    await page.reload();
    expect(await page.getByLabel('limit').inputValue()).toBe('3');
  });

  for (const [rows, half] of byHalves(['mouse', 'finger', 'keys'] as const)) {
    test.for(rows)('makes the preview as wide as its edge is moved, by %s', half, async (by, { open }) => {
      const page = await open(playground, by === 'finger' ? { hasTouch: true } : {});
      await page.locator('yantra-equipment-carousel[state="ready"]').waitFor();
      const edge = page.getByRole('separator', { name: 'Width' });
      const shown = async () => Number(await edge.getAttribute('aria-valuenow'));
      const width = () => page.locator('.play__place').evaluate((place) => place.getBoundingClientRect().width);
      const whole = await shown();
      expect(await width()).toBe(whole);
      const move = { mouse: byMouse, finger: byFinger, keys: byKeys }[by];
      await move(page, edge, -160);
      expect(await shown()).toBe(whole - 160);
      expect(await width()).toBe(whole - 160);
      await page.getByText(`${(whole - 160).toLocaleString('en-IN')} px`, { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Full', exact: true }).getAttribute('aria-pressed')).toBe('false');
      await move(page, edge, -2000);
      expect(await width()).toBe(320);
      await move(page, edge, 2000);
      expect(await width()).toBe(whole);
      expect(await page.getByRole('button', { name: 'Full', exact: true }).getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: '360', exact: true }).click();
      expect([await shown(), await width()]).toEqual([360, 360]);
    });
  }

  test('logs the widget’s events, and prevents it from leaving the page', otherHalf, async ({ open }) => {
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

  test('changes to another widget with its own controls', otherHalf, async ({ open }) => {
    const page = await open(playground);
    await page.getByLabel('Widget').selectOption('yantra-city-picker');
    await page.getByLabel('appearance').selectOption('inline');
    const picker = page.locator('yantra-city-picker');
    await picker.getByRole('button', { name: 'Pune' }).click();
    await cityPanel(page)
      .getByRole('button', { name: /^Mumbai\b/ })
      .click();
    await page.getByRole('log').getByText('yantra-city-change').waitFor();
    // The panel may still be closing, and has Mumbai too.
    await picker.getByRole('button', { name: 'Mumbai' }).first().waitFor();
    // The site's own city belongs to the visitor, not to the widget.
    expect((await page.context().cookies()).filter(({ name }) => name === 'yantra_city')).toEqual([]);
  });

  test('is a plain form without JavaScript, and still has the code to paste', otherHalf, async ({ open }) => {
    const page = await open(`${playground}?widget=yantra-equipment-carousel&city=Nashik`, noScript);
    expect(await page.getByLabel('city').inputValue()).toBe('Nashik');
    await page.getByLabel('limit').fill('5');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await code(page, 'What to paste').innerText()).toContain(
      '<yantra-equipment-carousel city="Nashik" limit="5">',
    );
  });
});
