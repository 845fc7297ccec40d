/** Faults of a page in its current state. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
export const wcag: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};

/** Accessibility faults, one line each. Below an open dialog everything is inert, so only the dialog counts. */
export async function accessibilityFaults(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  // Through the debugger, so that the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { readonly axe: typeof axe }).axe.run(
        document.querySelector('dialog:modal') ?? document,
        wanted,
      ),
    { ...options, resultTypes: ['violations' as const] },
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) =>
        `${id}: ${target.join(' ')} ${[...any, ...all].map(({ message }) => message).join('; ')}`,
    ),
  );
}

/** The elements that overflow the window on the right, if the page can be scrolled sideways. */
export const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} in ${clientWidth} px: ${out.map((element) => element.outerHTML.slice(0, 60)).join(' ')}`];
  });

/**
 * Controls smaller than a fingertip. Links in a line of text are as high as their line, a link that covers its card is as large
 * as the card, and on a partner's page only the widgets are ours.
 */
export const smallTargets = (page: Page, least: number) =>
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
      // The label belongs to its checkbox: the whole line can be pressed.
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
        // Off-screen elements that appear on focus are no touch targets.
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && Math.min(box.width, box.height) < limit)
        .map(
          ({ element, box }) => `${box.width.toFixed(1)} × ${box.height.toFixed(1)} ${element.outerHTML.slice(0, 90)}`,
        )
    );
  }, least);
