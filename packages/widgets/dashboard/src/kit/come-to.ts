/** Scrolls an element into view, smoothly unless the user prefers reduced motion. */
export function bringToEye(element: Element | null | undefined): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}

/** The same, and focuses it. */
export function comeTo(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  bringToEye(element);
}
