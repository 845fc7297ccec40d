// @module-tag other
import { sampleOf } from '@yantra/testing/sample';
import type { Page } from 'playwright-core';
import { screens } from './screens.ts';
import { describe, expect, test } from './visitor.ts';

/** The focused element, and whether it looks different from when it is not focused. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    // Two frames, since a colour fades, if only briefly.
    const next = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const around: Element[] = [];
    for (let one: Element | null = element; one && around.length < 5; one = one.parentElement) around.push(one);
    const look = () =>
      around
        .map((one) => getComputedStyle(one))
        .map(({ outline, boxShadow, borderColor, textDecoration }) => [outline, boxShadow, borderColor, textDecoration])
        .join();
    await next();
    const before = look();
    element.blur();
    await next();
    const isSeen = look() !== before;
    element.focus();
    return { isSeen, what: element.outerHTML.slice(0, 100) };
  });

describe('the focus', () => {
  test.for(sampleOf(['the home page', 'the city panel with its ten', 'the partner’s page', 'the page of no page']))(
    'is visible at every tab stop on %s',
    async (name, { open }) => {
      const page = await screens.find((screen) => screen.name === name)?.show(open);
      if (!page) throw new Error(`There is no screen called ${name}.`);
      const visited = new Set<string>();
      const unseen = new Set<string>();
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const now = await focused(page);
        if (!now) continue;
        if (!now.isSeen) unseen.add(now.what);
        visited.add(now.what);
      }
      expect(visited.size).toBeGreaterThan(4);
      expect([...unseen]).toEqual([]);
    },
  );
});
