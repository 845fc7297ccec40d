import { type Following, leadNews, pause } from './lead-news.ts';
import type { Bell, DealMoved } from './news-stream.ts';
import { whileInSight } from './while-in-sight.ts';

const pollMs = 60_000;
const mostBackMs = 5 * 60_000;

/** Asks now and then, less often while that fails. */
async function askOn({ poll, pace, moved }: Following, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    failures = await poll().then(
      () => 0,
      () => failures + 1,
    );
    moved?.(undefined);
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
  // Of its own: a tab with an older version of this code knows only bells.
  const deals = new BroadcastChannel(`yantra-deals-${userId}`);
  deals.onmessage = ({ data }: MessageEvent<DealMoved | null>) => following.moved?.(data ?? undefined);
  const close = () => {
    channel.close();
    deals.close();
  };
  signal.addEventListener('abort', close, { once: true });
  const tell = (bell: Bell): void => {
    if (!signal.aborted) channel.postMessage(bell);
  };
  const tellMoved = (deal: DealMoved | undefined): void => {
    if (!signal.aborted) deals.postMessage(deal ?? null);
  };
  navigator.locks
    .request(name, { signal }, () => {
      isLeading = true;
      return leadNews(following, signal, tell, tellMoved);
    })
    // Given up before its turn came.
    .catch(() => undefined);
}

/** Follows a person's news while the tab is in sight, and for a while after. @returns how to stop */
export const followNews = (following: Following, userId: string): (() => void) =>
  whileInSight((signal) => takePart(following, userId, signal), following.pace);
