/** What is wrong with a page as it stands. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, levels A and AA. */
export const wcag: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};

/** What breaks a rule of accessibility, one line for each place. Below an open dialog everything is inert, and a screen of its own. */
export async function accessibilityFaults(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  // By the debugger, so that the page's own policy stays in force.
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

/** What stands out at the right of the window, when the page can be scrolled sideways. */
export const standingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} in ${clientWidth} px: ${out.map((element) => element.outerHTML.slice(0, 60)).join(' ')}`];
  });
