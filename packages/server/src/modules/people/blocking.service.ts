import { randomUUID } from 'node:crypto';
import type { blockPerson, endPersonSessions, InputOf, unblockPerson } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { deleteSessionOf, deleteSessionsOf } from '../sessions/index.ts';
import { lockAdmins } from '../staff/index.ts';
import * as queries from './people.queries.ts';

/** Blocks people, and logs them out. */
export type Blocking = ReturnType<typeof createBlocking>;

export function createBlocking({ db, clock }: DbAndClock) {
  return {
    /**
     * Their sessions end, their machines leave the lists, and they are told. What they paid stays paid.
     * @throws AppError `user.unknown`, `person.self`, `staff.lastAdmin`, `person.blocked`
     */
    async block({ id, reason, message = '' }: InputOf<typeof blockPerson>, { userId, sessionId }: Caller) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      if (id.toLowerCase() === userId) throw new AppError('person.self');
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        // In the order of every change of who may what, so that of two at once the second sees what the first left.
        const admins = await lockAdmins(trx);
        const person = await queries.lockPerson(trx, id);
        if (person === undefined) throw new AppError('user.unknown');
        if (person.blocked_at !== null) throw new AppError('person.blocked');
        if (person.role === 'admin' && admins.every((one) => one === person.id)) throw new AppError('staff.lastAdmin');
        await queries.setBlocked(trx, id, { at: now, reason, by: userId }, now);
        await deleteSessionsOf(trx, id, 'blocked', now);
        const facts = message === '' ? { reason } : { reason, message };
        await appendAudit(trx, { at: now, kind: 'person.blocked', userId, sessionId, subjectId: id, facts });
        await tell(trx, { kind: 'accountBlocked', key: randomUUID(), facts: { message }, at: now }, [{ userId: id }]);
        return {};
      });
    },
    /** @throws AppError `user.unknown`, `person.notBlocked` */
    async unblock({ id, reason }: InputOf<typeof unblockPerson>, { userId, sessionId }: Caller) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const person = await queries.lockPerson(trx, id);
        if (person === undefined) throw new AppError('user.unknown');
        if (person.blocked_at === null) throw new AppError('person.notBlocked');
        await queries.setBlocked(trx, id, null, now);
        await appendAudit(trx, {
          at: now,
          kind: 'person.unblocked',
          userId,
          sessionId,
          subjectId: id,
          facts: { reason },
        });
        await tell(trx, { kind: 'accountUnblocked', key: randomUUID(), facts: {}, at: now }, [{ userId: id }]);
        return {};
      });
    },
    /** Ends one session, or all. @throws AppError `user.unknown` */
    async endSessions(
      { id, reason, sessionId: one }: InputOf<typeof endPersonSessions>,
      { userId, sessionId }: Caller,
    ) {
      if (!isUuid(id)) throw new AppError('user.unknown');
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        if ((await queries.lockPerson(trx, id)) === undefined) throw new AppError('user.unknown');
        const ended =
          one === undefined
            ? await deleteSessionsOf(trx, id, 'support', now)
            : Number(isUuid(one) && (await deleteSessionOf(trx, id, one, now, 'support')));
        if (ended === 0) return { ended };
        const facts = { reason, sessions: String(ended) };
        await appendAudit(trx, { at: now, kind: 'sessions.ended', userId, sessionId, subjectId: id, facts });
        await tell(trx, { kind: 'loggedOutByUs', key: randomUUID(), facts: {}, at: now }, [{ userId: id }]);
        return { ended };
      });
    },
  };
}
