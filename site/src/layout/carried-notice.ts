import type { Notice } from '@yantra/state';

const key = 'yantra.notice';

/**
 * A success shown just before the dashboard is entered, as after a log-in, would be lost before it is read, since the dashboard
 * loads a new document (it has a policy of its own). So it is kept for as long as it is shown, and shown again there.
 */
export function carryNotice({ kind, text, duration }: Notice, now: number): void {
  if (kind !== 'success') return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, until: now + duration }));
  } catch {
    // Without storage the message is lost with its page.
  }
}

/** @returns the notice that the previous page showed too briefly to be read */
export function carriedNotice(now: number): Notice | undefined {
  try {
    const { text, until } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { text?: unknown; until?: unknown };
    sessionStorage.removeItem(key);
    if (typeof text !== 'string' || typeof until !== 'number' || until <= now) return undefined;
    return { kind: 'success', text, duration: until - now };
  } catch {
    return undefined;
  }
}
