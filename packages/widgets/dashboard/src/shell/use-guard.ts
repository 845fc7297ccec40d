import { type LoggedUser, useScope, useUser } from '@yantra/state';
import { useEffect, useState } from 'react';
import { later } from '../kit/later.ts';
import { guard } from './guard.ts';

/**
 * Who is, or was a moment ago, logged in. While a log-in is asked for in place their screen stays, with what was typed; when it is given up,
 * or nobody was logged in at all, `onNobody` is called.
 */
export function useGuard(onNobody: () => void): LoggedUser | undefined {
  const { session } = useScope();
  const user = useUser();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  useEffect(() => (user ? undefined : guard({ session, later }, onNobody)), [user, session, onNobody]);
  return user ?? last;
}
