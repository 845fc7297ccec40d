import type { Notice } from '@yantra/state';

const key = 'yantra.notice';

/**
 * A success that is told just before the dashboard is entered, as after a log-in, would be gone before it is read, since the dashboard is
 * loaded anew (it has a policy of its own): it is kept for as long as it shows, and told again there.
 */
export function carryNotice({ kind, text, duration }: Notice, now: number): void {
  if (kind !== 'success') return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ text, until: now + duration }));
  } catch {
    // Without storage the message ends with its page.
  }
}

/** @returns what the page before has told and nobody had the time to read */
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
