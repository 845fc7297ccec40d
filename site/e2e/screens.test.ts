import { sampleOf } from '@yantra/testing/sample';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { accessibilityFaults, standingOut, wcag } from './faults.ts';
import { screens } from './screens.ts';
import { describe, desktop, expect, phone, test } from './visitor.ts';

/** In the dark other colours show, and nothing else changes. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Around the breakpoints and at both ends. */
const widths = [320, 480, 601, 768, 1024, 1240, 1920];

/** Lets colours that fade over from the other theme arrive. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/**
 * What can be pressed and is smaller than a fingertip. Links in a line of text are as high as their line, a link that covers its card is as
 * large as the card, and on a partner's page only the widgets are ours.
 */
const smallTargets = (page: Page, least: number) =>
  page.evaluate((limit) => {
    const all = (root: Document | ShadowRoot | Element): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const everything = all(document);
    const isHosted = everything.some(({ shadowRoot }) => shadowRoot !== null);
    const modal = everything.find((element) => element.matches('dialog:modal'));
    const boxOf = (element: Element) => {
      const coversCard = getComputedStyle(element, '::after').position === 'absolute';
      // The words of a box belong to it: the whole line can be pressed.
      const line = element.matches('input') ? element.closest('label') : null;
      return ((coversCard && element.closest('article')) || line || element).getBoundingClientRect();
    };
    return (
      (modal ? all(modal) : everything)
        .filter((element) => !isHosted || element.getRootNode() instanceof ShadowRoot)
        .filter((element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !(element.matches('a') && element.parentElement?.matches('p, td, li, dd, span')))
        .map((element) => ({ element, box: boxOf(element) }))
        // What waits off the screen for its focus is no target for a finger.
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && Math.min(box.width, box.height) < limit)
        .map(
          ({ element, box }) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)} ${element.outerHTML.slice(0, 90)}`,
        )
    );
  }, least);

describe.for(sampleOf(screens, 2))('$name', ({ show }) => {
  test('has no fault by WCAG 2.2 AA, on a phone and a desk, in the dark too; it fits every window and fingertip', async ({
    open,
  }) => {
    const page = await show(open);
    const faults: string[] = [];
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      // The same colours at every width: the dark ones are looked at once.
      for (const colorScheme of viewport === phone ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const found = await accessibilityFaults(page, colorScheme === 'light' ? wcag : colours);
        faults.push(...found.map((fault) => `${viewport.width} ${colorScheme} ${fault}`));
      }
    }
    faults.push(...(await smallTargets(page, 24)));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      faults.push(...(await standingOut(page)));
    }
    expect(faults).toEqual([]);
  });
});
