import { type ReadonlySignal, signal } from '@preact/signals-react';
import { getNotifications } from '@yantra/contract/calls';
import { later } from './later.ts';
import { type Bell, NoStream, readStream } from './news-stream.ts';
import type { Scope } from './scope.ts';

export interface NewsOptions {
  /** The platform's `fetch`, or a replacement. */
  readonly fetch?: typeof fetch;
  /** Shortens every wait, for tests. */
  readonly pace?: number;
}

/** What stands at the person's bell, as it changes. */
export interface News {
  readonly bell: ReadonlySignal<Bell | undefined>;
  /** Another answer told it. */
  readonly report: (bell: Bell) => void;
  /** Follows it until stopped. */
  readonly start: () => () => void;
}

/* A tab out of sight for so long lets another one lead. */
const hiddenMs = 60_000;
const pollMs = 60_000;
const firstBackMs = 2_000;
const mostBackMs = 5 * 60_000;
const unauthorized = 401;

/**
 * The news of who is logged in: one stream for all tabs of a browser. The tab that holds the lock reads it and tells the others; without locks, or where there
 * is no stream, each tab asks now and then.
 */
export function createNews(
  { siteUrl, session, send }: Scope,
  { fetch: fetcher = fetch, pace = 1 }: NewsOptions = {},
): News {
  const bell = signal<Bell | undefined>(undefined);
  const hear = (next: Bell): void => {
    const { unread, newest } = bell.peek() ?? {};
    if (unread !== next.unread || newest !== next.newest) bell.value = next;
  };
  const poll = async (): Promise<void> => {
    const { unread, newest } = await send(getNotifications, { unread: true }, { isQuiet: true });
    hear({ unread, newest: newest ?? '0' });
  };
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((done) => {
      const cancel = later(done, ms * pace);
      signal.addEventListener('abort', () => (cancel(), done()), { once: true });
    });

  /** Asks now and then, less often while that fails. */
  async function askOn(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      failures = await poll().then(
        () => 0,
        () => failures + 1,
      );
      await pause(Math.min(mostBackMs, pollMs * 2 ** failures), signal);
    }
  }

  /** Reads streams, one after the other, and tells the other tabs. */
  async function lead(signal: AbortSignal, tell: (bell: Bell) => void): Promise<void> {
    let knows = '';
    for (let failures = 0; !signal.aborted;) {
      let backMs: number | undefined;
      try {
        const token = session.token();
        if (token === undefined) return;
        const end = await readStream({
          fetch: fetcher,
          url: `${siteUrl}/api/Live/Events`,
          token,
          knows,
          signal,
          onBell: (next) => {
            hear(next);
            tell(next);
          },
        });
        failures = 0;
        ({ knows, backMs } = end);
        // Without a session nobody is logged in any more, which ends this.
        if (end.isOver) await session.renew();
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (error instanceof NoStream) {
          ({ backMs } = error);
          if (error.status === unauthorized) await session.renew();
        }
        // Until there is a stream again.
        await poll().then(
          () => tell(bell.peek() ?? { unread: 0, newest: '0' }),
          () => undefined,
        );
      }
      const back = Math.min(mostBackMs, firstBackMs * 2 ** failures);
      await pause(backMs ?? back * (0.5 + Math.random()), signal);
    }
  }

  /** While this tab is in sight. */
  function takePart(userId: string, signal: AbortSignal): void {
    if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return void askOn(signal);
    const name = `yantra-news-${userId}`;
    const channel = new BroadcastChannel(name);
    let isLeading = false;
    channel.onmessage = ({ data }: MessageEvent<Bell | 'ask'>) => {
      if (data !== 'ask') return hear(data);
      const known = bell.peek();
      if (isLeading && known) channel.postMessage(known);
    };
    channel.postMessage('ask');
    signal.addEventListener('abort', () => channel.close(), { once: true });
    const tell = (next: Bell): void => {
      if (!signal.aborted) channel.postMessage(next);
    };
    navigator.locks
      .request(name, { signal }, () => {
        isLeading = true;
        return lead(signal, tell);
      })
      // Given up before its turn came.
      .catch(() => undefined);
  }

  /** Takes part while the tab is in sight, and for a while after. @returns how to stop */
  function whileSeen(userId: string): () => void {
    let part: AbortController | undefined;
    let cancelLeaving: (() => void) | undefined;
    const look = () => {
      cancelLeaving?.();
      cancelLeaving = undefined;
      if (document.visibilityState === 'visible') {
        if (part) return;
        part = new AbortController();
        takePart(userId, part.signal);
      } else {
        cancelLeaving = later(() => {
          part?.abort();
          part = undefined;
        }, hiddenMs * pace);
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      cancelLeaving?.();
      part?.abort();
    };
  }

  return {
    bell,
    report: hear,
    start() {
      let stop: (() => void) | undefined;
      let userId: string | undefined;
      // A signal tells of renewed tokens too; the person is what counts.
      const unsubscribe = session.user.subscribe((user) => {
        if (user?.id === userId) return;
        stop?.();
        userId = user?.id;
        bell.value = undefined;
        stop = userId === undefined ? undefined : whileSeen(userId);
      });
      return () => {
        unsubscribe();
        stop?.();
      };
    },
  };
}
