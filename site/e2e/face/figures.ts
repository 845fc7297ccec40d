/** What a screen measures, as it stands in its window. */
import type { Page } from 'playwright-core';

export interface Figures {
  /** In the window: CSS pixels, and a text of that size. */
  readonly fontSizes: Readonly<Record<string, string>>;
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
      const { width, height, top, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
    };
    const fontSizes: Record<string, string> = {};
    for (const element of seen) {
      if (!hasText(element) || !isDrawn(element) || element.closest('svg')) continue;
      const size = String(Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10);
      fontSizes[size] ??= `${element.className} ${(element.textContent ?? '').trim().slice(0, 30)}`.trim();
    }

    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--yantra-brand)';
    document.body.append(probe);
    const brand = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const filled = seen
      // A box that is ticked calls for nothing, and the header's search is the same on every page.
      .filter((element) => element.matches('a[href], button, summary, [role="button"]') && isDrawn(element))
      .filter((element) => !element.closest('header form, header [role="search"], .y-equipment-search__box'))
      .filter((element) => getComputedStyle(element).backgroundColor === brand)
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
    return { fontSizes, filled, chrome: Math.round(chrome) };
  });

/**
 * What can be pressed and is smaller than a fingertip where one would press it. What is pressed beside its box (its label, an area drawn larger, the card that it
 * covers) counts with that, and a link in a sentence is as high as its line, as WCAG 2.5.8 has it.
 */
export const tooSmall = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((limit) => {
    const [x, y] = [scrollX, scrollY];
    const modal = document.querySelector('dialog:modal');
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      );
    /** Within what is there for readers of the screen only. */
    const isClipped = (element: Element): boolean => {
      for (let one = element.parentElement; one; one = one.parentElement)
        if (one.clientWidth <= 1 && one.clientHeight <= 1 && getComputedStyle(one).display !== 'contents')
          if (getComputedStyle(one).overflow === 'hidden') return true;
      return false;
    };
    const leadsTo = (element: Element, left: number, top: number): boolean => {
      const hit = document.elementFromPoint(left, top);
      if (hit === null) return false;
      const label = hit.closest('label');
      if (element.contains(hit) || label?.control === element || label?.contains(element)) return true;
      // The frame of a field is its box's.
      const isFrame = hit === element.parentElement && hit.getBoundingClientRect().height < limit * 1.5;
      return element.matches('input') && isFrame;
    };
    const coveredBy = (element: Element): Element =>
      (getComputedStyle(element, '::after').position === 'absolute' && (element as HTMLElement).offsetParent) ||
      element;
    const isLarge = (element: Element): boolean => {
      const isFingertip = (one: Element): boolean => {
        const { width: across, height: high } = one.getBoundingClientRect();
        return across >= limit - 0.5 && high >= limit - 0.5;
      };
      if ([coveredBy(element), ...((element as HTMLInputElement).labels ?? [])].some(isFingertip)) return true;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [middle, line, arm] = [left + width / 2, top + height / 2, limit / 2 - 1];
      const reaches = (dx: number, dy: number): boolean => leadsTo(element, middle + dx, line + dy);
      // What something else lies over is no target now.
      if (!reaches(0, 0)) return true;
      const isWide = width >= limit - 0.5 || (reaches(-arm, 0) && reaches(arm, 0));
      return isWide && (height >= limit - 0.5 || (reaches(0, -arm) && reaches(0, arm)));
    };
    const small = [...(modal ?? document).querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('[inert]') && !isInSentence(element))
      // What waits off the screen for its focus is no target for a finger, nor is a box that only its label shows.
      .filter((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0;
      })
      .filter((element) => !isClipped(element))
      .filter((element) => !isLarge(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${width.toFixed(1)} × ${height.toFixed(1)} ${element.outerHTML.slice(0, 90)}`;
      });
    scrollTo({ left: x, top: y, behavior: 'instant' });
    return small;
  }, least);
