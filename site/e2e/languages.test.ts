/** Hindi and Marathi: the site's letters, and widgets on a partner's page, complete, from one file, in the page's own language. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { byHalves, otherHalf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { overflowing } from './faults.ts';
import { snippetOf, test } from './host-page.ts';
import { rich } from './machines.ts';
import { describe, expect, expectSoon, machinesIn, phone, siteUrl, quiet } from './visitor.ts';

const packages = join(import.meta.dirname, '../../packages');
/** Of the widgets shown on partner pages; the others are used on our own pages only. */
const messageFiles = globSync('{ui,widgets/{city-picker,equipment-*,lead-form}}/src/**/*.messages.ts', {
  cwd: packages,
});
const english = new Set<string>();
/** The same in every language: an email address, and the credit for the map's data. */
const names = /@|CC BY/;

beforeAll(async () => {
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[a-z]/.test(value) && !names.test(value)) english.add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) if (name !== 'id') collect(part);
    }
  };
  for (const file of messageFiles) collect(await import(join(packages, file)));
  expect(english.size).toBeGreaterThan(100);
});

const tags = [
  'yantra-city-picker',
  'yantra-equipment-search',
  'yantra-equipment-carousel heading category-bar',
  'yantra-equipment-listing',
  'yantra-equipment-details',
  'yantra-job-cost job-days="12"',
  'yantra-availability',
  'yantra-compare job-days="12"',
  'yantra-favourites',
  'yantra-lead-form',
  'yantra-equipment-map',
] as const;
const nameOf = (tag: string) => tag.split(' ')[0] ?? '';
const machineIn = (tag: string, machine: string): string => {
  if (tag.endsWith('details')) return ` equipment-id="${machine}"`;
  if (tag.startsWith('yantra-compare')) return ` machines="${machine}"`;
  return tag.startsWith('yantra-job-cost') || tag === 'yantra-availability' ? ` machine="${machine}"` : '';
};
const written = (machine: string) =>
  tags.map((tag) => `<${tag}${machineIn(tag, machine)}></${nameOf(tag)}>`).join('\n');

/** All texts that a person reads or hears in the widgets, but for what stands on keys. */
const said = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      if (!shadowRoot) continue;
      const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (!['style', 'kbd'].includes(walker.currentNode.parentElement?.localName ?? ''))
          found.push(walker.currentNode.textContent?.trim() ?? '');
      }
      for (const element of shadowRoot.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.filter(Boolean);
  });

const languageFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.replace(/^.*\//, ''))
      .filter((name) => name.startsWith('language-')),
  );

for (const [rows, half] of byHalves([
  ['hi', 'सभी देखें', /^शुरुआती किराया$/],
  ['mr', 'सर्व पाहा', /^सुरुवातीचे भाडे$/],
] as const)) {
  describe.each(rows)('on a page in %s', half, (lang, viewAll, rentFrom) => {
    test('every widget uses it, from one file, with Indian digit grouping', async ({ open, host }) => {
      const { id } = await rich();
      const page = await open(await host(`<main lang="${lang}">${written(id)}</main>`), { viewport: phone });
      for (const tag of tags) {
        const widget = page.locator(nameOf(tag));
        await widget.scrollIntoViewIfNeeded();
        await expectSoon(() => widget.getAttribute('state')).toBe(tag === 'yantra-favourites' ? 'empty' : 'ready');
      }
      const texts = await said(page);
      expect(texts.filter((text) => english.has(text))).toEqual([]);
      expect(texts).toContain(viewAll);
      expect(texts.some((text) => rentFrom.test(text))).toBe(true);
      expect(texts.some((text) => /^₹(\d{1,2},)?\d{1,2},\d{3}$/.test(text))).toBe(true);
      expect(await languageFiles(page)).toEqual([`language-${lang}.js`]);
      expect(await overflowing(page)).toEqual([]);
    });
  });
}

