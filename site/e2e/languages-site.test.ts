// @module-tag other
/** The site in Hindi and Marathi: as a person goes through it, without an English sentence on the way. */
import { more, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { accountMenu, demoSupplier, loggedIn } from './accounts.ts';
import { listenForNames } from './english-left.ts';
import { accessibilityFaults, wcag } from './faults.ts';
import {
  describe,
  desktop,
  expect,
  expectSoon,
  type Open,
  siteUrl,
  test,
  type VisitOptions,
  quiet,
} from './visitor.ts';

const spoken = {
  hi: {
    map: 'नक्शा',
    list: 'सूची',
    logIn: 'लॉग इन/साइन अप',
    add: 'मशीन जोड़ें',
    plans: 'मेरी सदस्यताएँ',
    owner: 'मशीन मालिक',
    rents: 'किराया और आकार',
    earthmoving: 'मिट्टी का काम',
    lost: 'यह पेज अब यहाँ नहीं है।',
    retry: 'फिर कोशिश करें',
  },
  mr: {
    map: 'नकाशा',
    list: 'यादी',
    logIn: 'लॉग इन/साइन अप',
    add: 'यंत्र जोडा',
    plans: 'माझी सदस्यत्वे',
    owner: 'यंत्रमालक',
    rents: 'भाडे आणि आकार',
    earthmoving: 'मातीकाम',
    lost: 'हे पान आता येथे नाही.',
    retry: 'पुन्हा प्रयत्न करा',
  },
} as const;
type Spoken = keyof typeof spoken;

const notFound = { provokes: /^(?:answered 404|logged: Failed to load resource)/ };

const path = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A page in a language, whose names are known. */
async function arrive(open: Open, address: string, options: VisitOptions = {}) {
  let names: ReturnType<typeof listenForNames> | undefined;
  const page = await open(siteUrl + address, {
    viewport: desktop,
    ...options,
    before: (opened) => Promise.resolve((names = listenForNames(opened))),
  });
  return { page, englishLeft: () => names?.englishLeft() ?? [] };
}

/** Checks the screen as it is now. */
async function expectSpoken({ page, englishLeft }: Awaited<ReturnType<typeof arrive>>, locale: Spoken, where: string) {
  await quiet(page);
  expect(path(page), where).toMatch(new RegExp(`^/${locale}(?:/|$)`));
  expect(await page.locator('html').getAttribute('lang')).toBe(`${locale}-IN`);
  // An answer may still be read, and a row still fade in.
  await expect.poll(englishLeft, { message: where, timeout: 5000 }).toEqual([]);
  await expect.poll(() => accessibilityFaults(page, wcag), { message: where, timeout: 8000 }).toEqual([]);
}

const visit =
  (locale: Spoken) =>
  async ({ open }: { readonly open: Open }) => {
    const says = spoken[locale];
    const visitor = await arrive(open, `/${locale}/`);
    const { page } = visitor;
    await heading(page).waitFor();
    await page.locator('#lead input[type=email]').waitFor();
    await expectSpoken(visitor, locale, 'home');

    const search = page.getByRole('banner').locator('form[role=search] input').first();
    await search.fill('tractor');
    await search.press('Enter');
    await page.waitForURL(`${siteUrl}/${locale}/equipments/tractor`);
    await page.getByRole('main').getByRole('article').first().waitFor();
    await expectSpoken(visitor, locale, 'listing');

    await page.getByRole('button', { name: says.map, exact: true }).click();
    await page.waitForURL(/[?&]view=map/);
    await page.locator('.leaflet-container').waitFor();
    await expectSpoken(visitor, locale, 'map');
    await page.getByRole('button', { name: says.list, exact: true }).filter({ visible: true }).first().click();
    await page.waitForURL(`${siteUrl}/${locale}/equipments/tractor`);

    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(`${siteUrl}/${locale}/equipment-details?id=*`);
    await heading(page).waitFor();
    await expectSpoken(visitor, locale, 'machine');
    await page.goBack();
    await page.waitForURL(`${siteUrl}/${locale}/equipments/tractor`);
  };

const ask =
  (locale: Spoken) =>
  async ({ open }: { readonly open: Open }) => {
    const visitor = await arrive(open, `/${locale}/nowhere`, notFound);
    const { page } = visitor;
    await page.getByRole('heading', { name: spoken[locale].lost }).waitFor();
    await expectSpoken(visitor, locale, 'nowhere');
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${siteUrl}/${locale}/`);
    const form = page.locator('#lead');
    await form.locator('input[autocomplete=name]').fill('Sunita Jadhav');
    await form.locator('input[type=email]').fill('sunita.jadhav@example.com');
    await form.locator('input[type=tel]').fill('9822041573');
    await form.locator('select').first().selectOption(spoken[locale].earthmoving);
    await form.locator('button[type=submit]').click();
    await page.waitForURL(new RegExp(`/${locale}/equipments\\?categoryId=\\d+$`));
    await page.locator('.listing__sent').waitFor();
    await expectSpoken(visitor, locale, 'sent');
  };

const own =
  (locale: Spoken) =>
  async ({ open }: { readonly open: Open }) => {
    const says = spoken[locale];
    const visitor = await arrive(open, `/${locale}/equipments`);
    const { page } = visitor;
    await quiet(page);
    await page.getByRole('button', { name: says.logIn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=tel]').fill(demoSupplier.phone);
    await expectSpoken(visitor, locale, 'log-in');
    await dialog.locator('input[type=password]').fill(demoSupplier.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteUrl}/${locale}/`);
    const menu = page.getByRole('banner').getByRole('button', { name: says.owner });

    await menu.click();
    await page.getByRole('menuitem', { name: says.add }).click();
    await page.waitForURL(`${siteUrl}/${locale}/dashboard/add-equipment`);
    await heading(page).waitFor();
    await expectSpoken(visitor, locale, 'add a machine');

    // The dashboard's own links name the language too, for new tabs.
    await page.locator(`nav a[href="/${locale}/dashboard/subscription-admin"]`).first().click();
    await page.waitForURL(`${siteUrl}/${locale}/dashboard/subscription-admin`);
    await expectSoon(() => heading(page).textContent()).toBe(says.plans);
    await expectSpoken(visitor, locale, 'my plans');
    await page.locator('a[href$="/dashboard/subscription-plan"]').first().click();
    await page.waitForURL(`${siteUrl}/${locale}/dashboard/subscription-plan`);
    await heading(page).waitFor();
    await expectSpoken(visitor, locale, 'plans');
    await page.getByRole('navigation').locator('a[href$="/dashboard"]').first().click();
    await page.waitForURL(`${siteUrl}/${locale}/dashboard`);
    await heading(page).waitFor();
    await expectSpoken(visitor, locale, 'dashboard');
    await page.goBack();
    await page.waitForURL(`${siteUrl}/${locale}/dashboard/subscription-plan`);
  };

