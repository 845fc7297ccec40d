import type {
  changeEmail,
  changePhone,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  InputOf,
} from '@yantra/contract/calls';
import type { Db, DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import { appendAudit } from '../audit/index.ts';
import { tell } from '../notifications/index.ts';
import { deleteSessionsOf, lockSession, type Sessions, type SessionTokens } from '../sessions/index.ts';
import type { OtpHandle, Verification } from '../verification/index.ts';
import type { Accounts } from './accounts.service.ts';
import * as queries from './contact-change.queries.ts';

export interface ContactChangeParts extends DbAndClock {
  readonly accounts: Pick<Accounts, 'confirm'>;
  readonly sessions: Sessions;
  readonly verification: Verification;
}

/** Changes a logged-in person's phone or e-mail: with their password, and a code from the new contact. */
export type ContactChange = ReturnType<typeof createContactChange>;

export function createContactChange(parts: ContactChangeParts) {
  const { db, clock, accounts, sessions, verification } = parts;
  return {
    /** @throws AppError `phone.same`, and what `Accounts.confirm` and sending a code to a new phone throw */
    async codeForPhone(
      { phoneNumber: phone, password }: InputOf<typeof generateOtpForNewPhone>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      const { userId } = caller;
      if (await queries.hasPhone(db, userId, phone)) throw new AppError('phone.same');
      return verification.sendToNewPhone({ phone, address, userId, locale: await queries.findLocale(db, userId) });
    },
    /** @throws what `Accounts.confirm` and sending a code throw */
    async codeForEmail(
      { email, password }: InputOf<typeof generateOtpForNewEmail>,
      caller: Caller,
      address: string,
    ): Promise<OtpHandle> {
      await accounts.confirm(caller, password, address);
      const { userId } = caller;
      const locale = await queries.findLocale(db, userId);
      return verification.send({ purpose: 'changeEmail', phone: email, address, userId, locale, reaches: true });
    },
    /** Ends every session and begins a new one here. @throws AppError `grant.invalid`, `phone.taken`, `session.ended` */
    async changePhone(
      { phoneNumber: phone, id, securityStamp }: InputOf<typeof changePhone>,
      { userId, sessionId }: Caller,
      userAgent: string | undefined,
    ): Promise<SessionTokens> {
      await sessions.ready();
      const change = async (trx: Db) => {
        const now = clock.now();
        await verification.consume(trx, { id, securityStamp, phone, purpose: 'changePhone', userId });
        const before = await queries.lockContact(trx, userId);
        const user = before && (await lockSession(trx, sessionId, now));
        if (before === undefined || user === undefined) throw new AppError('session.ended');
        if (!(await queries.setPhone(trx, userId, before.phone, phone, now))) throw new AppError('phone.taken');
        await deleteSessionsOf(trx, userId, 'phone', now);
        const session = await sessions.begin(trx, { ...user, phone }, { userAgent, before: undefined });
        await appendAudit(trx, { at: now, kind: 'phone.changed', userId, sessionId: session.sessionId });
        const facts = { digits: phone.slice(-4) };
        await tell(trx, { kind: 'phoneChanged', key: id, facts, at: now }, [{ userId, phone: before.phone }]);
        return session;
      };
      return db.transaction().execute(change).catch(refuseTakenPhone);
    },
    /** @throws AppError `emailGrant.invalid` */
    async changeEmail(
      { email, id, securityStamp }: InputOf<typeof changeEmail>,
      { userId, sessionId }: Caller,
    ): Promise<Record<string, never>> {
      const grant = { id, securityStamp, phone: email, purpose: 'changeEmail', userId } as const;
      await db.transaction().execute(async (trx) => {
        const at = clock.now();
        await verification.consume(trx, grant).catch((error: unknown) => {
          throw error instanceof AppError ? new AppError('emailGrant.invalid') : error;
        });
        const before = await queries.lockContact(trx, userId);
        await queries.setEmail(trx, userId, email, at);
        await appendAudit(trx, { at, kind: 'email.changed', userId, sessionId });
        if (before !== undefined && before.email !== email)
          await tell(trx, { kind: 'emailChanged', key: id, facts: {}, at }, [{ userId, email: before.email }]);
      });
      return {};
    },
  };
}

/** Somebody signed up with the phone at the same time: the table's constraint reports it. */
export function refuseTakenPhone(error: unknown): never {
  throw (error as { readonly code?: unknown } | null)?.code === '23505' ? new AppError('phone.taken') : error;
}
