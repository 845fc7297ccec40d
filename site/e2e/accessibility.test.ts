import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { screens } from './screens.ts';
import { describe, desktop, expect, phone, test } from './visitor.ts';

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] },
};
/** In the dark other colours show, and nothing else changes. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What is wrong on a page as it stands, one line for each place. */
async function faultsOf(page: Page, options: RunOptions): Promise<readonly string[]> {
  const found = await page.evaluate(
    (wanted) => (globalThis as unknown as { readonly axe: typeof axe }).axe.run(wanted),
    { ...options, resultTypes: ['violations' as const] },
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any, all }) =>
        `${id}: ${target.join(' ')} ${[...any, ...all].map(({ message }) => message).join('; ')}`,
    ),
  );
}

/** Lets colours that fade over from the other theme arrive. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

describe('by the rules of WCAG 2.2 AA', () => {
  test.for(screens)('$name has no fault, on a phone and a desk, light and dark', async ({ show }, { open }) => {
    const page = await show(open);
    // By the debugger, so that the page's own policy stays in force.
    await page.evaluate(axe.source);
    const faults: string[] = [];
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const found = await faultsOf(page, colorScheme === 'light' ? everyRule : colours);
        faults.push(...found.map((fault) => `${viewport.width} ${colorScheme} ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});
