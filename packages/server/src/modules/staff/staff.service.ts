import type { getStaff, giveRight, InputOf, OutputOf, takeRight } from '@yantra/contract/calls';
import type { StaffRight } from '@yantra/domain';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { personName } from '../../person-name.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import * as queries from './staff.queries.ts';

/** Who helps to run the marketplace: admins, and people with a right. */
export type Staff = ReturnType<typeof createStaff>;

export function createStaff({ db, clock }: DbAndClock) {
  /** Notes the change, and tells the person. */
  async function note(trx: Db, what: Change, { userId, sessionId }: Caller): Promise<void> {
    const { kind, person, right, reason } = what;
    const at = clock.now();
    await appendAudit(trx, { at, kind, userId, sessionId, subjectId: person, facts: { right, reason } });
    if (person === userId) return;
    const key = `${right} ${at.getTime()}`;
    const told = kind === 'right.given' ? ('rightGiven' as const) : ('rightTaken' as const);
    await tell(trx, { kind: told, key, facts: { right, reason }, at }, [{ userId: person }]);
  }

  return {
    async list(): Promise<OutputOf<typeof getStaff>> {
      const people = Map.groupBy(await queries.allRights(db), ({ id }) => id);
      return [...people.values()].map((rows) => {
        const [{ id, phone, ...name }] = rows as [queries.StaffRow];
        return {
          id,
          fullName: personName(name),
          phoneNumber: phone,
          rights: rows.map(({ right, since, given_by: givenBy }) => ({
            right,
            since: since?.toISOString() ?? null,
            givenBy,
          })),
        };
      });
    },
    /** @throws AppError `user.unknown`, `staff.isOwner`, `staff.isBlocked` */
    async give({ phoneNumber, right, reason }: InputOf<typeof giveRight>, caller: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // In the order of every change, so that none waits for another's lock.
        await queries.lockAdmins(trx);
        const person = await queries.findByPhone(trx, phoneNumber);
        if (person === undefined) throw new AppError('user.unknown');
        if (person.blocked_at !== null) throw new AppError('staff.isBlocked');
        // An admin may everything already.
        if (person.role === 'admin') return;
        // Nobody decides about their own machines.
        if (person.role === 'supplier' || person.has_machines) throw new AppError('staff.isOwner');
        const at = clock.now();
        const isNew = await queries.insertRight(trx, {
          user_id: person.id,
          right,
          given_by: caller.userId,
          given_at: at,
        });
        if (right === 'admin') await queries.changeRole(trx, person.id, { from: 'user', to: 'admin' });
        if (isNew) await note(trx, { kind: 'right.given', person: person.id, right, reason }, caller);
      });
    },
    /** @throws AppError `staff.lastAdmin`, `user.unknown` if they do not have it */
    async take({ userId: person, right, reason }: InputOf<typeof takeRight>, caller: Caller): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const admins = await queries.lockAdmins(trx);
        if (right === 'admin' && admins.every((id) => id === person)) throw new AppError('staff.lastAdmin');
        const hadNote = await queries.deleteRight(trx, person, right);
        const had = right === 'admin' ? await queries.changeRole(trx, person, { from: 'admin', to: 'user' }) : hadNote;
        if (!had) throw new AppError('user.unknown');
        await note(trx, { kind: 'right.taken', person, right, reason }, caller);
      });
    },
  };
}

interface Change {
  readonly kind: 'right.given' | 'right.taken';
  readonly person: string;
  readonly right: StaffRight;
  readonly reason: string;
}
