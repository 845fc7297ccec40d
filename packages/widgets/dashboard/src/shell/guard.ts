import type { later, Session } from '@yantra/state';

/** A session may still start (the page has just loaded) or be renewed: the guard waits so many milliseconds before it sends anybody away. */
const graceMs = 500;

interface Watched {
  readonly session: Pick<Session, 'wanted' | 'user'>;
  readonly later: typeof later;
}

/**
 * Reports that nobody is logged in and no log-in is requested, once that has lasted for a moment. Returns how to stop.
 * @param onGivenUp called instead if a log-in was requested and dismissed
 */
export function guard(
  { session: { wanted, user }, later: wait }: Watched,
  onNobody: () => void,
  onGivenUp = onNobody,
): () => void {
  let cancel = () => undefined as void;
  let wasAsked = false;
  const stop = wanted.subscribe((wish) => {
    cancel();
    wasAsked ||= wish !== undefined;
    if (wish) return;
    cancel = wait(() => {
      if (!user.peek()) (wasAsked ? onGivenUp : onNobody)();
    }, graceMs);
  });
  return () => {
    cancel();
    stop();
  };
}
