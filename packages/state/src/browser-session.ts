import type { Client } from '@yantra/client';
import { logOut, refreshSession } from '@yantra/contract/calls';
import { type LiveSession, createSession } from './create-session.ts';

const lockName = 'yantra-session';

/** The session of the page's own browser. @param client calls our own API; it asks this session for its token */
export const createBrowserSession = (client: () => Client): LiveSession =>
  createSession({
    storage: () => localStorage,
    renew: async () => (await client().call(refreshSession, {})).access_token,
    end: () => client().call(logOut, {}),
    now: Date.now,
    later(act, ms) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    alone: (task) => navigator.locks?.request(lockName, task) ?? task(),
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
