import { type ReadonlySignal, signal } from '@preact/signals-react';
import { getNotifications } from '@yantra/contract/calls';
import { followNews } from './follow-news.ts';
import type { Bell, DealMoved } from './news-stream.ts';
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
  /** Calls back when one of their deals has moved; without it, when any may have. @returns how to stop */
  readonly onMoved: (act: (deal: DealMoved | undefined) => void) => () => void;
  /** Follows it until stopped. */
  readonly start: () => () => void;
}

/**
 * The news of who is logged in: one stream for all tabs of a browser. The tab that holds the lock reads it and tells the others; without locks, or where there
 * is no stream, it is asked for now and then.
 */
export function createNews(
  { siteUrl, session, send }: Scope,
  { fetch = globalThis.fetch.bind(globalThis), pace = 1 }: NewsOptions = {},
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
  const acts = new Set<(deal: DealMoved | undefined) => void>();
  const moved = (deal: DealMoved | undefined): void => acts.forEach((act) => act(deal));
  const url = `${siteUrl}/api/Live/Events`;
  const following = { fetch, pace, url, session, known: () => bell.peek(), hear, poll, moved };
  return {
    bell,
    report: hear,
    onMoved(act) {
      acts.add(act);
      return () => void acts.delete(act);
    },
    start() {
      let stop: (() => void) | undefined;
      let userId: string | undefined;
      // A renewed token changes the person's data too; who they are is what counts.
      const unsubscribe = session.user.subscribe((user) => {
        if (user?.id === userId) return;
        stop?.();
        userId = user?.id;
        bell.value = undefined;
        stop = userId === undefined ? undefined : followNews(following, userId);
      });
      return () => {
        unsubscribe();
        stop?.();
      };
    },
  };
}
