import type { Client } from '@yantra/client';
import { logOut, refreshSession } from '@yantra/contract/calls';
import { type LiveSession, createSession } from './create-session.ts';
import { forgetTyped } from './forget-typed.ts';

const lockName = 'yantra-session';
/** A tab that was frozen with the lock in its hands must not keep the others from asking, in milliseconds. */
const lockPatienceMs = 20_000;

/** Runs a task while no other tab runs one; without locks, or when one is never given back, all the same. */
async function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(lockPatienceMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}

/** The session of the page's own browser. @param client calls our own API; it asks this session for its token */
export const createBrowserSession = (client: () => Client): LiveSession =>
  createSession({
    storage: () => localStorage,
    renew: async () => (await client().call(refreshSession, {})).access_token,
    end: () => client().call(logOut, {}),
    leave: (userId) => forgetTyped(() => localStorage, userId),
    now: Date.now,
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    withTabLock,
    watch(look) {
      const whenSeen = () => {
        if (document.visibilityState === 'visible') look();
      };
      addEventListener('storage', look);
      addEventListener('pageshow', look);
      document.addEventListener('visibilitychange', whenSeen);
      return () => {
        removeEventListener('storage', look);
        removeEventListener('pageshow', look);
        document.removeEventListener('visibilitychange', whenSeen);
      };
    },
  });
