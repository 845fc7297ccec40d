/** Brings something to the eye and gives it the focus. It glides there, unless the person wants nothing to move. */
export function comeTo(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
}
