import type { Client } from '@yantra/client';
import { logOut, refreshSession } from '@yantra/contract/calls';
import { type LiveSession, createSession } from './create-session.ts';
import { forgetTyped } from './forget-typed.ts';
import { later } from './later.ts';
import { withTabLock } from './tab-lock.ts';

/** Other tabs wait this long for the lock, as a frozen tab may hold it. */
const lock = { name: 'yantra-session', patienceMs: 20_000 } as const;

/** The session of the page's browser. @param client calls our own API; it asks this session for its token */
export const createBrowserSession = (client: () => Client): LiveSession =>
  createSession({
    storage: () => localStorage,
    renew: async () => (await client().call(refreshSession, {})).access_token,
    end: () => client().call(logOut, {}),
    leave: (userId) => forgetTyped(() => localStorage, userId),
    now: Date.now,
    later,
    withTabLock: (task) => withTabLock(lock, task),
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
