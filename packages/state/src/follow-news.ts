import { later } from './later.ts';
import { type Following, leadNews, pause } from './lead-news.ts';
import type { Bell } from './news-stream.ts';

/* A tab out of sight for so long lets another one lead. */
const hiddenMs = 60_000;
const pollMs = 60_000;
const mostBackMs = 5 * 60_000;

/** Asks now and then, less often while that fails. */
async function askOn({ poll, pace }: Following, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    failures = await poll().then(
      () => 0,
      () => failures + 1,
    );
    await pause(Math.min(mostBackMs, pollMs * 2 ** failures) * pace, signal);
  }
}

/** Leads, or hears from the tab that does. */
function takePart(following: Following, userId: string, signal: AbortSignal): void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return void askOn(following, signal);
  const name = `yantra-news-${userId}`;
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  channel.onmessage = ({ data }: MessageEvent<Bell | 'ask'>) => {
    if (data !== 'ask') return following.hear(data);
    const known = following.known();
    if (isLeading && known) channel.postMessage(known);
  };
  channel.postMessage('ask');
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const tell = (bell: Bell): void => {
    if (!signal.aborted) channel.postMessage(bell);
  };
  navigator.locks
    .request(name, { signal }, () => {
      isLeading = true;
      return leadNews(following, signal, tell);
    })
    // Given up before its turn came.
    .catch(() => undefined);
}

/** Follows a person's news while the tab is in sight, and for a while after. @returns how to stop */
export function followNews(following: Following, userId: string): () => void {
  let part: AbortController | undefined;
  let cancelLeaving: (() => void) | undefined;
  const leave = () => {
    part?.abort();
    part = undefined;
  };
  const look = () => {
    cancelLeaving?.();
    cancelLeaving = undefined;
    if (document.visibilityState !== 'visible') {
      cancelLeaving = later(leave, hiddenMs * following.pace);
    } else if (!part) {
      part = new AbortController();
      takePart(following, userId, part.signal);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    cancelLeaving?.();
    leave();
  };
}