const landing =
  (locale: Spoken) =>
  async ({ open }: { readonly open: Open }) => {
    const sitemap = await (await fetch(`${siteUrl}/sitemap-rent.xml`)).text();
    const address = new URL(/<loc>(.*?)<\/loc>/.exec(sitemap)?.[1] ?? '').pathname;
    const visitor = await arrive(open, `/${locale}${address}`);
    await visitor.page.getByRole('region', { name: spoken[locale].rents }).waitFor();
    await expectSpoken(visitor, locale, 'landing page');
    await visitor.page.goto(`${siteUrl}/${locale}/log-in`);
    await visitor.page.locator('.y-auth__page input[type=tel]').waitFor();
    await expectSpoken(visitor, locale, 'log-in page');
  };

/** The scripts that a page loads, by their addresses. */
async function scriptsOf(open: Open, address: string): Promise<ReadonlyMap<string, string>> {
  const page = await open(siteUrl + address, { viewport: desktop });
  await page.getByRole('main').getByRole('article').first().waitFor();
  await quiet(page);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  return new Map(await Promise.all(scripts.map(async (name) => [name, await (await fetch(name)).text()] as const)));
}

describe('in the dashboard', () => {
  test('the language is chosen in the menu: the same screen, for this and the next visit', async ({ open }) => {
    const page = await open(`${siteUrl}/dashboard/equipments-list?searchTerm=jcb`, await loggedIn(demoSupplier));
    await accountMenu(page, demoSupplier.name).click();
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await expectSoon(() => choice('English').getAttribute('aria-checked')).toBe('true');
    expect(await accessibilityFaults(page, wcag)).toEqual([]);
    await choice('हिन्दी').click();
    await page.waitForURL(`${siteUrl}/hi/dashboard/equipments-list?searchTerm=jcb`);
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^hi/);
    await page.goto(siteUrl);
    await expectSoon(() => page.url()).toMatch(/\/hi\/?$/);
  });
});

