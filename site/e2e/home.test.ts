import { more, otherHalf, sampleOf } from '@yantra/testing/sample';
import type { Page, Route } from 'playwright-core';
import { accountMenu, demoUser, logIn, logInButton } from './accounts.ts';
import {
  carouselOf,
  chooseCity,
  desktop,
  describe,
  expect,
  expectSoon,
  machinesIn,
  phone,
  siteUrl,
  test,
  quiet,
} from './visitor.ts';

/** The policy of the browser forbids style attributes. */
const styleAttributes = (html: string) => html.match(/<[^>]+\sstyle=/g) ?? [];

const headings = ['Products / Equipments', 'Machines near Pune', 'Download the app', 'Why choose us'].concat(
  'From people who rented',
  'Popular locations',
);

const shownPicture = (page: Page) => page.locator('.hero__art[data-turn="shown"]').getAttribute('src');

describe('the home page', () => {
  // spec: home.sections, carousel.bar
  test('is rendered completely by the server, in the documented order', async ({ open }) => {
    const page = await open('about:blank');
    const html = await (await page.request.get(siteUrl)).text();
    const places = headings.map((heading) => html.indexOf(`>${heading}<`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(styleAttributes(html)).toEqual([]);
    expect(html).toContain('<link rel="canonical"');
    expect(html).toContain('"@type":"WebSite"');
    // One picture at first: the others, and the map, load later.
    expect(html.match(/class="hero__art"/g)).toHaveLength(1);
    expect(html).not.toMatch(/live-map-[\w-]+\.js/);
    expect(html).not.toContain('<!--$!-->');
  });

  // spec: hero.rotation, constant.hero
  test('changes its picture every four seconds, pauses under the mouse and on a press, and shows the one whose dot is pressed', async ({
    open,
  }) => {
    const page = await open('about:blank', { reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(siteUrl);
    await expectSoon(() => page.locator('.hero__art').count()).toBe(3);
    expect(await shownPicture(page)).toContain('farms');
    await page.clock.fastForward(4000);
    await expectSoon(() => shownPicture(page)).toContain('sites');
    await page.getByRole('button', { name: 'Pause the pictures' }).click();
    await page.mouse.move(5, 5);
    await page.clock.fastForward(60_000);
    expect(await shownPicture(page)).toContain('sites');
    await page.getByRole('button', { name: 'Picture 3' }).click();
    await expectSoon(() => shownPicture(page)).toContain('factories');
    expect(await page.getByRole('button', { name: 'Picture 3' }).getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
  });

  test('does not move with reduced motion', more, async ({ open }) => {
    const page = await open(siteUrl);
    await page.getByRole('button', { name: 'Play the pictures' }).waitFor();
    expect(await shownPicture(page)).toContain('farms');
  });

  // spec: popular.click
  test.for(
    sampleOf([
      ['a phone', phone],
      ['a desk', desktop],
    ] as const),
  )('on %s, a popular city is chosen and leads to its map, without layout shifts', async ([, viewport], { open }) => {
    const page = await open(siteUrl, { viewport, before: (blank) => blank.addInitScript(countShifts) });
    const surat = page.getByRole('link', { name: 'Surat Gujarat' });
    await surat.click();
    await page.getByRole('heading', { name: 'Machines near Surat' }).waitFor();
    await carouselOf(page, 'Surat').waitFor();
    expect(await surat.getAttribute('aria-current')).toBe('true');
    await expectSoon(async () => Math.round((await page.locator('#map').boundingBox())?.y ?? 0)).toBeLessThan(200);
    await page.getByRole('region', { name: 'Map', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('map');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(shifts).toBeLessThan(0.01);
  });

  test('shows the server’s counts, in total and for each popular city', otherHalf, async ({ open }) => {
    const page = await open(siteUrl);
    const cityIds = Array.from({ length: 20 }, (_, n) => n + 1).join(',');
    const { data } = (await (await page.request.get(`${siteUrl}/api/Search/Counts?cityIds=${cityIds}`)).json()) as {
      data: { machines: number; lowestDayRent: number; byCity: Record<string, number> };
    };
    const proof = await page.locator('#proof').innerText();
    expect(proof).toContain(`${data.machines.toLocaleString('en-IN')} machines`);
    expect(proof).toContain('a day');
    await page.getByRole('link', { name: `Pune ${data.byCity['8'] ?? 0} machines` }).waitFor();
    await page.getByRole('link', { name: `Surat Gujarat ${data.byCity['12'] ?? 0} machines` }).waitFor();
  });

  test(
    'shows beside its headings the counts in the city and around it, and links to all on the map',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      const { data } = (await (await page.request.get(`${siteUrl}/api/Search/Counts?aroundCityId=8`)).json()) as {
        data: { around: { km: number; count: number } };
      };
      await page.getByText(/^[\d,]+ in Pune$/).waitFor();
      await page.getByText(`${data.around.count.toLocaleString('en-IN')} within ${data.around.km} km`).waitFor();
      const map = page.getByRole('link', { name: 'Open map' });
      expect(await map.getAttribute('href')).toBe('/equipments?view=map');
    },
  );

  test(
    'opens the list of all cities from the popular ones, and shows the chosen one’s map',
    otherHalf,
    async ({ open }) => {
      const page = await open(siteUrl);
      // Before hydration the link leads to the list.
      await quiet(page);
      await page.getByRole('link', { name: 'All 1,222 cities' }).click();
      const panel = page.getByRole('dialog', { name: 'Choose your city' });
      await panel.getByRole('searchbox', { name: 'Search cities' }).fill('Nashik');
      await panel.getByRole('button', { name: /^Nashik/ }).click();
      await page.getByRole('heading', { name: 'Machines near Nashik' }).waitFor();
      await expectSoon(async () => Math.round((await page.locator('#map').boundingBox())?.y ?? 900)).toBeLessThan(200);
    },
  );

  // spec: popular.cards, constant.popular
  test('has popular cities that are links without JavaScript', more, async ({ open }) => {
    const page = await open(siteUrl, { javaScriptEnabled: false, provokes: /^failed: .*\.js csp$/ });
    const links = page.locator('.places a');
    expect(await links.count()).toBe(20);
    await links.nth(11).click();
    await page.waitForURL(/\?city=12#map$/);
    await page.getByRole('heading', { name: 'Machines near Surat' }).waitFor();
  });

  // spec: hero.headline, home.sections
  test('shows its purpose, four reasons to choose it, and four quotes', async ({ open }) => {
    const page = await open(siteUrl);
    const headline = page.getByRole('heading', { level: 1, name: 'One Stop Rental Farms, Sites, Factories.' });
    expect(await headline.count()).toBe(1);
    const reasons = page.getByRole('region', { name: 'Why choose us' });
    expect(await reasons.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'One-stop rental shop',
      'Value for money',
      'Assured quality equipment',
      'Great customer service',
    ]);
    await reasons.getByText('24/7 helpline').waitFor();
    const voices = page.getByRole('region', { name: 'From people who rented' });
    expect(await voices.getByRole('blockquote').count()).toBe(4);
  });

  // spec: home.sections
  test('shows where to get the app: a link, and its QR code', otherHalf, async ({ open }) => {
    const page = await open(siteUrl);
    const link = page.getByRole('link', { name: 'Get it on Google Play' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/play\.google\.com\//);
    await page.getByRole('img', { name: 'QR code for the Android app' }).waitFor();
  });
});

/** Adds up layout shifts. Runs in the page: a press before hydration follows the link, to another document. */
function countShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const html = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' });
const nothing = (route: Route) => route.fulfill({ json: null });
const ways: readonly (readonly [way: string, answer: (route: Route) => Promise<unknown> | undefined])[] = [
  ['fails', (route) => route.abort()],
  ['answers HTML', html],
  ['answers null', nothing],
  // Never answered.
  ['hangs', () => undefined],
];

describe('when every call of the page', () => {
  // spec: carousel.no-list, hero.headline
  test.for(sampleOf(ways))('%s, the page stays and says so', async ([way, answer], { open }) => {
    // After a navigation from another page the browser makes all calls itself.
    const page = await open(`${siteUrl}/contact-us`, { provokes: /ERR_FAILED|Failed to load/ });
    await page.route('**/api/**', (route) => answer(route));
    await page.getByRole('link', { name: 'Yantra, home' }).first().click();
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await page.getByRole(landmark).waitFor();
    await page.getByRole('heading', { level: 1, name: /^One Stop Rental/ }).waitFor();
    if (way === 'hangs') {
      await page.getByRole('option', { name: 'Loading categories...' }).waitFor({ state: 'attached' });
      await page.getByText('Loading machines in Pune').waitFor({ state: 'attached' });
      return;
    }
    await page.getByRole('alert').filter({ hasText: 'The categories could not be loaded.' }).first().waitFor();
    await page
      .getByRole('heading', { name: /^Error: / })
      .first()
      .waitFor();
    await page.unroute('**/api/**');
    // Each retry that works removes its button.
    const retries = page.getByRole('main').getByRole('button', { name: 'Retry' });
    while ((await retries.count()) > 0)
      await retries
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await machinesIn(page, 'Pune');
    await expectSoon(() => page.getByRole('option', { name: 'Earthmoving' }).count()).toBe(1);
  });
});

test('a popular city pressed before its part of the page is taken over is chosen', async ({ open }) => {
  const page = await open(siteUrl, { before: (blank) => blank.route(/\/below-[\w-]+\.js$/, () => undefined) });
  await page.getByRole('link', { name: 'Surat Gujarat' }).click();
  await carouselOf(page, 'Surat').waitFor();
  await page.getByRole('heading', { name: 'Machines near Surat' }).waitFor();
});

test('a city chosen before the rest of the page is hydrated is followed there', otherHalf, async ({ open }) => {
  const page = await open(siteUrl);
  await chooseCity(page, 'Pune', 'Mumbai');
  await page.getByRole('heading', { name: 'Machines near Mumbai' }).waitFor();
});

test('a log-out before a part of the page is taken over leaves that part as it is', async ({ open }) => {
  // What the page asks about the person as they log out is refused, rightly, if the log-out reaches the server first.
  const page = await open(siteUrl, { provokes: /401.*GetUserDetails/ });
  await quiet(page);
  await logIn(page, demoUser);
  const code = Promise.withResolvers<void>();
  await page.route(/\/below-[\w-]+\.js$/, (route) => code.promise.then(() => route.fallback()));
  await page.reload();
  const part = await page.locator('#more').elementHandle();
  await accountMenu(page, demoUser.name).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await logInButton(page).waitFor();
  code.resolve();
  await expectSoon(() => part?.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))).toBe(
    true,
  );
  // Another would have taken its place if it differed from what was served, and React would have said so.
  expect(await part?.evaluate((node) => node.isConnected)).toBe(true);
});
