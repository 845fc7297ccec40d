/** Keyboard navigation that checks the visible focus. */
import type { Locator, Page } from 'playwright-core';
import { expect } from './visitor.ts';

/** Also inside a frame, whose own document then has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === node.ownerDocument.activeElement);

interface Stop {
  readonly element: Element;
  readonly look: string;
}

/**
 * Compares the focused element with the one focused before, which must look different now. So nothing need be blurred, which
 * would close lists.
 * @returns the element whose focus cannot be seen
 */
const unseenBefore = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Two frames, since a colour fades, if only briefly.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const lookOf = (element: Element): string => {
      const around: Element[] = [];
      for (let one: Element | null = element; one && around.length < 5; one = one.parentElement) around.push(one);
      return around
        .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map(({ outline, boxShadow, borderColor, textDecoration, backgroundColor }) =>
          [outline, boxShadow, borderColor, textDecoration, backgroundColor].join(),
        )
        .join();
    };
    const memory = globalThis as unknown as { lastStop?: Stop | undefined };
    const before = memory.lastStop;
    const now = document.activeElement;
    // A field's frame shows the focus of anything inside it.
    const isSameField = before?.element.matches('input') && before.element.parentElement?.contains(now);
    const isLeft = before?.element.isConnected && before.element !== now && !isSameField;
    const isUnseen = isLeft && lookOf(before.element) === before.look;
    // A frame's own page shows the focus, a page's main part gets it after a link, and no script can read the ring of a
    // slider's thumb.
    const isStop = now?.matches(':is(a, button, input, select, textarea, summary, [tabindex="0"]):not([type="range"])');
    memory.lastStop = now && isStop ? { element: now, look: lookOf(now) } : undefined;
    return isUnseen ? before.element.outerHTML.slice(0, 120) : undefined;
  });

/** Nobody tabs through more stops to reach one thing. */
const mostStops = 90;

/** Presses Tab, or Shift and Tab, until the element has the focus; the focus must be visible at each stop. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await element.waitFor();
  const unseen: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    const one = await unseenBefore(page);
    if (one !== undefined) unseen.push(one);
    if (await hasFocus(element)) break;
    await page.keyboard.press(key);
  }
  expect(await hasFocus(element), `${key} leads to ${String(element)}`).toBe(true);
  expect(unseen, 'stops that cannot be seen').toEqual([]);
}

export async function pressOn(page: Page, element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, element: Locator, text: string): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.type(text);
}
