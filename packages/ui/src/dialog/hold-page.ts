/**
 * Keeps the page behind a dialog from scrolling, without a jump where its scrollbar was. Several dialogs may hold it at once: how many
 * do stands on the root element, since each may come from its own copy of this code.
 *
 * @returns what lets the page go again
 */
export function holdPage(document: Document): () => void {
  const root = document.documentElement;
  const holders = () => Number(root.dataset['yantraHeld'] ?? 0);
  if (holders() === 0) {
    const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > root.clientWidth;
    root.style.setProperty('overflow', 'hidden');
    if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable');
  }
  root.dataset['yantraHeld'] = String(holders() + 1);
  return () => {
    const left = holders() - 1;
    if (left > 0) {
      root.dataset['yantraHeld'] = String(left);
      return;
    }
    delete root.dataset['yantraHeld'];
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
