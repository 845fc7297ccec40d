import type { later, Session } from '@yantra/state';

/** A session may still start (the page has just loaded) or be renewed: the guard waits so many milliseconds before it sends anybody away. */
const graceMs = 500;

interface GuardedSession {
  readonly session: Pick<Session, 'wanted' | 'user'>;
  readonly later: typeof later;
}

/**
 * Reports that nobody is logged in and no log-in is requested, once that has lasted for a moment. Returns how to stop.
 * @param onDismissed called instead if a log-in was requested and dismissed
 */
export function guard(
  { session: { wanted, user }, later: wait }: GuardedSession,
  onNobody: () => void,
  onDismissed = onNobody,
): () => void {
  let cancel = () => undefined as void;
  let wasRequested = false;
  const stop = wanted.subscribe((request) => {
    cancel();
    wasRequested ||= request !== undefined;
    if (request) return;
    cancel = wait(() => {
      if (!user.peek()) (wasRequested ? onDismissed : onNobody)();
    }, graceMs);
  });
  return () => {
    cancel();
    stop();
  };
}
