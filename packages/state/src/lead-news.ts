import { later } from './later.ts';
import { type Bell, type DealMoved, NoStream, readStream } from './news-stream.ts';
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
  /** A deal moved; undefined: any may have, since nobody listened for a while. */
  readonly moved?: (deal: DealMoved | undefined) => void;
  /** Asks for it, and hears the answer. */
  readonly poll: () => Promise<void>;
}

const firstBackMs = 2_000;
const mostBackMs = 5 * 60_000;
const unauthorized = 401;

/** Waits, or until aborted. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const cancel = later(done, ms);
    const end = () => {
      cancel();
      done();
    };
    signal.addEventListener('abort', end, { once: true });
  });

/** Before another stream is tried. @param said as the server wishes */
export const backMs = (failures: number, said: number | undefined): number =>
  said ?? Math.min(mostBackMs, firstBackMs * 2 ** failures) * (0.5 + Math.random());

/**
 * Reads streams, one after the other, and tells the other tabs. Until there is one again, it asks before each try.
 * @param tellMoved of deals that moved
 */
export async function leadNews(
  following: Following,
  signal: AbortSignal,
  tell: (bell: Bell) => void,
  tellMoved: (deal: DealMoved | undefined) => void = () => undefined,
): Promise<void> {
  const { fetch, url, session, known, hear, poll, pace, moved } = following;
  const onBell = (bell: Bell) => {
    hear(bell);
    tell(bell);
  };
  const onDeal = (deal?: DealMoved) => {
    moved?.(deal);
    tellMoved(deal);
  };
  let knows = '';
  for (let failures = 0; !signal.aborted;) {
    let said: number | undefined;
    try {
      const token = session.token();
      if (token === undefined) throw new Error('Without a token there is no stream.');
      const authorization = `Bearer ${token}`;
      const end = await readStream({
        fetch,
        url,
        authorization,
        knows,
        signal,
        onBell,
        onDeal,
        onOpen: () => onDeal(),
      });
      failures = 0;
      ({ knows, backMs: said } = end);
      // Without a session nobody is logged in any more, which ends this.
      if (end.isOver) await session.renew();
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (error instanceof NoStream) {
        ({ backMs: said } = error);
        if (error.status === unauthorized) await session.renew();
      }
      await poll().catch(() => undefined);
      onDeal();
      const bell = known();
      if (bell) tell(bell);
    }
    await pause(backMs(failures, said) * pace, signal);
  }
}
