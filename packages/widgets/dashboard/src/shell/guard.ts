import type { later, Session } from '@yantra/state';

/** A session may be about to begin (the page has just come) or to be renewed: nobody is sent away before so many milliseconds. */
const graceMs = 500;

interface Watched {
  readonly session: Pick<Session, 'wanted' | 'user'>;
  readonly later: typeof later;
}

/**
 * Says when nobody is logged in, none is asked to, and that has not changed for a moment. Returns how to stop.
 * @param onGivenUp instead, where a log-in was asked for, and not wanted
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
