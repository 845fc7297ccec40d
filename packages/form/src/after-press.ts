/** A press longer than this, in milliseconds, is not a click. */
const longestPress = 600;

/**
 * Runs something once no pointer is pressed. An error that appears as somebody leaves a field for a button would push the button from under the pointer, and
 * the click would be lost.
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
