/** What a screen measures, as it stands in its window. */
import type { Page } from 'playwright-core';

export interface Figures {
  /** Of the whole page, in CSS pixels. */
  readonly fontSizes: readonly number[];
  /** What is filled with the brand's colour and can be pressed, in the window. */
  readonly filled: readonly string[];
  /** How much of the window's height stays covered when it is scrolled: headers and bars. */
  readonly chrome: number;
}

/** In the light theme: the brand's colour is another in the dark. */
export const figuresOf = (page: Page): Promise<Figures> =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot | Element): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? all(element.shadowRoot) : []),
      ]);
    const modal = document.querySelector('dialog:modal');
    const seen = (modal ? all(modal) : all(document)).filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const isDrawn = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const sizes = seen
      .filter((element) => hasText(element) && isDrawn(element) && !element.closest('svg'))
      .map((element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10);

    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--yantra-brand)';
    document.body.append(probe);
    const brand = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const filled = seen
      .filter((element) => element.matches('a[href], button, input, summary, [role="button"]') && isDrawn(element))
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && getComputedStyle(element).backgroundColor === brand;
      })
      .map((element) => element.getAttribute('aria-label') ?? (element.textContent ?? '').trim());

    const bars = seen
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth * 0.9 && height < innerHeight * 0.5)
      .map(({ top, bottom }) => [Math.max(0, top), Math.min(innerHeight, bottom)] as const)
      .filter(([top, bottom]) => bottom > top)
      .toSorted(([a], [b]) => a - b);
    let chrome = 0;
    let until = 0;
    for (const [top, bottom] of bars) {
      chrome += Math.max(0, bottom - Math.max(top, until));
      until = Math.max(until, bottom);
    }
    return { fontSizes: [...new Set(sizes)].toSorted((a, b) => a - b), filled, chrome: Math.round(chrome) };
  });