describe('in Hindi', () => {
  test('a visitor finds a machine, and comes back', visit('hi'));
  test('a requirement is sent, by who came from an old link', more, ask('hi'));
  test('an owner logs in and goes through the dashboard', otherHalf, own('hi'));
  test('a landing page and the log-in page are spoken too', more, landing('hi'));
});

describe('in Marathi', () => {
  test('a visitor finds a machine, and comes back', more, visit('mr'));
  test('a requirement is sent, by who came from an old link', more, ask('mr'));
  test('an owner logs in and goes through the dashboard', more, own('mr'));
  test('a landing page and the log-in page are spoken too', more, landing('mr'));
});

describe('the language', () => {
  test(
    'is changed in the header and in the footer, on the same page with its query, and kept for the front door',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${siteUrl}/equipments/crane?sort=rating`, { viewport: desktop });
      await page.getByRole('banner').getByLabel('Language').selectOption('hi');
      await page.waitForURL(`${siteUrl}/hi/equipments/crane?sort=rating`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'मराठी' }).click();
      await page.waitForURL(`${siteUrl}/mr/equipments/crane?sort=rating`);
      await page.goto(`${siteUrl}/?city=8`);
      expect(page.url()).toBe(`${siteUrl}/mr/?city=8`);
      await page.goto(`${siteUrl}/equipments`);
      expect(page.url()).toBe(`${siteUrl}/equipments`);
    },
  );

  test('has an address of its own for search engines, on each page', async () => {
    const found = await (await fetch(`${siteUrl}/hi/equipments?city=8`)).text();
    const links = [...found.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)"/g)];
    const [canonical = '', ...others] = links.map(([, , , href = '']) => href);
    const rest = canonical.slice(`${siteUrl}/hi`.length);
    expect(canonical).toBe(`${siteUrl}/hi${rest}`);
    expect(others).toEqual(['', '/hi', '/mr', ''].map((prefix) => siteUrl + prefix + rest));
    expect(links.map(([, , code]) => code).slice(1)).toEqual(['en-IN', 'hi-IN', 'mr-IN', 'x-default']);
    expect(found).toContain('<title>पुणे में किराए की');
    const lost = await fetch(`${siteUrl}/hi/nowhere`);
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain(spoken.hi.lost);
  });

  test('that was chosen is that of the dashboard too, whose addresses in mails and at the gateway have none', async () => {
    const cookie = 'yantra_language=mr';
    const to = async (address: string) =>
      (await fetch(siteUrl + address, { redirect: 'manual', headers: { cookie } })).headers.get('location');
    expect(await to('/dashboard/payments?order=a')).toBe('/mr/dashboard/payments?order=a');
    expect(await to('/dashboards')).toBeNull();
    expect(await to('/hi/dashboard')).toBeNull();
  });

  test('of English pages is all that they load', async ({ open }) => {
    const texts = [...(await scriptsOf(open, '/equipments')).values()];
    // The names of the languages are there, and words that a search knows; a sentence would be a text of ours.
    expect(texts.join('')).toContain('हिन्दी');
    expect(texts.flatMap((text) => text.match(/[\u0900-\u097F]+(?: [\u0900-\u097F]+)+/g) ?? [])).toEqual([]);
  });

  test.for([
    ['hi', 'mr'],
    ['mr', 'hi'],
  ] as const)(
    'of %s pages comes without %s, and with no more English than English pages have',
    async ([own, other], { open }) => {
      const texts = await scriptsOf(open, `/${own}/equipments`);
      expect([...texts.values()].join('')).toContain(spoken[own].retry);
      expect([...texts.values()].join('')).not.toContain(spoken[other].retry);
      const english = await scriptsOf(open, '/equipments');
      const more = [...texts].filter(([name]) => !english.has(name));
      expect(more.length).toBeGreaterThan(0);
      // What puts a language together has no sentences.
      const sentence = /["'`][A-Z][a-z]+(?: [a-z]+){2,}/;
      const others = more.filter(([, text]) => !/[\u0900-\u097F]{3}/.test(text));
      expect(others.filter(([, text]) => sentence.test(text)).map(([name]) => name)).toEqual([]);
    },
  );
});
