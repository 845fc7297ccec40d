import { notePress as call } from '@yantra/contract/calls';
import type { Scope } from '@yantra/state';

/** The server counts no further. */
const lastPosition = 10_000;

/**
 * Counts which result of a search was pressed: the words and the place in the list, nothing of who pressed. A beacon, so that the page to come does not
 * wait for it; where none can be sent, nothing is counted.
 */
export function notePress({ siteUrl }: Scope, searchTerm: string, position: number): void {
  if (!searchTerm || position > lastPosition) return;
  navigator.sendBeacon(`${siteUrl}/api${call.path}`, JSON.stringify({ searchTerm, position }));
}
