// @module-tag other
/** A focused element is never hidden below a sticky element (WCAG 2.2, 2.4.11): forms on a small phone. */
import { byHalves, sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { demoAdmin, demoSupplier } from './accounts.ts';
import { openAs } from './owners.ts';
import { screens } from './screens.ts';
import { describe, expect, type Open, test } from './visitor.ts';

const small = { viewport: { width: 360, height: 600 } };
/** More than any form needs; tabbing ends with the form. */
const mostPresses = 70;

/** The focused element, and whether any of it is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const label = element.closest('label');
    const root = element.getRootNode() as Document | ShadowRoot;
    const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
      const hit = root.elementFromPoint(left + width * part, top + height * part);
      return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
    });
    return { isSeen, what: element.outerHTML.slice(0, 120) };
  });

const asOwner = (path: string) => (open: Open) => openAs(open, demoSupplier, path, small);
const named = (name: string) => (open: Open) => {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen called ${name}.`);
  return screen.show(open, small);
};

type Form = readonly [string, (open: Open) => Promise<Page>];

/** A long form, and one with a sticky bar at its end. */
const always: readonly Form[] = [
  ['the form of a machine', asOwner('/add-equipment')],
  [
    'the machines of a plan',
    async (open) => {
      const page = await asOwner('/subscription-plan')(open);
      await page.getByRole('radio', { name: 'ECONOMY' }).check();
      await page.getByRole('heading', { name: 'Machines on ECONOMY' }).waitFor();
      return page;
    },
  ],
];

const others: readonly Form[] = [
  ['the profile', asOwner('/profile')],
  ['the leads', asOwner('/leads')],
  ['the settings', asOwner('/settings')],
  ['the form of a plan', (open) => openAs(open, demoAdmin, '/subscription-add', small)],
  ['the sign-up of an organization', named('the sign-up, ORGANIZATION')],
  ['the home page with its lead form', named('the home page')],
];

describe('the focus is not hidden', () => {
  for (const [rows, half] of byHalves([...always, ...sampleOf(others)])) {
    test.for(rows)('in %s', half, async ([, show], { open }) => {
      const page = await show(open);
      const visited = new Set<string>();
      const hidden = new Set<string>();
      for (let presses = 0; presses < mostPresses; presses += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) continue;
        if (!now.isSeen) hidden.add(now.what);
        visited.add(now.what);
      }
      expect(visited.size).toBeGreaterThan(8);
      expect([...hidden]).toEqual([]);
    });
  }
});
