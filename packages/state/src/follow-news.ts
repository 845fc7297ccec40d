import { later } from './later.ts';
import { type Bell, NoStream, readStream } from './news-stream.ts';
import type { Session } from './session.ts';

/** What following needs. */
export interface Following {
  readonly fetch: typeof fetch;
  /** Shortens every wait, for tests. */
  readonly pace: number;
  readonly url: string;
  readonly session: Pick<Session, 'token' | 'renew'>;
  /** The last that was heard. */
  readonly known: () => Bell | undefined;
  readonly hear: (bell: Bell) => void;
  /** Asks for it, and hears the answer. */
  readonly poll: () => Promise<void>;
}

/* A tab out of sight for so long lets another one lead. */
const hiddenMs = 60_000;
const pollMs = 60_000;
const firstBackMs = 2_000;
const mostBackMs = 5 * 60_000;
const unauthorized = 401;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const cancel = later(done, ms);
    const end = () => {
      cancel();
      done();
    };
    signal.addEventListener('abort', end, { once: true });
  });

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

/** Reads streams, one after the other, and tells the other tabs. Until there is one again, it asks before each try. */
async function lead(following: Following, signal: AbortSignal, tell: (bell: Bell) => void): Promise<void> {
  const { fetch, url, session, known, hear, poll, pace } = following;
  const onBell = (bell: Bell) => {
    hear(bell);
    tell(bell);
  };
  let knows = '';
  for (let failures = 0; !signal.aborted;) {
    let backMs: number | undefined;
    try {
      const token = session.token();
      if (token === undefined) throw new Error('Without a token there is no stream.');
      const end = await readStream({ fetch, url, token, knows, signal, onBell });
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
      await poll().catch(() => undefined);
      const bell = known();
      if (bell) tell(bell);
    }
    const back = Math.min(mostBackMs, firstBackMs * 2 ** failures) * (0.5 + Math.random());
    await pause((backMs ?? back) * pace, signal);
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
      return lead(following, signal, tell);
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
