import { byHalves, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import { ask, searchPath } from './api.ts';
import { type Machine, addressOf, detailsCall, machines, rich } from './machines.ts';
import { describe, desktop, expect, expectSoon, machinesIn, phone, siteUrl, test } from './visitor.ts';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(element)) return;
  }
  throw new Error('Tab does not lead there.');
}

describe('from a card to its machine', () => {
  for (const [rows, half] of byHalves([
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)) {
    test.for(rows)('with motion %s the picture grows %d times', half, async ([reducedMotion, times], { open }) => {
      const page = await open(`${siteUrl}/equipments`, { reducedMotion });
      const picture = page.getByRole('article').first();
      await picture.waitFor();
      await page.evaluate(() => {
        const own = document.startViewTransition.bind(document);
        const names: string[] = [];
        const nameOf = () =>
          document.querySelector<HTMLElement>('.y-card__media[style*=machine]')?.style.viewTransitionName;
        document.startViewTransition = (...update) => {
          names.push(nameOf() ?? '');
          return own(...update);
        };
        Object.assign(window, { names });
      });
      await picture.getByRole('link').first().click();
      await titleOf(page).waitFor();
      await page.waitForURL(/equipment-details/);
      await page.locator('.y-details__track img').first().waitFor();
      expect(await page.evaluate(() => (window as unknown as { names: string[] }).names)).toEqual(
        Array.from({ length: times }, () => 'machine'),
      );
      expect(await page.locator('[style*=view-transition-name]').count()).toBe(0);
    });
  }
});

describe('a machine’s address', () => {
  // spec: details.head, machine.head
  test('is answered with everything a search engine reads', async () => {
    const machine = await rich();
    const { status, text } = await ask(`/equipment-details?id=${machine.id}`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${machine.name} on rent in ${machine.city} · Yantra</title>`);
    expect(text).toMatch(new RegExp(`<meta name="description" content="Rent a ${machine.name} in Pune`));
    expect(text).toMatch(new RegExp(`<meta name="keywords" content="${machine.name}, `));
    expect(text).toContain(`<link rel="canonical" href="${addressOf(machine)}">`);
    const picture = /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1] ?? '';
    expect(picture).toMatch(/^http.+\/1200\.webp$/);
    expect((await fetch(picture)).status).toBe(200);
    const told = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? 'null');
    expect(told).toMatchObject({
      '@type': 'Product',
      name: machine.name,
      url: addressOf(machine),
      offers: { '@type': 'Offer', priceCurrency: 'INR', price: machine.finalRentalValue.toFixed(2) },
      aggregateRating: { '@type': 'AggregateRating', reviewCount: machine.equipmentRatings.length },
    });
    expect(text).not.toContain(' style="');
  });

  test('has no rating where nobody has rated', otherHalf, async () => {
    const unrated = (await machines()).find(({ equipmentRatings }) => equipmentRatings.length === 0);
    const found =
      unrated ??
      ((await ask(`${searchPath}?page=1&pageSize=100`)).json['data'] as readonly Machine[]).find(
        ({ equipmentRatings }) => equipmentRatings.length === 0,
      );
    const { text } = await ask(`/equipment-details?id=${found?.id}`);
    expect(text).toContain('"@type":"Product"');
    expect(text).not.toContain('AggregateRating');
    expect(text).toContain('No Ratings');
    expect(text).toContain('No reviews submitted yet.');
  });

  // spec: details.failure
  test('of a removed machine is 404, with an explanation and a link to others', async ({ open }) => {
    const page = await open(`${siteUrl}/equipment-details?id=gone`, { provokes: /404/ });
    expect((await ask('/equipment-details?id=gone')).status).toBe(404);
    await page
      .getByRole('heading', { name: 'Error loading equipment details: This machine is not listed any more.' })
      .waitFor();
    await page.getByRole('link', { name: 'See all machines' }).click();
    await expectSoon(async () => new URL(page.url()).pathname).toBe('/equipments');
  });

  // spec: route.details
  test('without a machine says so', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/equipment-details`);
    await page.getByRole('heading', { name: 'No equipment details available.' }).waitFor();
  });
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ };

  test('the page shows all of the machine, and its reviews page by page', async ({ open }) => {
    const machine = await rich();
    const page = await open(addressOf(machine), noScript);
    expect(await titleOf(page).innerText()).toBe(machine.name);
    expect(await page.getByRole('term').count()).toBeGreaterThanOrEqual(8);
    expect(
      await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').count(),
    ).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText(/^Page 2 of \d/).waitFor();
    expect(await page.getByRole('link', { name: 'hello@yantra.example' }).first().isVisible()).toBe(true);
  });
});

describe('looking at a machine', () => {
  // spec: route.details, card.link, machine.back
  test('begins with a card, and Back to results returns to the list', async ({ open }) => {
    const page = await open(siteUrl);
    const [first = ''] = await machinesIn(page, 'Pune');
    await page
      .locator(`a[href$="${new URL(first).search}"]`)
      .first()
      .click();
    await titleOf(page).waitFor();
    await expectSoon(async () => page.url()).toBe(first);
    const similar = page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first();
    const name = await similar.getByRole('heading').innerText();
    await similar.getByRole('link').click();
    await expectSoon(() => titleOf(page).innerText()).toBe(name);
    await expectSoon(() => page.title()).toContain(name);
    await page.getByRole('link', { name: 'Back to results' }).click();
    await machinesIn(page, 'Pune');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a link to it can be copied', otherHalf, async ({ open }) => {
    const machine = await rich();
    const page = await open(addressOf(machine), { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(machine));
  });

  test.for(sampleOf([phone, desktop]))(
    'at $width px the seller can be requested without scrolling',
    async (viewport, { open }) => {
      const machine = await rich();
      const page = await open(addressOf(machine), { viewport, hasTouch: viewport === phone });
      const ask = page.getByRole('button', { name: 'Get Seller Details' });
      const box = await ask.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    },
  );

  test('on a phone the pictures are swiped, and the price stays visible', otherHalf, async ({ open }) => {
    const page = await open(addressOf(await rich()), { viewport: phone, hasTouch: true });
    await page.locator('.y-details__track').evaluate((track) => track.scrollTo({ left: track.clientWidth }));
    await page.getByText(/^2 \/ \d$/).waitFor();
    await page.getByRole('link', { name: /\d+ reviews/ }).click();
    await expectSoon(() => hasFocus(page.getByRole('heading', { name: 'Reviews' }))).toBe(true);
    const bar = await page.locator('.y-details__bar').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(phone.height, 0);
    expect(await page.locator('.y-details__bar').innerText()).toMatch(/₹[\d,]+\s*\/ (hour|day|week|month)/);
  });
});

describe('by keyboard', () => {
  test('pictures are changed and enlarged, reviews paged, and the focus is never lost', otherHalf, async ({ open }) => {
    const page = await open(addressOf(await rich()));
    const enlarge = page.getByRole('button', { name: 'Enlarge picture 1' });
    await tabTo(page, enlarge);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 3').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('2 of 3').waitFor();
    await page.keyboard.press('Escape');
    await expectSoon(() => dialog.count()).toBe(0);
    expect(await hasFocus(enlarge)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expectSoon(() =>
      page.getByRole('button', { name: 'Picture 2', exact: true }).getAttribute('aria-current'),
    ).toBe('true');
    await tabTo(page, page.getByRole('link', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await page.getByText(/^Page 2 of \d/).waitFor();
    expect(
      (await hasFocus(page.getByRole('link', { name: 'Next' }))) || (await hasFocus(page.getByText(/^Page 2 of \d/))),
    ).toBe(true);
  });
});

/** How a call can go wrong. */
const callFailures = [
  ['is refused by the line', (page: Page, call: string) => page.route(call, (route) => route.abort())],
  [
    'is answered with a proxy’s page',
    (page: Page, call: string) =>
      page.route(call, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })),
  ],
  [
    'is answered with null',
    (page: Page, call: string) =>
      page.route(call, (route) => route.fulfill({ json: { success: true, message: 'OK', data: null } })),
  ],
  [
    'fails on the server',
    (page: Page, call: string) =>
      page.route(call, (route) =>
        route.fulfill({ status: 500, json: { success: false, message: 'We are mending it.', code: 'server.failed' } }),
      ),
  ],
] as const;

describe('when a call', () => {
  test.for(sampleOf(callFailures))('%s, the page says so, stays usable and recovers', async ([, befall], { open }) => {
    const page = await open(siteUrl, { provokes: /ERR_FAILED|500|status of/ });
    const [first = ''] = await machinesIn(page, 'Pune');
    const pattern = `${siteUrl}/api/Equipment/{GetEquipmentById,SearchEquipments}**`;
    await befall(page, pattern);
    await page
      .locator(`a[href$="${new URL(first).search}"]`)
      .first()
      .click();
    await page.getByRole('heading', { name: /^Error loading equipment details: / }).waitFor({ timeout: 15_000 });
    for (const role of ['banner', 'main', 'contentinfo'] as const) expect(await page.getByRole(role).count()).toBe(1);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByRole('region', { name: 'Similar machines nearby' }).getByRole('article').first().waitFor();
  });

  test('hangs, the machine is shown meanwhile as the list had it', async ({ open }) => {
    const page = await open(siteUrl);
    const [first = ''] = await machinesIn(page, 'Pune');
    await page.route(`${siteUrl}${detailsCall}**`, () => undefined);
    await page
      .locator(`a[href$="${new URL(first).search}"]`)
      .first()
      .click();
    await titleOf(page).waitFor();
    expect(await page.locator('.y-details').getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('.y-price--lg').innerText()).toMatch(/₹/);
  });

  test('for similar machines fails, the machine itself is unaffected', otherHalf, async ({ open }) => {
    const page = await open(siteUrl, { provokes: /ERR_FAILED/ });
    const [first = ''] = await machinesIn(page, 'Pune');
    await page.route(`${siteUrl}${searchPath}**`, (route) => route.abort());
    // The machine's own answer comes late: until then it is shown as the list had it.
    const answer = Promise.withResolvers<void>();
    await page.route(`${siteUrl}${detailsCall}**`, (route) => answer.promise.then(() => route.fallback()));
    await page
      .locator(`a[href$="${new URL(first).search}"]`)
      .first()
      .click();
    const similar = page.getByRole('region', { name: 'Similar machines nearby' });
    await similar.getByRole('alert').waitFor({ timeout: 15_000 });
    await page.unroute(`${siteUrl}${searchPath}**`);
    answer.resolve();
    await page.locator('.y-details[aria-busy=true]').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await similar.getByRole('button', { name: 'Retry' }).click();
    await similar.getByRole('article').first().waitFor();
  });
});
