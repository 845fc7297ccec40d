import type { Client } from '@yantra/client';
import { logOut, refreshSession } from '@yantra/contract/calls';
import { type LiveSession, createSession } from './create-session.ts';
import { forgetTyped } from './forget-typed.ts';

const lockName = 'yantra-session';
/** How long other tabs wait for the lock, in milliseconds, as a frozen tab may hold it. */
const lockPatienceMs = 20_000;

/** Runs a task while no other tab runs one; without locks, or after a long wait, it runs all the same. */
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

/** The session of the page's browser. @param client calls our own API; it asks this session for its token */
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
