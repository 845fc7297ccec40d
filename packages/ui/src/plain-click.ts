import type { MouseEvent } from 'react';

/** Whether a click only means "go there": with a modifier key it asks for a new tab or a download, which a page must leave alone. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
