/** Pixels between a button and the popup below it, and between the popup and the window's edge. */
const gap = 6;

/** Places a popup in the top layer below its button, aligned with its end and within the window. In script, since not all browsers have anchor positioning. */
export function placeBelow(opened: HTMLElement, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  const { width, height } = opened.getBoundingClientRect();
  opened.style.left = `${Math.max(gap, Math.min(right, innerWidth - gap) - width)}px`;
  opened.style.top = `${Math.max(gap, Math.min(bottom + gap, innerHeight - gap - height))}px`;
}
