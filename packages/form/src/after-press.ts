/** Who holds longer than this, in milliseconds, is not clicking. */
const longestPress = 600;

/**
 * Does something once nothing is pressed any more. A sentence that appears under a field as somebody leaves it for a button would push that button
 * from under the pointer, and the click be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act();
  const end = (): void => {
    clearTimeout(timer);
    removeEventListener('click', end);
    act();
  };
  const timer = setTimeout(end, longestPress);
  addEventListener('click', end);
}
