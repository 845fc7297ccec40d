import { randomUUID } from 'node:crypto';
import type { changePersonEmail, changePersonPhone, InputOf } from '@yantra/contract/calls';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { isUuid } from '../../uuid.ts';
import { refuseTakenPhone, setEmail, setPhone } from '../accounts/index.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { deleteSessionsOf } from '../sessions/index.ts';
import { lockPerson, type Person } from './people.queries.ts';

/** Changes people's phone and e-mail for them, where they cannot prove the old one any more. Nothing proves the new one until they do. */
export type Contacts = ReturnType<typeof createContacts>;

export function createContacts({ db, clock }: DbAndClock) {
  /** Admins prove theirs: whoever changed another admin's phone could log in as them. */
  async function requireChangeable(trx: Db, id: string): Promise<Person> {
    const person = isUuid(id) ? await lockPerson(trx, id) : undefined;
    if (person === undefined) throw new AppError('user.unknown');
    if (person.role === 'admin') throw new AppError('person.admin');
    return person;
  }
  return {
    /** Ends every session; tells the old and the new number. @throws AppError `user.unknown`, `person.admin`, `phone.same`, `phone.taken` */
    async changePhone({ id, phoneNumber: phone, reason }: InputOf<typeof changePersonPhone>, caller: Caller) {
      const { userId, sessionId } = caller;
      const change = async (trx: Db) => {
        const now = clock.now();
        const person = await requireChangeable(trx, id);
        if (person.phone === phone) throw new AppError('phone.same');
        if (!(await setPhone(trx, id, person.phone, phone, null))) throw new AppError('phone.taken');
        await deleteSessionsOf(trx, id, 'phone', now);
        const facts = { reason, before: ending(person.phone), after: ending(phone) };
        await appendAudit(trx, { at: now, kind: 'person.phoneChanged', userId, sessionId, subjectId: id, facts });
        const happened = { kind: 'phoneChanged', facts: { digits: phone.slice(-4) }, at: now } as const;
        const key = randomUUID();
        await tell(trx, { ...happened, key }, [{ userId: id, phone: person.phone }]);
        await tell(trx, { ...happened, key: `${key} new` }, [{ userId: id, without: 'email' }]);
        return {};
      };
      return db.transaction().execute(change).catch(refuseTakenPhone);
    },
    /** Tells the old and the new address. @throws AppError `user.unknown`, `person.admin` */
    async changeEmail({ id, email, reason }: InputOf<typeof changePersonEmail>, { userId, sessionId }: Caller) {
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const person = await requireChangeable(trx, id);
        if (person.email === email) return {};
        await setEmail(trx, id, email, null);
        const facts = { reason };
        await appendAudit(trx, { at: now, kind: 'person.emailChanged', userId, sessionId, subjectId: id, facts });
        const key = randomUUID();
        const happened = { kind: 'emailChanged', facts: {}, at: now } as const;
        if (person.email !== '') await tell(trx, { ...happened, key }, [{ userId: id, email: person.email }]);
        await tell(trx, { ...happened, key: `${key} new` }, [{ userId: id }]);
        return {};
      });
    },
    /** Asks a person by e-mail to confirm the address. @throws AppError `user.unknown`, `email.none` */
    async sendEmailAgain(id: string, { userId, sessionId }: Caller) {
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const person = isUuid(id) ? await lockPerson(trx, id) : undefined;
        if (person === undefined) throw new AppError('user.unknown');
        if (person.email === '') throw new AppError('email.none');
        await appendAudit(trx, { at: now, kind: 'person.emailSent', userId, sessionId, subjectId: id });
        await tell(trx, { kind: 'confirmEmail', key: randomUUID(), facts: {}, at: now }, [{ userId: id }]);
        return {};
      });
    },
  };
}

/** The audit log holds no whole phone numbers. */
const ending = (phone: string): string => `…${phone.slice(-4)}`;
