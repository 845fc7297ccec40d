import { otherHalf } from '@yantra/testing/sample';
import type { Locator, Page } from 'playwright-core';
import { cardsOf, carouselTag, pickerTag, test } from './host-page.ts';
import { citySelector, cityPanel, describe, expect, expectSoon, machinesIn, partnerUrl, siteUrl } from './visitor.ts';

/** Some computed styles of an element, by their CSS names. */
const stylesOf = (element: Locator, names: readonly string[]) =>
  element.evaluate((node, wanted) => {
    const computed = getComputedStyle(node);
    return Object.fromEntries(wanted.map((name) => [name, computed.getPropertyValue(name)]));
  }, names);

/** All computed styles of elements, except our custom properties. */
const allStylesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.map((selector) => {
        const computed = getComputedStyle(document.querySelector(selector) as Element);
        return [...computed]
          .filter((name) => !name.startsWith('--yantra-'))
          .map((name) => `${selector} ${name}: ${computed.getPropertyValue(name)}`);
      }),
    selectors,
  );

const text = ['font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform', 'color', 'text-align'];

describe('the partner’s aggressive styles', () => {
  test('do not affect a card: it looks as on the site', async ({ open }) => {
    const [site, partner] = await Promise.all([open(siteUrl), open(partnerUrl)]);
    await Promise.all([site, partner].map((page) => machinesIn(page, 'Pune')));
    const cardParts: readonly (readonly [string, readonly string[]])[] = [
      ['h3', [...text.filter((name) => name !== 'font-weight'), 'margin']],
      ['h3 a', text.filter((name) => name !== 'font-weight')],
      ['img', ['border', 'object-fit', 'max-width', 'display']],
    ];
    for (const [selector, names] of cardParts) {
      const [wanted, found] = await Promise.all(
        [site, partner].map((page) => stylesOf(cardsOf(page, 'Pune').first().locator(selector), names)),
      );
      expect(found, selector).toEqual(wanted);
    }
  });

  test('do not affect a button: neither capitals nor pink', async ({ open }) => {
    const page = await open(partnerUrl);
    await machinesIn(page, 'Pune');
    const button = citySelector(page, 'Pune, Maharashtra');
    expect(await stylesOf(button, ['text-transform', 'letter-spacing', 'background-color', 'font-size'])).toEqual({
      'text-transform': 'none',
      'letter-spacing': 'normal',
      'background-color': 'rgb(255, 255, 255)',
      'font-size': '16px',
    });
    await button.click();
    const tile = cityPanel(page).getByRole('button', { name: /^Mumbai/ });
    expect(await stylesOf(tile, ['text-transform', 'letter-spacing'])).toEqual({
      'text-transform': 'none',
      'letter-spacing': 'normal',
    });
    expect(await stylesOf(tile.locator('img'), ['border-style'])).toEqual({ 'border-style': 'none' });
    expect(await stylesOf(cityPanel(page).getByRole('listitem').first(), ['list-style-type'])).toEqual({
      'list-style-type': 'none',
    });
  });

  test('that are dark without saying so have dark cards from the first on', otherHalf, async ({ open, host }) => {
    const page = await open(await host(`<style>body { background: #111; color: #eee }</style>${carouselTag}`), {
      provokes: /yantra-equipment-carousel/,
      before: (opened) => opened.route(/yantra-equipment-carousel\.js/, (route) => route.abort()),
    });
    const root = page.locator('yantra-equipment-carousel[state=ready] #root');
    await root.locator('article').first().waitFor();
    await expectSoon(() => stylesOf(root, ['color-scheme', 'block-size'])).toMatchObject({ 'color-scheme': 'dark' });
  });

  test('do not hide the widgets, even when they hide every element', async ({ open, host }) => {
    const reset = '<style>* { all: unset !important; float: left !important } :not(html, body) { width: 0 }</style>';
    const page = await open(await host(`${reset}${pickerTag}${carouselTag}`));
    await machinesIn(page, 'Pune');
    for (const tag of ['yantra-city-picker', 'yantra-equipment-carousel']) {
      expect(await stylesOf(page.locator(tag), ['display', 'font-size'])).toEqual({
        display: 'flow-root',
        'font-size': '16px',
      });
    }
  });

  test('set the widgets’ colours and corners by custom properties', otherHalf, async ({ open }) => {
    const page = await open(partnerUrl);
    await machinesIn(page, 'Pune');
    expect(await stylesOf(cardsOf(page, 'Pune').first(), ['border-radius'])).toEqual({ 'border-radius': '4px' });
    await citySelector(page, 'Pune, Maharashtra').click();
    const chosen = cityPanel(page).getByRole('button', { pressed: true });
    expect(await stylesOf(chosen, ['border-color', 'background-color', 'border-radius'])).toEqual({
      'border-color': 'rgb(31, 111, 92)',
      'background-color': 'rgb(223, 240, 234)',
      'border-radius': '4px',
    });
  });
});

describe('our styles', () => {
  const own = '<h1>Fleet</h1><p>Text with <a href="#x">a link</a></p><button>Book</button><ul><li>One</li></ul><input>';
  const selectors = ['html', 'body', 'h1', 'p', 'a', 'button', 'ul', 'li', 'input'];

  test('change nothing of the page’s own elements', otherHalf, async ({ open, host }) => {
    const body = `${own}<div style="height: 900px">${pickerTag}${carouselTag}</div>`;
    const address = await host(body);
    const [without, withUs] = await Promise.all([
      open(address, {
        provokes: /ERR_FAILED/,
        before: (page) => page.route(`${siteUrl}/**`, (route) => route.abort()),
      }),
      open(address),
    ]);
    await machinesIn(withUs, 'Pune');
    expect(await allStylesOf(withUs, selectors)).toEqual(await allStylesOf(without, selectors));
  });

  test('add only custom properties with our prefix to the page', otherHalf, async ({ open }) => {
    const page = await open(partnerUrl);
    await machinesIn(page, 'Pune');
    await citySelector(page, 'Pune, Maharashtra').click();
    await cityPanel(page).waitFor();
    const left = await page.evaluate(() => {
      const declared: string[] = [];
      const walk = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) declared.push(...rule.style);
          if (rule instanceof CSSPropertyRule) declared.push(rule.name);
          if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.adoptedStyleSheets) walk(sheet.cssRules);
      return { declared, elements: document.querySelectorAll('head > :not(meta, title)').length };
    });
    expect(left.declared.length).toBeGreaterThan(20);
    expect(left.declared.filter((name) => !name.startsWith('--yantra-') && name !== 'color-scheme')).toEqual([]);
    // Icon, the dealer's style sheet, our loader: as the page was written.
    expect(left.elements).toBe(3);
  });

  test('follow the larger text a person has set in the browser', otherHalf, async ({ open, host }) => {
    const page = await open(await host(`<style>html { font-size: 10px }</style>${pickerTag}${carouselTag}`), {
      before: async (opened) => {
        const session = await opened.context().newCDPSession(opened);
        await session.send('Page.enable');
        await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      },
    });
    await machinesIn(page, 'Pune');
    expect(await stylesOf(citySelector(page, 'Pune, Maharashtra'), ['font-size'])).toEqual({ 'font-size': '24px' });
  });
});
