import { retention, spanText } from '@yantra/domain';
import { otherHalf, sampleOf } from '@yantra/testing/sample';
import { chooseCity, describe, desktop, expect, expectSoon, machinesIn, phone, siteUrl, test } from './visitor.ts';

const papers = [
  { path: '/terms-and-conditions', title: 'Terms and Conditions', says: ['09-10-2024', 'courts in Pune, India'] },
  { path: '/refund-policy', title: 'Refund Policy', says: ['29-01-2025', '1 to 2 days'] },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    says: [
      'yantra_city',
      'yantra_session',
      'yantra_page',
      'yantra_known',
      '__Host-',
      'Digital Personal Data Protection Act, 2023',
      `kept for ${spanText(retention.requirements)}`,
      `since you last did: ${spanText(retention.recentViews)}.`,
    ],
  },
  { path: '/contact-us', title: 'Contact Us', says: ['+91 20 0000 0000', 'Grievance Officer'] },
];

describe.for(papers)('the page $path', ({ path, title, says }) => {
  // spec: static.refund, static.terms, limit.static, static.pages
  test('is in the first HTML with its text, title, description and canonical address', async () => {
    const answer = await fetch(siteUrl + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${title} · Yantra</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}">/);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}">`);
    expect(html).toContain('<meta property="og:site_name" content="Yantra">');
    for (const words of says) expect(html).toContain(words);
  });

  // spec: route.static, static.pages, screen.static, footer.parts
  test.for(sampleOf([phone, desktop]))(
    'is linked in the footer at $width px, and can be read part by part',
    async (viewport, { open }) => {
      const page = await open(`${siteUrl}/nothing-here`, { viewport, provokes: /404/ });
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      await expectSoon(() => page.title()).toBe(`${title} · Yantra`);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // Folded where there is no room beside the text.
      const fold = page.locator('.paper__fold summary');
      if (await fold.isVisible()) await fold.click();
      const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
      const heading = page.getByRole('heading', { name: await last.innerText(), exact: true });
      await last.click();
      // Below the sticky header.
      const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
      await expectSoon(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(Math.floor(below));
      expect((await heading.boundingBox())?.y).toBeLessThan(viewport.height);
    },
  );
});

const translated = [
  { locale: 'hi', title: 'निजता नीति', says: ['अंग्रेज़ी पाठ ही मान्य होगा', 'yantra_session', '18 महीने तक'] },
  { locale: 'mr', title: 'गोपनीयता धोरण', says: ['इंग्रजी मजकूर ग्राह्य धरला जाईल', 'yantra_session', '18 महिने ठेवली'] },
] as const;

describe.for(translated)('the privacy policy in $locale', ({ locale, title, says }) => {
  test('is in the first HTML with its own title, and says that the English text counts', async () => {
    const html = await (await fetch(`${siteUrl}/${locale}/privacy-policy`)).text();
    expect(html).toContain(`<title>${title} · Yantra</title>`);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/${locale}/privacy-policy">`);
    for (const words of says) expect(html).toContain(words);
  });

  test(
    'stays in its language where its links lead, but for the one to the English text',
    otherHalf,
    async ({ open }) => {
      const page = await open(`${siteUrl}/${locale}/privacy-policy`, { viewport: phone });
      const text = page.getByRole('article');
      expect(await text.locator('a[hreflang]').getAttribute('href')).toBe('/privacy-policy');
      await text.locator('#changes a').click();
      await expectSoon(async () => new URL(page.url()).pathname).toBe(`/${locale}/contact-us`);
      expect(await text.locator('a[href^="mailto:grievance@"]').count()).toBeGreaterThan(0);
    },
  );
});

describe('what the privacy policy promises', () => {
  // spec: third-party.maps
  test('is kept: one cookie, and no request to anybody else', async ({ open }) => {
    const asked = new Set<string>();
    const page = await open(siteUrl, {
      before: async (opened) => opened.on('request', (request) => asked.add(new URL(request.url()).origin)),
    });
    await machinesIn(page, 'Pune');
    expect(await page.context().cookies()).toEqual([]);
    await chooseCity(page, 'Pune', 'Mumbai');
    await machinesIn(page, 'Mumbai');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['yantra_city']);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
    expect([...asked].filter((origin) => origin !== siteUrl && origin !== 'null')).toEqual([]);
  });
});

describe('the footer', () => {
  // spec: footer.parts
  test('describes the site, links to our other channels and policies, and says how to reach us', async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`);
    const footer = page.getByRole('contentinfo');
    await footer.getByText(/^Yantra brings owners of machines and the people who need them together/).waitFor();
    const elsewhere = footer.getByRole('list', { name: 'Yantra elsewhere' }).getByRole('link');
    expect(await elsewhere.count()).toBeGreaterThan(2);
    for (const link of await elsewhere.all()) expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    const reached = async (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    expect(await reached('+91 20 0000 0000')).toBe('tel:+912000000000');
    expect(await reached('hello@yantra.example')).toBe('mailto:hello@yantra.example');
    for (const { title, path } of papers) expect(await reached(title)).toBe(path);
  });

  // spec: footer.parts
  test('names machines that a search finds', otherHalf, async ({ open }) => {
    const page = await open(`${siteUrl}/contact-us`);
    const links = page.getByRole('navigation', { name: 'Equipment' }).getByRole('link');
    const names = await links.allInnerTexts();
    expect(names).toHaveLength(12);
    for (const name of names) {
      const answer = await fetch(
        `${siteUrl}/api/Equipment/SearchEquipments?pageSize=1&searchTerm=${encodeURIComponent(name)}`,
      );
      expect(((await answer.json()) as { readonly total: number }).total, name).toBeGreaterThan(0);
    }
    await links.first().click();
    await expectSoon(async () => new URL(page.url()).pathname).toBe('/equipments/Tractor');
  });
});

describe('additional files that browsers request', () => {
  test('exist: icons of every kind, and a manifest that lists them', async () => {
    const html = await (await fetch(siteUrl)).text();
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
      ([, href]) => href ?? '',
    );
    expect(links).toHaveLength(4);
    const answer = await fetch(`${siteUrl}/static/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as {
      readonly icons: readonly { readonly src: string; readonly purpose: string }[];
    };
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    for (const href of [...links, ...manifest.icons.map(({ src }) => src)]) {
      expect((await fetch(new URL(href, siteUrl))).status, href).toBe(200);
    }
  });
});