for (const [rows, half] of byHalves([
  ['en', '/', false],
  ['hi', '/hi/', true],
  ['mr', '/mr/', true],
] as const)) {
  describe.each(rows)('the site in %s', half, (_lang, path, hasLetters) => {
    test('fits a phone of 320 px, and loads the letters of Hindi and Marathi where they are needed', async ({
      open,
    }) => {
      const page = await open(siteUrl + path, { viewport: { width: 320, height: 640 } });
      await page.evaluate(() => document.fonts.ready);
      const isLoaded = () =>
        page.evaluate(() =>
          [...document.fonts].some(
            ({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+901'),
          ),
        );
      await expectSoon(isLoaded).toBe(hasLetters);
      const head = page.locator('head');
      expect(await head.locator('link[rel=preload][href*=devanagari]').count()).toBe(hasLetters ? 1 : 0);
      expect(await head.locator('link[rel=stylesheet][href*=devanagari]').count()).toBe(hasLetters ? 1 : 0);
      expect(await overflowing(page)).toEqual([]);
    });
  });
}

describe('a widget', () => {
  test('takes its language from its own tag or scope before the page’s, and declares it for screen readers', async ({
    open,
    host,
  }) => {
    const picker = '<yantra-city-picker></yantra-city-picker>';
    const page = await open(
      await host(
        `<main lang="hi">${picker}<yantra-city-picker locale="mr"></yantra-city-picker><yantra-scope locale="mr">${picker}</yantra-scope>` +
          `<p lang="ta">${picker}</p><yantra-city-picker locale="en"></yantra-city-picker></main>`,
      ),
    );
    const pickers = page.locator('yantra-city-picker[state=ready]');
    await expectSoon(() => pickers.count()).toBe(5);
    expect(
      await page
        .locator('yantra-city-picker #root')
        .evaluateAll((roots) => roots.map((root) => root.getAttribute('lang'))),
    ).toEqual(['hi', 'mr', 'mr', 'en', 'en']);
    await page
      .locator('yantra-city-picker')
      .first()
      .evaluate((element) => element.setAttribute('locale', 'en'));
    await expectSoon(() => page.locator('yantra-city-picker #root').first().getAttribute('lang')).toBe('en');
  });

  test(
    'uses English when its language cannot be loaded, and warns the page’s developer',
    otherHalf,
    async ({ open, host }) => {
      const warnings: string[] = [];
      const page = await open(
        await host('<yantra-equipment-carousel locale="hi" heading></yantra-equipment-carousel>'),
        {
          provokes: /ERR_|language-hi/,
          before: async (opened) => {
            opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
            await opened.route(/language-hi\.js/, (route) => route.abort());
          },
        },
      );
      await machinesIn(page, 'Pune');
      await page.getByRole('heading', { name: 'Products / Equipments' }).waitFor();
      expect(warnings.some((text) => text.includes('speaks English'))).toBe(true);
    },
  );

  test('hydrates a snippet’s cards in its language unchanged', otherHalf, async ({ open, host }) => {
    const snippet = await snippetOf('locale=hi&heading&root');
    expect(snippet).toContain('शुरुआती किराया');
    const page = await open(await host(snippet, {}, ''), {
      before: (opened) =>
        opened.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            const card = document.querySelector('yantra-equipment-carousel')?.shadowRoot?.querySelector('article');
            // The first that was there.
            if (card && !('served' in window)) Object.assign(window, { served: card });
          });
        }),
    });
    await page.locator('yantra-equipment-carousel[state=ready]:defined').waitFor();
    await quiet(page);
    const isSame = await page.evaluate(
      () =>
        (window as { served?: Element }).served ===
        document.querySelector('yantra-equipment-carousel')?.shadowRoot?.querySelector('article'),
    );
    expect(isSame).toBe(true);
    expect(await page.getByRole('heading', { name: 'उत्पाद / मशीनें' }).count()).toBe(1);
  });
});
