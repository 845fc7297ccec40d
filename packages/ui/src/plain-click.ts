/** The parts of a click (React's or the DOM's) that say how it was meant. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click just follows the link: with a modifier key it asks for a new tab or a download, which a page must not
 * prevent.
 */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
