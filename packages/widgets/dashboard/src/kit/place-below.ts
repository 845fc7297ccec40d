/** Pixels between a button and what opens below it, and between that and the edge of the window. */
const gap = 6;

/** Puts what lies in the top layer below its button and flush with its end, within the window. By script, since anchors are not everywhere yet. */
export function placeBelow(opened: HTMLElement, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  const { width, height } = opened.getBoundingClientRect();
  opened.style.left = `${Math.max(gap, Math.min(right, innerWidth - gap) - width)}px`;
  opened.style.top = `${Math.max(gap, Math.min(bottom + gap, innerHeight - gap - height))}px`;
}
