import { type LoggedUser, useScope, useUser } from '@yantra/state';
import { useEffect, useState } from 'react';

/** A session may be about to begin (the page has just come) or to be renewed: nobody is sent away before so many milliseconds. */
const graceMs = 500;

/**
 * Who is, or was a moment ago, logged in. While a log-in is asked for in place their screen stays, with what was typed; when it is given up,
 * or nobody was logged in at all, `onNobody` is called.
 */
export function useGuard(onNobody: () => void): LoggedUser | undefined {
  const { wanted, user: current } = useScope().session;
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  useEffect(() => {
    if (user) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = wanted.subscribe((wish) => {
      clearTimeout(timer);
      if (!wish) timer = setTimeout(() => !current.peek() && onNobody(), graceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [user, wanted, current, onNobody]);
  return user ?? last;
}
