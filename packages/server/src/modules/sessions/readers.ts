import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/types.ts';
import type { Caller } from '../../http/bind.ts';
import type { Reader } from '../../http/pages.ts';
import { personName } from '../../person-name.ts';
import { readPageToken } from './page-token.ts';
import type { HeldKeys } from './session-keys.ts';
import * as queries from './sessions.queries.ts';

/** Identifies requesters by their tokens; see `Sessions`. */
export function createReaders(db: Db, clock: Clock, keys: () => Promise<HeldKeys>) {
  return {
    async identify(accessToken: string): Promise<Caller | undefined> {
      const facts = await (await keys()).tokens.check(accessToken);
      if (facts === undefined) return undefined;
      const user = await queries.findSessionUser(db, facts.sessionId, clock.now());
      if (user?.id !== facts.userId) return undefined;
      return { userId: user.id, role: user.role, rights: user.rights, sessionId: facts.sessionId };
    },
    async readerOf(token: string): Promise<Reader | undefined> {
      const sessionId = readPageToken((await keys()).refresh.all, token);
      const user = sessionId && (await queries.findSessionUser(db, sessionId, clock.now()));
      if (!sessionId || !user) return undefined;
      const { id, role, rights, phone } = user;
      return {
        caller: { userId: id, role, rights, sessionId },
        user: { id, role, ...(rights.length > 0 && { rights }), name: personName(user), phone },
      };
    },
  };
}
