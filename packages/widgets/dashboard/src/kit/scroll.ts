/** Scrolls an element into view, smoothly unless the user prefers reduced motion. */
export function scrollToElement(element: Element | null | undefined): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** The same, and focuses it. */
export function scrollAndFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  scrollToElement(element);
}
